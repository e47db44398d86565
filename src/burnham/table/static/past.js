// History: drag the knob, press the arrows or click a line of the log to see that moment; the board
// is calm there, and one button leads back to now.

import { catchUp, fetchParts } from "./live.js";
import { cardState, part, shownMoment, table } from "./state.js";

const FOLLOW = ["bar", "question", "desk", "players", "log", "history"];
let wanted = null, busy = false, dragging = false;

const slider = () => part("history").querySelector("input[type=range]");
const present = () => Number(slider().max);
const here = () => Number(slider().value);

/** Show a moment; the latest one is now. */
export function show(moment) {
  const at = Math.max(0, Math.min(present(), moment));
  if (at === present() && cardState().state !== "over") return now();
  wanted = at;
  step();
}

async function step() {
  if (busy) return;
  busy = true;
  try {
    while (wanted !== null) {
      const at = String(wanted);
      wanted = null;
      table.dataset.at = at;
      mark();
      const board = document.body.classList.contains("narrow") ? "tall" : "board";
      const names = dragging ? [board] : [board, ...FOLLOW];
      await fetchParts(names, at);
      const address = new URL(table.dataset.home, location.href);
      address.searchParams.set("at", at);
      history.replaceState(null, "", address);
    }
  } finally {
    busy = false;
  }
}

export function now() {
  if (!shownMoment()) return;
  if (cardState().state === "over") { location.assign(table.dataset.home); return; }
  wanted = null;
  table.dataset.at = "";
  mark();
  history.replaceState(null, "", table.dataset.home);
  catchUp();
}

function mark() {
  document.querySelector(".board-room").classList.toggle("past-shown", shownMoment() !== "");
}

export function stepBy(count) {
  show((shownMoment() === "" ? present() : Number(shownMoment())) + count);
}

document.addEventListener("input", event => {
  if (!event.target.matches(".past input[type=range]")) return;
  dragging = true;
  show(here());
});
document.addEventListener("change", event => {
  if (!event.target.matches(".past input[type=range]")) return;
  dragging = false;
  show(here());
});
document.addEventListener("click", event => {
  const target = event.target.closest("[data-go], [data-moment], [data-now], [data-scrub]");
  if (!target || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (target.dataset.now !== undefined) now();
  else if (target.dataset.scrub !== undefined) table.classList.toggle("scrub");
  else show(Number(target.dataset.go ?? target.dataset.moment));
});
mark();
