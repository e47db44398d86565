// The board under finger and mouse: pinch, wheel, buttons and keys zoom it, a tap picks the nearest lit
// thing or asks what something is.  It pans by itself to what is asked.

import { hush, pin } from "./about.js";
import { pick } from "./answers.js";
import { drawMap } from "./map.js";
import { boxOf, narrow, questionName, table } from "./state.js";
import { easel, layOut } from "./views.js";

const room = document.querySelector(".board-room");
const NEAR = 22, MOST = 5, STEP = 1.4, MARGIN = 14, NEARER = 1.15;
const view = { scale: 1, x: 0, y: 0 };
const fingers = new Map();
let moved = false, lastTap = null, question = "", isClose = false;
const isTall = () => document.body.classList.contains("narrow");

/** A wide board fits into the room; a tall one is as wide as the room and may be longer. */
function draw() {
  const shown = easel();
  if (!shown.offsetWidth) return;
  view.scale = Math.max(1, Math.min(MOST, view.scale));
  const pad = parseFloat(getComputedStyle(room).paddingTop);
  const least = (inside, whole) => Math.min(0, inside - 2 * pad - whole * view.scale);
  view.x = Math.min(0, Math.max(least(room.clientWidth, shown.offsetWidth), view.x));
  view.y = Math.min(0, Math.max(least(room.clientHeight, shown.offsetHeight), view.y));
  shown.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  table.classList.toggle("zoomed", view.scale > 1);
  drawMap(shown, view.scale > 1);
}

function zoom(to, at) {
  const box = room.getBoundingClientRect();
  const px = at.x - box.left, py = at.y - box.top;
  const ratio = Math.max(1, Math.min(MOST, to)) / view.scale;
  view.x = px - (px - view.x) * ratio;
  view.y = py - (py - view.y) * ratio;
  view.scale *= ratio;
  draw();
}

const centre = () => {
  const box = room.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Larger ("in"), smaller ("out") or whole ("fit"). */
export function zoomBy(way) {
  zoom(way === "fit" ? 1 : way === "in" ? view.scale * STEP : view.scale / STEP, centre());
}
document.querySelector(".zoom").addEventListener("click", event => {
  const button = event.target.closest("[data-zoom]");
  if (button) zoomBy(button.dataset.zoom);
});

// --- what is asked is in sight --------------------------------------------------------------------

/** What is to be seen: what a lesson's note speaks of, or else all that is lit. */
const wanted = shown => [...shown.querySelectorAll(shown.querySelector(".coached") ? ".coached" : ".lit")];

/** After a board was moved Chromium tells where things in it were before, until it is laid out anew. */
function litBoxes() {
  const shown = easel();
  shown.style.display = "none";
  void shown.offsetHeight;
  shown.style.display = "";
  return wanted(shown).map(boxOf).filter(box => box.width);
}

/** A small board comes as close as it can be read, if all that is lit can then be seen at once. */
function comeClose() {
  const thing = wanted(easel()).find(one => boxOf(one).width);
  if (!isTall() || !thing) return;
  const all = litBoxes().reduce(around), closer = 1 / thing.getScreenCTM().a;
  const fits = (all.right - all.left) * closer < room.clientWidth && (all.bottom - all.top) * closer < room.clientHeight;
  if (closer < NEARER || !fits) return;
  zoom(view.scale * closer, { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 });
  isClose = true;
}

/** Pan to all that is lit, or if that is too much to the first of it. */
function reveal() {
  const lit = litBoxes();
  if (!lit.length) return;
  const own = room.getBoundingClientRect();
  const all = lit.reduce(around);
  const fits = all.bottom - all.top <= own.height - 2 * MARGIN && all.right - all.left <= own.width;
  const to = fits ? all : lit.reduce((a, b) => a.top <= b.top ? a : b);
  view.y += shift(to.top, to.bottom, own.top + MARGIN, own.bottom - MARGIN);
  view.x += shift(to.left, to.right, own.left, own.right);
  draw();
}

const around = (a, b) => ({
  left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
});

/** How far something must move to lie between two lines. */
const shift = (from, to, least, most) => from < least ? least - from : to > most ? Math.max(most - to, least - from) : 0;

/** With every new question; who has panned elsewhere meanwhile is left alone. */
export function turnToQuestion() {
  const lit = [...easel().querySelectorAll(".lit")].map(one => one.dataset.thing);
  const now = [questionName(), ...lit.sort()].join();
  if (question === now) return;
  question = now;
  if (isClose) zoomBy("fit");
  isClose = false;
  comeClose();
  reveal();
}
document.addEventListener("swapped", turnToQuestion);
document.addEventListener("viewed", () => {
  view.y = 0;
  draw();
  reveal();
});
// A browser scrolls to what gets the focus: the board pans there instead.
room.addEventListener("scroll", () => {
  view.x -= room.scrollLeft;
  view.y -= room.scrollTop;
  room.scrollTo(0, 0);
  draw();
});
new ResizeObserver(() => { draw(); reveal(); }).observe(room);

// --- fingers and wheel ------------------------------------------------------------------------------

/** @param {{ x: number, y: number }[]} two */
const spread = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
/** @param {{ x: number, y: number }[]} two */
const middle = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

room.addEventListener("pointerdown", event => {
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 1) moved = false;
});

