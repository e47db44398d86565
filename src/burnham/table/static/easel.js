// The board under finger and mouse: pinch, wheel, buttons and keys zoom it, a tap picks the nearest lit
// thing or asks what something is.  It pans by itself to what is asked.

import { hush, pin } from "./about.js";
import { pick } from "./answers.js";
import { drawMap, showLights } from "./map.js";
import { boxOf, cardState, looksBack, narrow, questionName, table } from "./state.js";
import { easel, layOut } from "./views.js";

const room = document.querySelector(".board-room");
const NEAR = 22, MOST = 5, STEP = 1.4, MARGIN = 14;
const FINGER = 44, NEARER = 1.15, NEAREST = 1.8;
const view = { scale: 1, x: 0, y: 0 };
const fingers = new Map();
let moved = false, lastTap = null, question = "", isClose = false;
const isTall = () => document.body.classList.contains("narrow");

const isLarge = () => easel().classList.contains("large");

/** How much room there is for the board. */
function inside() {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(room);
  return {
    width: room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: room.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
}

/** The scale at which the whole board is in sight: of a large one less than its own size. */
function whole() {
  const { offsetWidth, offsetHeight } = easel(), { width, height } = inside();
  return isLarge() ? Math.min(1, width / offsetWidth, height / offsetHeight) : 1;
}

const within = scale => Math.max(whole(), Math.min(MOST, scale));

/** Where the board begins along a side: nothing of the room stays empty, unless all of a large board is in sight. */
function placed(at, inside, size) {
  if (size < inside) return isLarge() ? (inside - size) / 2 : 0;
  return Math.min(0, Math.max(inside - size, at));
}

/** A wide board fits into the room; a tall one is as wide as the room and may be longer; a large one is seen in parts. */
function draw() {
  const shown = easel();
  if (!shown.offsetWidth) return;
  view.scale = within(view.scale);
  const { width, height } = inside(), [wide, high] = [shown.offsetWidth * view.scale, shown.offsetHeight * view.scale];
  view.x = placed(view.x, width, wide);
  view.y = placed(view.y, height, high);
  shown.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  const isPart = view.scale > whole() + 0.01;
  table.classList.toggle("zoomed", isPart || isLarge());
  drawMap(shown, isPart);
}

function zoom(to, at) {
  const box = room.getBoundingClientRect();
  const px = at.x - box.left, py = at.y - box.top;
  const ratio = within(to) / view.scale;
  view.x = px - (px - view.x) * ratio;
  view.y = py - (py - view.y) * ratio;
  view.scale *= ratio;
  draw();
}

const centre = () => {
  const box = room.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Larger ("in"), smaller ("out") or whole ("fit"); from the whole of a large board back to its own size. */
export function zoomBy(way) {
  const fit = isLarge() && view.scale <= whole() + 0.01 ? 1 : whole();
  zoom(way === "fit" ? fit : way === "in" ? view.scale * STEP : view.scale / STEP, centre());
}
document.querySelector(".zoom").addEventListener("click", event => {
  const button = event.target.closest("[data-zoom]");
  if (button) zoomBy(button.dataset.zoom);
});

// --- what is asked is in sight --------------------------------------------------------------------

/** What is to be seen: what a coach or a teacher speaks of, else all that is lit, else what the question is about, once
    it is known that nothing is lit. */
const wanted = () => [".coached", ".lit", question && aboutQuestion()].find(what => what && easel().querySelector(what)) ?? ".lit";
const aboutQuestion = () => (cardState().things ?? "").split(" ").filter(Boolean).map(name => `[data-thing="${name}"]`).join();

const boxesOf = what => [...easel().querySelectorAll(what)].map(boxOf).filter(box => box.width);

/** A large board comes as close as fingers need it, if all that is lit can then be seen at once. */
function comeClose() {
  const lit = isLarge() ? boxesOf(wanted()) : [];
  if (!lit.length) return;
  const all = lit.reduce(around), { width, height } = inside();
  const fits = Math.min(width / (all.right - all.left + 2 * MARGIN), height / (all.bottom - all.top + 2 * MARGIN));
  const least = Math.min(...lit.map(box => Math.min(box.width, box.height)));
  const closer = Math.min(fits, FINGER / least, NEAREST);
  if (closer < NEARER) return;
  zoom(view.scale * closer, { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 });
  isClose = true;
}

/** Pan to all that is lit, looking back to all that was touched, or if that is too much to where most of it is. */
export function reveal() {
  const what = looksBack() && wanted() !== ".coached" ? ".thing:has(> .trace)" : wanted();
  const shown = boxesOf(what), aside = isLarge() ? MARGIN : 0;
  if (shown.length) {
    const own = room.getBoundingClientRect(), near = what === aboutQuestion() ? shown.map(beside) : shown;
    const to = mostOf(near, own.width - 2 * aside, own.height - 2 * MARGIN);
    view.y += shift(to.top, to.bottom, own.top + MARGIN, own.bottom - MARGIN);
    view.x += shift(to.left, to.right, own.left + aside, own.right - aside);
    draw();
  }
  showLights(easel(), boxesOf(what));
}

/** A box around as many boxes as can be seen at once; of equals around those further up. */
function mostOf(boxes, width, height) {
  const fits = box => box.right - box.left <= width && box.bottom - box.top <= height;
  const every = boxes.reduce(around);
  if (fits(every)) return every;
  let most = [];
  for (const one of boxes.toSorted((a, b) => a.top - b.top)) {
    const x = (one.left + one.right) / 2, y = (one.top + one.bottom) / 2;
    const isNear = box => Math.max(x - box.left, box.right - x) <= width / 2 && Math.max(y - box.top, box.bottom - y) <= height / 2;
    const near = [one, ...boxes.filter(box => box !== one && isNear(box))];
    if (near.length > most.length) most = near;
  }
  return most.reduce(around);
}

const around = (a, b) => ({
  left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
});

/** What a question is about is seen with what lies beside it. */
const beside = ({ left, top, right, bottom, width, height }) =>
  ({ left: left - width, top: top - height, right: right + width, bottom: bottom + height });

/** How far something must move to lie between two lines. */
const shift = (from, to, least, most) => from < least ? least - from : to > most ? Math.max(most - to, least - from) : 0;

/** With every new question; who has panned elsewhere meanwhile is left alone. */
export function turnToQuestion() {
  const lit = [...easel().querySelectorAll(".lit")].map(one => one.dataset.thing);
  const now = [questionName(), ...lit.sort()].join();
  if (question === now) return;
  question = now;
  if (isClose || view.scale < 1) zoom(1, centre());
  isClose = false;
  comeClose();
  reveal();
}
document.addEventListener("swapped", turnToQuestion);
document.addEventListener("viewed", () => {
  view.scale = 1;
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
  if (twice) zoom(view.scale > 1 ? whole() : 2.2, now);
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
