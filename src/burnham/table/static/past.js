// History: drag the knob, press the arrows or click a line of the log to see that moment; the board
// is calm there, and one button leads back to now.

import { fetchAll } from "./live.js";
import { chapters, mine, turns } from "./parts.js";
import { insist } from "./reach.js";
import { cardState, part, shownMoment, table, words } from "./state.js";

const KNOB = 9;       // half as wide as the knob, which stands out on both sides
const LETTER = 0.66;  // about as wide as a letter, in percent of the bar
let wanted = null, busy = false;  // the moment to be shown next, "" for now

const slider = () => part("history").querySelector("input[type=range]");
const present = () => Number(slider().max);
const here = () => Number(slider().value);

/** Show a moment; the latest one is now. */
export function show(moment) {
  const at = Math.max(0, Math.min(present(), moment));
  if (at === present() && cardState().state !== "over") return now();
  want(String(at));
}

export function now() {
  if (!shownMoment() && !wanted) return;
  if (cardState().state === "over") location.assign(table.dataset.home);
  else want("");
}

async function want(at) {
  wanted = at;
  if (busy) return;
  busy = true;
  try {
    while (wanted !== null) await insist("moment", fetchWanted);
  } finally {
    busy = false;
  }
}

async function fetchWanted() {
  const at = wanted;
  await fetchAll(at);
  if (wanted === at) wanted = null;
  mark();
  const address = new URL(table.dataset.home, location.href);
  if (shownMoment()) address.searchParams.set("at", shownMoment());
  history.replaceState(null, "", address);
}

function mark() {
  document.querySelector(".board-room").classList.toggle("past-shown", shownMoment() !== "");
}

function from() {
  const at = wanted ?? shownMoment();
  return at === "" ? present() : Number(at);
}

export function stepBy(count) { show(from() + count); }
export function stepByTurn(way) { stepAmong([...turns], way); }
export function stepByChapter(way) { stepAmong([...chapters.keys()], way); }

/** On or back to the next of these moments; to the end or the start if there is none. */
function stepAmong(moments, way) {
  const at = from();
  show(way < 0 ? Math.max(0, ...moments.filter(one => one < at)) : Math.min(present(), ...moments.filter(one => one > at)));
}

document.addEventListener("input", event => {
  if (event.target.matches(".past input[type=range]")) show(here());
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

// --- ticks: chapters by their names, my answers in my colour --------------------------------------------

/** Drawn with percentages, so that it needs no width.  A label that would run into the one before is left
    out, and none runs out of the bar. */
function drawTicks() {
  const whole = Math.max(1, present()), bar = part("history").querySelector(".track svg");
  /** @type {string[]} */
  const labels = [];
  const at = moment => Number((100 * moment / whole).toFixed(2));
  let marks = '<rect x="0" y="21" width="100%" height="2" class="f-line"/>', free = 0;
  for (const moment of mine) marks += `<rect x="${at(moment)}%" y="18" width="2" height="8" class="f-seat s-piece"/>`;
  for (const [moment, label] of [...chapters].sort(([a], [b]) => a - b)) {
    marks += `<rect x="${at(moment)}%" y="16" width="1" height="11" class="f-line"/>`;
    const width = LETTER * (label.length + 1), start = Math.min(at(moment), 100 - width);
    if (free > start) continue;
    marks += `<text x="${Number(start.toFixed(2))}%" y="11" dx="4"/>`;
    labels.push(label);
    free = start + width;
  }
  bar.innerHTML = marks;
  bar.querySelectorAll("text").forEach((text, i) => { text.textContent = labels[i]; });
}
/** What is ticked where somebody points: the chapter it is in, and whether I answered there. */
document.addEventListener("pointermove", ({ target, offsetX }) => {
  if (!target.matches?.(".past input[type=range]")) return;
  const moment = Math.round(present() * (offsetX - KNOB) / (target.clientWidth - 2 * KNOB));
  const begun = Math.max(...[...chapters.keys()].filter(one => one <= moment));
  target.title = [chapters.get(begun), mine.has(moment) ? words["tick-mine"] : ""].filter(Boolean).join(" · ");
});

document.addEventListener("swapped", ({ detail }) => detail.includes("history") && drawTicks());
drawTicks();
