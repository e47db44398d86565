// Puts items in their places on the page: parts, what fills the holes in them, lines, the board's sheets.
// Things move to their new place, and what the reader had open, focused or half typed stays.

import { light, setLamps, setTrace } from "./lamps.js";
import { moveFrom, takeStock } from "./motion.js";
import { askedOfMe, part, questionName, table, toQuestion } from "./state.js";
import { easel, layOut, newSheet, sheetOf } from "./views.js";

const NEWEST_FIRST = ["log"];
const slots = new Map();  // what fills a hole, for parts that come anew
export const chapters = new Map();  // the moments at which they begin, and their names
export const turns = new Set();  // the moments at which somebody's turn begins
export const mine = new Set();  // the moments at which I answered

const holes = root => root.querySelectorAll("[data-slot], [data-list]");
const nameOf = hole => hole.dataset.slot ?? hole.dataset.list;

/** set: {name: html}; gone: [name]; whole: there is nothing else any more; still: nothing is seen to move. */
export function apply({ set, gone = [], whole = false, still = false }) {
  const before = still ? null : takeStock(), kept = keep();
  const changed = new Set(Object.keys(set).concat(gone).map(belongsTo));
  if (whole) empty(set);
  for (const name of gone) remove(name);
  for (const [name, html] of inOrder(set)) put(name, html);
  layOut();
  light();
  document.dispatchEvent(new CustomEvent("swapped", { detail: [...changed] }));
  restore(kept);
  moveFrom(before);
}

/** The board before the places on it and the sheets that lie there, parts before what fills them. */
const rank = name => name === "board" ? 0 : name === "places" ? 1 : name.includes(":") ? 3 : 2;
const inOrder = set => Object.entries(set).sort(([a], [b]) => rank(a) - rank(b));

/** The part of the page that an item belongs to. */
function belongsTo(name) {
  const kind = name.split(":")[0];
  if (["sheet", "places", "board", "lamps", "trace"].includes(kind)) return "board";
  if (kind === "slot") return name.startsWith("slot:desk") ? "desk" : "players";
  return ["tick", "turn", "mine"].includes(kind) ? "history" : kind;
}

function put(name, html) {
  const [kind, key] = name.split(":");
  if (kind === "slot") fillSlot(key, html);
  else if (kind === "sheet") putSheet(key, html);
  else if (kind === "tick") chapters.set(Number(key), html);
  else if (kind === "turn") turns.add(Number(key));
  else if (kind === "mine") mine.add(Number(key));
  else if (key !== undefined) putLine(kind, name, html);
  else if (kind === "board") putBoard(html);
  else if (kind === "places") easel().dataset.places = html;
  else if (kind === "lamps") setLamps(html);
  else if (kind === "trace") setTrace(html);
  else if (kind === "lead") table.dataset.lead = html;
  else putPart(kind, html);
}

function remove(name) {
  const [kind, key] = name.split(":");
  if (kind === "tick") chapters.delete(Number(key));
  else if (kind === "turn") turns.delete(Number(key));
  else if (kind === "mine") mine.delete(Number(key));
  else if (kind === "sheet") sheetOf(key)?.remove();
  else if (kind === "slot") fillSlot(key, "");
  else document.querySelector(`[data-item="${name}"]`)?.remove();
}

/** Lines, ticks and sheets that are not among all that there is. */
function empty(set) {
  for (const line of document.querySelectorAll("[data-item]")) if (!(line.dataset.item in set)) line.remove();
  for (const sheet of easel().querySelectorAll("[data-sheet]")) if (!(`sheet:${sheet.dataset.sheet}` in set)) sheet.remove();
  chapters.clear();
  turns.clear();
  mine.clear();
}

// --- parts and their holes -------------------------------------------------------------------------

function putPart(name, html) {
  const place = part(name);
  if (!place) return;
  const old = new Map([...holes(place)].map(hole => [nameOf(hole), hole]));
  place.innerHTML = html;
  for (const hole of holes(place)) {
    const before = old.get(nameOf(hole));
    if (before) hole.replaceWith(before);
    else if (hole.dataset.slot) hole.innerHTML = slots.get(hole.dataset.slot) ?? "";
  }
}

