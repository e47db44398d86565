// History: drag the knob, press the arrows or click a line of the log to see that moment; the board
// is calm there, and one button leads back to now.

import { reveal } from "./easel.js";
import { fetchAll } from "./live.js";
import { chapters, mine, turns } from "./parts.js";
import { insist } from "./reach.js";
import { cardState, looksBack, narrow, part, shownMoment, table, words } from "./state.js";
import { openTab } from "./tabs.js";
import { easel, look, lookAt } from "./views.js";

const KNOB = 9;       // half as wide as the knob, which stands out on both sides
const LETTER = 7.4;   // px: about as wide as a letter over the bar
const toLog = document.querySelector("[data-to-log]");
/** The moment to be shown next, "" for now.  @type {{ at: string, still: boolean } | null} */
let wanted = null;
let isTurned = false, isFromLog = false;  // whether another side of the board was opened, and by a line of the log
/** @type {Promise<void> | null} */
let going = null;

const slider = () => part("history").querySelector("input[type=range]");
export const present = () => Number(slider().max);
const here = () => Number(slider().value);

/** Somebody goes to a moment: what led them through the past until then ends. */
export function show(moment) {
  document.dispatchEvent(new CustomEvent("wandered"));
  if (moment >= present() && !isOver()) now();
  else goTo(moment);
}

export function now() {
  document.dispatchEvent(new CustomEvent("wandered"));
  if (!shownMoment() && !wanted) return;
  if (isOver()) location.assign(table.dataset.home);
  else goTo(present());
}

const isOver = () => cardState().state === "over";

/** Show a moment, the latest one as now; done when it is there.  `still`: nothing is seen to move. */
export function goTo(moment, still = false) {
  const at = Math.max(0, Math.min(present(), moment));
  wanted = { at: at === present() && !isOver() ? "" : String(at), still };
  going ??= fetchAllWanted().finally(() => { going = null; });
  return going;
}

async function fetchAllWanted() {
  while (wanted) await insist("moment", fetchWanted);
}

async function fetchWanted() {
  const one = wanted;
  await fetchAll(one.at, one.still);
  if (wanted === one) wanted = null;
  mark();
  if (table.matches(".stepping")) return;
  lookAtTouched();
  const address = new URL(table.dataset.home, location.href);
  if (shownMoment()) address.searchParams.set("at", shownMoment());
  history.replaceState(null, "", address);
}

function mark() {
  document.querySelector(".board-room").classList.toggle("past-shown", shownMoment() !== "");
  isFromLog &&= shownMoment() !== "";
  toLog.hidden = !isFromLog;
}

/** What was touched is in sight: on another side of the board, or further down. */
export function lookAtTouched() {
  const ringed = [...easel().querySelectorAll(".thing:has(> .trace)")];
  if (!looksBack()) {
    if (isTurned) look("");
    isTurned = false;
  } else if (ringed.length && !ringed.some(one => one.getBoundingClientRect().width)) {
    isTurned = lookAt(ringed[0].closest("[data-sheet]")?.dataset.sheet);
  }
  reveal();
}

/** The moment that is shown, or is about to be. */
export function from() {
  const at = wanted?.at ?? shownMoment();
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
  const target = event.target.closest("[data-go], [data-moment], [data-now], [data-scrub], [data-to-log]") ?? tappedLine(event.target);
  if (!target || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (target.closest("[data-list=log]") && narrow.matches) showFromLog(Number(target.dataset.moment));
  if (target.dataset.now !== undefined) now();
  else if (target.dataset.scrub !== undefined) table.classList.toggle("scrub");
  else if (target === toLog) backToLog();
  else show(Number(target.dataset.go ?? target.dataset.moment));
});
mark();

// --- the log of a phone: a tap on a line shows the board of its moment -----------------------------------

const lineOf = moment => document.querySelector(`[data-list=log] > :has([data-moment="${moment}"])`);
/** @returns {HTMLElement | null} */
const tappedLine = target => narrow.matches ? target.closest("[data-list=log] > li")?.querySelector("[data-moment]") ?? null : null;

function showFromLog(moment) {
  openTab("board");
  isFromLog = moment < present();
}

/** All of it, as it is now, at the line that one came from. */
async function backToLog() {
  const moment = from();
  document.dispatchEvent(new CustomEvent("wandered"));
  openTab("log");
  await goTo(present());
  lineOf(moment)?.scrollIntoView({ block: "center" });
  lineOf(moment)?.querySelector("[data-moment]").focus({ preventScroll: true });
}

// --- ticks: chapters by their names, my answers in my colour --------------------------------------------

/** A label that would run into the one before is left out, and none runs out of the bar. */
function drawTicks() {
  const whole = Math.max(1, present()), bar = part("history").querySelector(".track svg");
  /** @type {string[]} */
  const labels = [];
  const at = moment => Number((100 * moment / whole).toFixed(2)), letter = 100 * LETTER / Math.max(1, bar.clientWidth);
  let marks = '<rect x="0" y="21" width="100%" height="2" class="f-line"/>', free = 0;
  for (const moment of mine) marks += `<rect x="${at(moment)}%" y="18" width="2" height="8" class="f-seat s-piece"/>`;
  for (const note of notes()) marks += `<circle cx="${at(note)}%" cy="26" r="3.5" class="f-plum"/>`;
  for (const [moment, label] of [...chapters].sort(([a], [b]) => a - b)) {
    marks += `<rect x="${at(moment)}%" y="16" width="1" height="11" class="f-line"/>`;
    const width = letter * (label.length + 1), start = Math.min(at(moment), 100 - width);
    if (free > start) continue;
    marks += `<text x="${Number(start.toFixed(2))}%" y="11" dx="4"/>`;
    labels.push(label);
    free = start + width;
  }
  bar.innerHTML = marks;
  bar.querySelectorAll("text").forEach((text, i) => { text.textContent = labels[i]; });
  slider().setAttribute("aria-valuetext", [tickName(here()), slider().dataset.says].filter(Boolean).join(" · "));
}

/** The moments at which a teacher wrote a note. */
const notes = () => [...document.querySelectorAll("[data-note-at]")].map(one => Number(one.dataset.noteAt));

/** What is ticked at a moment: the chapter it is in, and whether I answered there. */
function tickName(moment) {
  const begun = Math.max(...[...chapters.keys()].filter(one => one <= moment));
  const told = [mine.has(moment) ? words["tick-mine"] : "", notes().includes(moment) ? words["tick-note"] : ""];
  return [chapters.get(begun), ...told].filter(Boolean).join(" · ");
}
document.addEventListener("pointermove", ({ target, offsetX }) => {
  if (!target.matches?.(".past input[type=range]")) return;
  target.title = tickName(Math.round(present() * (offsetX - KNOB) / (target.clientWidth - 2 * KNOB)));
});

document.addEventListener("swapped", ({ detail }) => (detail.includes("history") || detail.includes("note")) && drawTicks());
addEventListener("resize", drawTicks);
drawTicks();
