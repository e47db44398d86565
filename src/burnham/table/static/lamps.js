// Lights what can be answered, on the board and on desks, and rings what others touched since I answered.  The
// drawing is the same for everybody: what is lit for whom comes beside it.

import { SVG } from "./copies.js";

const REACH = 4;       // how far brackets stand off the thing
const HALO = 6.5;

/** @type {Record<string, [number[], string, string]>} answers, what is said, the ghost */
let lamps = {};
/** @type {Record<string, [number, number]>} who touched it, and the number of the deed, or 0 */
let trace = {};
const order = new WeakMap();  // how the children of a group were drawn

const find = name => document.querySelectorAll(`.thing[data-thing="${CSS.escape(name)}"]`);
const num = value => Number(value.toFixed(2));

/** Take what is lit and what was touched; `light` shows it. */
export function setLamps(json) { lamps = JSON.parse(json); }
export function setTrace(json) { trace = JSON.parse(json); }

/** Bring the whole page in line; what is lit already is left alone. */
export function light() {
  for (const thing of document.querySelectorAll(".thing[data-calm]")) {
    if (thing.dataset.answers !== (lamps[thing.dataset.thing]?.[0].join(" ") ?? "")) putOut(thing);
  }
  for (const [name, lamp] of Object.entries(lamps)) for (const thing of find(name)) if (!thing.matches(".lit")) lightUp(thing, lamp);
  for (const thing of document.querySelectorAll(".thing:is(.lit, .chosen):not(.bright)")) brighten(thing);
  for (const ring of document.querySelectorAll(".thing > .trace")) {
    const thing = ring.parentElement;
    if (String(trace[thing.dataset.thing]) === ring.dataset.touch) continue;
    ring.remove();
    if (!thing.matches(".lit")) toItsPlace(thing);
  }
  for (const [name, touched] of Object.entries(trace)) for (const thing of find(name)) if (!thing.querySelector(":scope > .trace")) touch(thing, touched);
  for (const board of document.querySelectorAll("svg.board")) board.classList.toggle("lamps", board.querySelector(".lit") !== null);
}

function lightUp(thing, [answers, says, ghost]) {
  thing.dataset.calm = thing.getAttribute("aria-label");
  thing.dataset.answers = answers.join(" ");
  thing.classList.add("lit");
  thing.dataset.silent = thing.ariaHidden ?? "";
  thing.ariaHidden = null;
  thing.setAttribute("role", "button");
  thing.setAttribute("tabindex", "0");
  if (says) thing.setAttribute("aria-label", says);
  if (ghost) {
    const pale = make("g", { class: "ghost", "aria-hidden": "true" });
    pale.innerHTML = ghost;
    thing.append(pale);
  }
  toFront(thing);
}

function putOut(thing) {
  thing.setAttribute("aria-label", thing.dataset.calm);
  thing.setAttribute("role", "img");
  thing.removeAttribute("tabindex");
  thing.ariaHidden = thing.dataset.silent || null;
  thing.removeAttribute("data-silent");
  thing.removeAttribute("data-calm");
  thing.removeAttribute("data-answers");
  thing.classList.remove("lit", "hover", "chosen", "bright");
  thing.querySelector(":scope > .ghost")?.remove();
  for (const shape of thing.querySelectorAll(":scope > .shine")) shape.remove();
  if (!thing.querySelector(":scope > .trace")) toItsPlace(thing);
}

/** No neighbour covers a light or a ring: what has one comes last in its group. */
function toFront(thing) {
  const group = thing.parentElement;
  if (!order.get(group)?.includes(thing)) order.set(group, [...group.children]);
  if (group.lastElementChild !== thing) group.append(thing);
}

function toItsPlace(thing) {
  const group = thing.parentElement, drawn = order.get(group) ?? [];
  const isInPlace = one => one.parentElement === group && !one.matches(".lit, :has(> .trace)");
  const after = drawn.slice(drawn.indexOf(thing) + 1).find(isInPlace);
  group.insertBefore(thing, after ?? group.querySelector(":scope > :is(.lit, :has(> .trace))"));
}

// --- what light looks like -----------------------------------------------------------------------

function make(name, attributes, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** How large a thing is, how round its corners are, and whether it is lit as a dot. */
function measure(thing) {
  const reach = thing.querySelector(":scope > .reach");
  const [w, h, r] = ["width", "height", "rx"].map(name => Number(reach.getAttribute(name) ?? 0));
  return { w, h, r, dot: Number(thing.dataset.dot ?? 0), reach };
}

const box = (off, { w, h, r }, more) => make("rect", {
  x: -off, y: -off, width: num(w + 2 * off), height: num(h + 2 * off), rx: num(r + off), ...more,
});

/** A wash of light under the thing and four survey brackets over it; a dot has its frame only. */
function brighten(thing) {
  const size = measure(thing), { w, h, dot, reach } = size;
  const under = dot ? [make("circle", { cx: w / 2, cy: h / 2, r: dot, class: "halo" })]
    : [box(HALO, size, { class: "halo far" }), box(HALO - 3, size, { class: "halo" })];
  const over = dot ? [box(0, size, { class: "ring" })]
    : [box(REACH, size, { class: "ring" }), make("path", { d: brackets(size), class: "bracket" })];
  reach.after(make("g", { class: "shine" }, ...under));
  thing.append(make("g", { class: "shine" }, ...over));
  thing.classList.add("bright");
}

function brackets({ w, h, r }) {
  const near = -REACH, right = w + REACH, foot = h + REACH;
  const arm = Math.min(13, w * 0.3, h * 0.3) + REACH, q = Math.min(r, 10, arm);
  const corner = (x, y, dx, dy) => `M${num(x)} ${num(y + dy * arm)}V${num(y + dy * q)}Q${num(x)} ${num(y)} ${num(x + dx * q)} ${num(y)}H${num(x + dx * arm)}`;
  return corner(near, near, 1, 1) + corner(right, near, -1, 1) + corner(right, foot, -1, -1) + corner(near, foot, 1, -1);
}

/** Where a move landed: a dashed ring with the mover's badge and the number of the deed beside it, both within the
    ring on the right, where a narrow board ends. */
function touch(thing, [mover, number]) {
  const size = measure(thing), r = Math.min(9, Math.max(7, size.w * 0.16));
  const ring = box(3, size, { class: "f-none s-blue", "stroke-width": 2, "stroke-dasharray": "5 4" });
  const side = num(2 * r / 0.9), x = num(size.w + 3 - r - side / 2), y = num(-1 - side / 2);
  const badge = make("use", { href: `#disc-${mover}`, x, y, width: side, height: side });
  const count = make("text", { x: num(x - 1), y: num(y + 0.78 * side), "text-anchor": "end", class: "count" }, number || "");
  thing.append(make("g", { class: "trace", "data-touch": [mover, number] }, ring, badge, count));
  toFront(thing);
}