room.addEventListener("pointermove", event => {
  const old = fingers.get(event.pointerId);
  if (!old) return;
  const now = { x: event.clientX, y: event.clientY };
  if (!moved && Math.hypot(now.x - old.x, now.y - old.y) < 6) return;
  moved = true;
  if (fingers.size === 2) {
    const before = [...fingers.values()];
    fingers.set(event.pointerId, now);
    const after = [...fingers.values()];
    const from = middle(before), to = middle(after);
    view.x += to.x - from.x;
    view.y += to.y - from.y;
    zoom(view.scale * spread(after) / Math.max(1, spread(before)), to);
    return;
  }
  fingers.set(event.pointerId, now);
  view.x += now.x - old.x;
  view.y += now.y - old.y;
  draw();
});

for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
  room.addEventListener(end, event => fingers.delete(event.pointerId));
}

room.addEventListener("wheel", event => {
  event.preventDefault();
  if (!event.ctrlKey && (isTall() || event.shiftKey)) {
    view.x -= event.deltaX;
    view.y -= event.deltaY;
    draw();
    return;
  }
  zoom(view.scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
}, { passive: false });

/** How far a point lies outside a box. */
function away(box, x, y) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

function nearest(event, within) {
  let best = null, least = within;
  for (const thing of room.querySelectorAll(".lit")) {
    const box = boxOf(thing);
    const far = box.width ? away(box, event.clientX, event.clientY) : Infinity;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

// Clicks are heard on the whole page: lit things lie on desks too.
document.addEventListener("click", event => {
  if (moved) { moved = false; return; }
  const thing = event.target.closest?.("[data-thing]");
  const inside = room.contains(event.target);
  if (!thing && !inside) return;
  if (thing?.matches(".lit")) { hush(); pick(thing); return; }
  const touch = event.pointerType === "touch" || narrow.matches;
  const close = touch && inside ? nearest(event, NEAR) : null;
  if (close) { hush(); pick(close); }
  else if (thing) pin(thing);
  else if (touch) doubleTap(event);
});

function doubleTap(event) {
  const now = { x: event.clientX, y: event.clientY, when: event.timeStamp };
  const twice = lastTap && now.when - lastTap.when < 350 && Math.hypot(now.x - lastTap.x, now.y - lastTap.y) < 30;
  lastTap = twice ? null : now;
  if (twice) zoom(view.scale > 1 ? 1 : 2.2, now);
}
room.addEventListener("dblclick", event => {
  if (!event.target.closest(".lit")) zoom(view.scale > 1 ? 1 : 2.2, { x: event.clientX, y: event.clientY });
});

// A narrow room takes the tall arrangement.
function fit() {
  document.body.classList.toggle("narrow", narrow.matches || room.clientWidth < 680);
  layOut();
  draw();
  reveal();
  document.dispatchEvent(new CustomEvent("fitted"));
}
addEventListener("resize", fit);
fit();
