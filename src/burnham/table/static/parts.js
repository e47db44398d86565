// Swaps parts of the page for newer ones.  Pieces travel to their new place (first, last, invert,
// play), and what the reader had open, focused or half typed stays.

import { calm } from "./state.js";

/** fresh: {name: {stamp, html}} */
export function swap(fresh) {
  const from = pieces();
  const kept = keep();
  for (const [name, { stamp, html }] of Object.entries(fresh)) {
    const place = document.querySelector(`[data-part="${name}"]`);
    if (!place) continue;
    place.innerHTML = html;
    place.dataset.stamp = stamp;
  }
  if (!calm.matches) travel(from);
  document.dispatchEvent(new CustomEvent("swapped", { detail: Object.keys(fresh) }));
  restore(kept);
}

/** Where every piece in sight stands on the screen. */
function pieces() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.piece, box);
  }
  return found;
}

function travel(from) {
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const old = from.get(piece.dataset.piece);
    const now = piece.getBoundingClientRect();
    if (!old || !now.width) continue;
    const dx = old.x + old.width / 2 - now.x - now.width / 2;
    const dy = old.y + old.height / 2 - now.y - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const grid = piece.parentElement.getScreenCTM();  // from screen to the drawing's own units
    if (!grid) continue;
    const det = grid.a * grid.d - grid.b * grid.c;
    piece.style.setProperty("--dx", `${(grid.d * dx - grid.c * dy) / det}px`);
    piece.style.setProperty("--dy", `${(grid.a * dy - grid.b * dx) / det}px`);
    piece.classList.add("moves");
    piece.addEventListener("animationend", () => piece.classList.remove("moves"), { once: true });
  }
}

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
  const active = document.activeElement;
  const focus = active?.closest("[data-part]") ? sameThing(active) : null;
  const open = [...document.querySelectorAll("[data-part] .more[aria-expanded=true]")].map(more => more.getAttribute("aria-controls"));
  const typed = new Map();
  for (const field of document.querySelectorAll("[data-part] input[name=text]")) typed.set(field.name, field.value);
  return { focus, part: active?.closest("[data-part]")?.dataset.part, open, typed, active };
}

function restore({ focus, part, open, typed, active }) {
  for (const id of open) unfold(id, true);
  for (const [name, value] of typed) {
    const field = document.querySelector(`[data-part] input[name=${name}]`);
    if (field && !field.value) field.value = value;
  }
  if (focus && !active.isConnected) document.querySelector(`[data-part="${part}"] ${focus}`)?.focus();
}
