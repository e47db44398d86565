// Motion: what has a name glides from where it was to where it is now, dice tumble, cards turn up, numbers on desks
// count.  A copy flies above the page while the thing itself, unseen for that while, lies where it belongs: nothing
// waits for the motion, and nothing can be left in a wrong place.

import { bareCopy, SVG } from "./copies.js";
import { boxOf, calm, stepTime, table } from "./state.js";
import { easel } from "./views.js";

const NAMED = "[data-piece], [data-sheet] .thing:not(:has([data-piece]))";
const LONGEST = 400;   // milliseconds
const SHARE = 0.7;     // of the time that a step is shown
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const NEAR = 2;        // what is no further from where it was has not moved
const MOST = 24;       // if more moves at once, the board was arranged anew
const ALIKE = 0.15;    // what is drawn in another shape does not glide into it
const ALONE = /^(\D*?)(\d{1,3}(?:[.,]\d{3})+|\d+)(\D*)$/;  // a number that can count: $1,200

const sky = table.appendChild(document.createElementNS(SVG, "svg"));
sky.setAttribute("class", "drawing sky");
sky.setAttribute("aria-hidden", "true");
/** What flies, by the thing that it is a copy of.  @type {Map<Element, { copy: Element, motion: Animation }>} */
const flights = new Map();
const counted = new WeakMap();  // what a text that is counting will say

const duration = () => Math.min(LONGEST, SHARE * stepTime());

// --- where things are ------------------------------------------------------------------------------

/** What a thing lies on, and where that is: when a sheet or a desk is moved, the things on it are not. */
function groundOf(thing, known) {
  const lies = thing.closest("[data-sheet], [data-slot] > *") ?? document.body;
  if (!known.has(lies)) known.set(lies, lies.dataset.sheet ? sheetGround(lies) : deskGround(lies));
  return known.get(lies);
}

function sheetGround(sheet) {
  const { a, e, f } = sheet.getScreenCTM();
  return { name: `sheet ${sheet.dataset.sheet}`, x: e, y: f, scale: a };
}

function deskGround(desk) {
  const { x, y } = desk.getBoundingClientRect();
  return { name: desk.parentElement.dataset.slot ?? "", x, y, scale: 1 };
}

/** All that is in sight now; nothing, if it is to be calm. */
export function takeStock() {
  if (calm.matches || document.hidden) return null;
  const things = new Map(), grounds = new Map();
  for (const thing of document.querySelectorAll(NAMED)) {
    const box = boxOf(thing);
    if (!box.width) continue;
    const ground = groundOf(thing, grounds), name = thing.dataset.piece ?? thing.dataset.thing;
    const x = (box.x - ground.x) / ground.scale, y = (box.y - ground.y) / ground.scale;
    if (!things.has(name)) things.set(name, []);
    things.get(name).push({ thing, ground, x, y, box: flights.get(thing)?.copy.getBoundingClientRect() ?? box });
  }
  const board = easel(), view = [board.style.transform, board.dataset.arrangement, board.firstElementChild?.getAttribute("viewBox")].join();
  return { things, grounds: new Set([...grounds.values()].map(ground => ground.name)), view, numbers: numbers(), dice: dice() };
}

/** Whether something lies where it lay.  What flew there and was drawn anew has yet to arrive. */
function isSame(was, is) {
  if (flights.has(was.thing) && !was.thing.isConnected) return false;
  return was.ground.name === is.ground.name && Math.abs(was.x - is.x) < NEAR && Math.abs(was.y - is.y) < NEAR;
}

/** Where something comes from, on the screen as it is now: what it lay on may have been moved with it. */
function startOf(was, { ground }) {
  const { box, x, y } = was;
  if (was.ground.name !== ground.name || flights.has(was.thing)) return box;
  return new DOMRect(ground.x + x * ground.scale, ground.y + y * ground.scale, box.width, box.height);
}

/** Whether it can be seen to arrive: it has kept its shape, and no part of the page lies over it. */
function canArrive({ thing, from, to }) {
  const over = document.elementFromPoint(to.x + to.width / 2, to.y + to.height / 2);
  const isAlike = Math.abs(from.width / from.height / (to.width / to.height) - 1) < ALIKE;
  return isAlike && over && thing.closest("[data-part], .easel").contains(over);
}

// --- what has moved --------------------------------------------------------------------------------

/** Show how things came from where they were.  If the board is seen otherwise than before, nothing moves on it. */
export function moveFrom(before) {
  const now = before && takeStock();
  if (!now) return;
  const isSteady = before.view === now.view, { moved, turned } = compare(before, now, isSteady);
  drop();
  const isWithin = ({ thing }) => moved.some(other => other.thing !== thing && other.thing.contains(thing));
  const flying = moved.length > MOST ? [] : moved.filter(one => canArrive(one) && !isWithin(one));
  for (const one of flying) fly(one);
  for (const card of turned) inPlace(card, "scaleX(0)", "scaleX(1)");
  if (isSteady) for (const die of now.dice) if (!before.dice.some(old => old.name === die.name)) tumble(die);
  for (const [name, { node, says }] of now.numbers) if (before.numbers.has(name)) count(node, before.numbers.get(name).says, says);
}

