// The coach: a note in the card the first time that a kind of question is asked on this device, in games against bots.
// What was read is remembered by the note's name, "coach/san_francisco/place_stone"; "coach/san_francisco" is the switch.

import { card, questionName, toQuestion } from "./state.js";

const KEY = "coach/";
const nothing = new Map();  // where the browser keeps nothing, it is remembered while the page is open
const note = () => card().querySelector(".coach-note");
const gameOf = name => name.split("/")[0];

function remembered(name) {
  try { return localStorage.getItem(KEY + name); } catch { return nothing.get(name); }
}
function remember(name, value) {
  try { localStorage.setItem(KEY + name, value); } catch { nothing.set(name, value); }
}
function forget(game) {
  nothing.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${KEY}${game}/`)) localStorage.removeItem(key);
  } catch { /* nothing is kept here */ }
}

const isOff = game => remembered(game) === "off";
let open = null;  // the note that is shown, and on which question

/** Show the note of this question if it is new; the one before counts as read when another question comes. */
function show() {
  for (const box of document.querySelectorAll("[data-coach-of]")) box.checked = !isOff(box.dataset.coachOf);
  if (open && open.question !== questionName()) { remember(open.name, "read"); open = null; }
  const name = note()?.dataset.note;
  if (!name || isOff(gameOf(name)) || remembered(name)) { hide(); return; }
  open = { name, question: questionName() };
  note().hidden = false;
  card().querySelector("h2").setAttribute("aria-describedby", "coach-note");
}

function hide() {
  if (!note()) return;
  note().hidden = true;
  card().querySelector("h2").removeAttribute("aria-describedby");
}

function switchTo(game, on) {
  if (on) forget(game);
  remember(game, on ? "on" : "off");
  open = null;
  show();
}

const deeds = {
  read: () => { remember(note().dataset.note, "read"); open = null; },
  hint: () => card().querySelector("[data-key=h]")?.click(),
  off: () => switchTo(gameOf(note().dataset.note), false),
};

document.addEventListener("click", event => {
  const button = event.target.closest("[data-coach]");
  if (!button) return;
  deeds[button.dataset.coach]();
  show();
  if (note().hidden) toQuestion();
});
document.addEventListener("change", event => {
  const game = event.target.dataset?.coachOf;
  if (game) switchTo(game, event.target.checked);
});
document.addEventListener("swapped", show);
show();