function fillSlot(name, html) {
  slots.set(name, html);
  for (const hole of document.querySelectorAll(`[data-slot="${name}"]`)) hole.innerHTML = html;
}

function putLine(list, name, html) {
  const place = document.querySelector(`[data-list="${list}"]`);
  if (!place) return;
  const made = document.createElement("template");
  made.innerHTML = html;
  const old = place.querySelector(`[data-item="${name}"]`);
  if (old) { old.replaceWith(made.content); return; }
  const late = NEWEST_FIRST.includes(list) ? line => line.dataset.item < name : line => line.dataset.item > name;
  place.insertBefore(made.content, [...place.children].find(late) ?? null);
}

// --- the board -------------------------------------------------------------------------------------

/** The board itself, with the sheets that lie on it already. */
function putBoard(html) {
  const sheets = [...easel().querySelectorAll("[data-sheet]")];
  const seen = easel().querySelector("svg.board")?.getAttribute("viewBox");
  easel().innerHTML = html;
  const board = easel().querySelector("svg.board");
  if (seen) board?.setAttribute("viewBox", seen);
  board?.append(...sheets);
}

function putSheet(name, html) {
  const board = easel().querySelector("svg.board");
  const sheet = sheetOf(name) ?? board.appendChild(newSheet(name));
  sheet.innerHTML = html;
  if (!sheet.hasAttribute("viewBox")) sheet.classList.add("unplaced");
}

// --- what the reader had -----------------------------------------------------------------------------

/** A selector that finds the same thing in the fresh part. */
function sameThing(element) {
  for (const name of ["data-answer", "data-thing", "data-go", "data-moment", "data-key", "id", "name"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/** Show or fold away what a button controls. */
export function unfold(id, open) {
  const folded = document.getElementById(id);
  if (!folded) return;
  folded.hidden = !open;
  document.querySelector(`[aria-controls="${id}"]`).setAttribute("aria-expanded", String(open));
}

function keep() {
  const active = document.activeElement, inside = active?.closest("[data-part]");
  const place = inside ? `[data-part="${inside.dataset.part}"]` : active?.closest(".easel") ? ".easel" : "";
  const focus = place && sameThing(active);
  const open = [...document.querySelectorAll("[data-part] .more[aria-expanded=true]")].map(more => more.getAttribute("aria-controls"));
  const unfolded = [...document.querySelectorAll("[data-part] details[open][id]")].map(details => details.id);
  const typed = new Map();
  for (const field of document.querySelectorAll("[data-part] :is(input[name=text], details[open] input[id])")) typed.set(sameThing(field), field.value);
  const free = !active || active === document.body || active.closest("[data-part=question], .easel, .chooser");
  return { focus: focus ? `${place} ${focus}` : "", open, unfolded, typed, active, free, question: questionName(), asked: askedOfMe() };
}

/** Whoever answered, or is asked now, is led to the question, unless they are busy elsewhere on the page; all
    others stay where they were. */
function restore({ focus, open, unfolded, typed, active, free, question, asked }) {
  for (const id of open) unfold(id, true);
  for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
  for (const [same, value] of typed) {
    const field = document.querySelector(`[data-part] ${same}`);
    if (field && !field.value) field.value = value;
  }
  const led = free && question !== questionName() && (asked || askedOfMe());
  if (led || active?.matches("h2")) { toQuestion(); return; }
  if (!focus || document.activeElement === active) return;
  [...document.querySelectorAll(focus)].find(one => one.getClientRects().length)?.focus({ preventScroll: true });
}

// What the page came with.
for (const [name, label] of Object.entries(JSON.parse(table.dataset.ticks))) put(name, label);
for (const hole of document.querySelectorAll("[data-slot]")) slots.set(hole.dataset.slot, hole.innerHTML);