/** What has left one place for another, and which cards were turned up. */
function compare(before, now, isSteady) {
  const moved = [], turned = [];
  const counts = ({ ground }) => ground.name && (isSteady || !ground.name.startsWith("sheet"));
  for (const [name, all] of now.things) {
    const was = before.things.get(name) ?? [];
    const left = was.filter(old => counts(old) && !all.some(one => isSame(old, one)));
    for (const one of all.filter(one => counts(one) && !was.some(old => isSame(old, one)))) {
      const from = left.shift();
      if (from) moved.push({ thing: one.thing, from: startOf(from, one), to: one.box });
      else if (!was.length && one.thing.matches("[data-turns]") && before.grounds.has(one.ground.name)) turned.push(one.thing);
    }
  }
  return { moved, turned };
}

/** What flies to a thing that is not there any more. */
function drop() {
  for (const [thing, { motion }] of flights) if (!thing.isConnected) motion.cancel();
}

// A copy is where the thing was seen: it does not follow when that is moved under it.
function land() { for (const { motion } of flights.values()) motion.finish(); }
for (const when of ["wheel", "resize", "scroll"]) addEventListener(when, land, { capture: true, passive: true });
document.addEventListener("viewed", land);

function fly({ thing, from, to }) {
  flights.get(thing)?.motion.cancel();
  const copy = sky.appendChild(document.createElementNS(SVG, "g"));
  copy.append(asDrawn(thing));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [x, y] = middle(to), [fromX, fromY] = middle(from);
  const keys = [`translate(${fromX}px, ${fromY}px) scale(${from.width / to.width})`, `translate(${x}px, ${y}px) scale(1)`];
  const timing = { duration: duration(), easing: EASE };
  const motion = copy.animate({ transform: keys.map(key => `${key} translate(${-x}px, ${-y}px)`) }, timing);
  const unseen = thing.animate({ opacity: [0, 0] }, timing);
  flights.set(thing, { copy, motion });
  const arrive = () => {
    copy.remove();
    unseen.cancel();
    if (flights.get(thing)?.copy === copy) flights.delete(thing);
  };
  motion.finished.then(arrive, arrive);
}

/** A copy where the thing is on the screen, in the same classes as around it: they give it its colours. */
function asDrawn(thing) {
  const { a, b, c, d, e, f } = thing.parentElement.getScreenCTM();
  let made = bareCopy(thing);
  for (let around = thing.parentElement; around instanceof SVGElement; around = around.parentElement) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", around.getAttribute("class") ?? "");
    group.classList.remove("thing", "lit", "bright", "hover", "chosen", "piece", "board");
    group.append(made);
    made = group;
  }
  made.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  return made;
}

// --- what moves in its place -----------------------------------------------------------------------

/** Around its middle, from one shape to another, which is how it is drawn. */
function inPlace(drawn, from, to) {
  const { x, y, width, height } = drawn.getBBox(), at = `${x + width / 2}px, ${y + height / 2}px`;
  const back = `${-x - width / 2}px, ${-y - height / 2}px`;
  const keys = [from, to].map(shape => `translate(${at}) ${shape} translate(${back})`);
  drawn.animate({ transform: keys }, { duration: duration(), easing: EASE, composite: "add" });
}

/** The dice in sight, by what they show and where. */
function dice() {
  return [...document.querySelectorAll("[data-sheet] [data-die]")].filter(die => die.getBoundingClientRect().width)
    .map((die, i) => ({ die, name: `${i} ${die.dataset.die}` }));
}

const tumble = ({ die }) => inPlace(die, "rotate(-540deg) scale(.5)", "rotate(0deg) scale(1)");

/** The numbers that players have, by where they stand. */
function numbers() {
  const found = new Map();
  for (const fact of document.querySelectorAll("[data-slot] [data-thing]")) {
    const hole = fact.closest("[data-slot]"), part = hole.closest("[data-part]")?.dataset.part;
    const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
    for (let i = 0; texts.nextNode(); i++) {
      const node = /** @type {Text} */ (texts.currentNode);
      if (node.parentElement.closest(".unseen, [data-thing]") !== fact) continue;
      found.set([part, hole.dataset.slot, fact.dataset.thing, i].join(), { node, says: counted.get(node) ?? node.data });
    }
  }
  return found;
}

/** Let a number count from what it was, if all around it is the same. */
function count(node, was, says) {
  const from = was.match(ALONE), to = says.match(ALONE);
  if (was === says || counted.has(node) || !from || !to || from[1] !== to[1] || from[3] !== to[3]) return;
  const [start, end] = [from, to].map(found => Number(found[2].replace(/\D/g, "")));
  const comma = (from[2] + to[2]).match(/\D/)?.[0] ?? "", time = duration(), began = performance.now();
  const written = value => String(value).replace(/\B(?=(\d{3})+$)/g, comma);
  counted.set(node, says);
  const tick = () => {
    const done = Math.min(1, (performance.now() - began) / time);
    node.data = done < 1 ? to[1] + written(Math.round(start + (end - start) * done)) + to[3] : says;
    if (done < 1) requestAnimationFrame(tick);
    else counted.delete(node);
  };
  tick();
}
