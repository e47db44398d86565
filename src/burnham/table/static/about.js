// The card beside a thing: a large picture of it, what it is and means now, what choosing it costs and gives
// and, if it cannot be chosen, why.  It comes by pointing or by focus and goes with them.  A long press, a tap
// on what is not lit, or the key "i" pin it: then it stays until one taps elsewhere.

import { answersOf } from "./answers.js";
import { bareCopy, SVG } from "./copies.js";
import { ask, sentences } from "./reach.js";
import { address, boxOf, card, cardState, narrow, shownMoment, words } from "./state.js";

const LIT_WAIT = 150, WAIT = 350, LEAVE = 250, LONG = 450;  // milliseconds
const STILL = 8;                         // a finger that moves further does not press
const WIDEST = 250;                      // of the picture
const highest = () => narrow.matches ? 80 : 120;
const BESIDE = 125;                      // a wider picture has the text below it
const LARGEST = 2.6;                     // times as large as it is drawn
const THIN = 24;                         // a picture that would be thinner shows nothing
const EDGE = 6, GAP = 10, LOWEST = 120;

const about = document.getElementById("about"), said = document.getElementById("about-said");
/** What was told of a thing at the moment `told.of`; `known` is what is the same at all moments. */
const told = { of: "", things: new Map() };
const known = new Map();
let over = null, at = null, timer = 0, pinned = false, returnTo = null;

// --- what is told ---------------------------------------------------------------------------------

async function ofThing(name) {
  const moment = `${shownMoment()}/${cardState().number}/${cardState().asked}`;
  if (told.of !== moment) { told.of = moment; told.things.clear(); }
  const more = shownMoment() ? { at: shownMoment() } : {};
  if (!told.things.has(name)) told.things.set(name, ask(address("about", { thing: name, ...more })));
  try {
    const reply = await told.things.get(name);
    const found = reply.ok ? reply.said : {};
    known.set(name, { name: found.name, about: found.about, rules: found.rules });
    return found;
  } catch {
    told.things.delete(name);  // to be asked again
    return { ...known.get(name), reasons: [sentences.tryAgain] };
  }
}

/** Show what there is to say about a thing: at once what is known, then what the table says. */
export async function tell(thing) {
  clearTimeout(timer);
  over = thing;
  const name = thing.dataset.thing;
  if (known.has(name)) fill(thing, known.get(name));
  const found = await ofThing(name);
  if (over === thing && thing.isConnected) fill(thing, found);
}

/** Keep the card until one taps elsewhere; by key it also gets the focus. */
export async function pin(thing, focus = false) {
  pinned = true;
  about.classList.add("pinned");
  await tell(thing);
  if (!focus || over !== thing) return;
  returnTo = thing;
  about.focus();
}

/** Close the card; whether there was one. */
export function hush() {
  clearTimeout(timer);
  const open = !about.hidden;
  over?.removeAttribute("aria-describedby");
  if (about.contains(document.activeElement)) returnTo?.focus();
  over = returnTo = null;
  pinned = false;
  about.hidden = true;
  about.classList.remove("pinned");
  return open;
}

function fill(thing, { name, about: sentence, now, rules = [], reasons = [] }) {
  const answers = answersOf(thing);
  const label = name || thing.getAttribute("aria-label") || thing.textContent;
  const why = answers.length ? [] : reasons;
  const lines = [
    line("h3", label), line("p", sentence),
    why.length ? null : line("p", now, "now"),  // a reason says what matters of it
    ...answers.map(answer => offer(answer, label)),
    ...why.map(reason => line("p", reason, "why")),
    ruleLine(rules),
  ];
  const picture = pictureOf(thing);
  const text = line("div", " ", "text");
  text.replaceChildren(...lines.filter(Boolean));
  said.replaceChildren(...[picture, text].filter(Boolean));
  about.classList.toggle("no", why.length > 0);
  about.setAttribute("aria-label", label);
  about.hidden = false;
  thing.setAttribute("aria-describedby", "about-said");
  place(boxOf(thing));
}

/** @returns {HTMLElement | null} nothing, if there is nothing to say */
function line(tag, text, cls = "") {
  if (!text) return null;
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = cls;
  return made;
}

/** What an answer says, costs and gives, as its button has it; nothing, if that is just the thing's name. */
function offer(answer, label) {
  const button = card().querySelector(`.answer[data-answer="${answer}"]`);
  const what = button?.querySelector(".what").textContent, chips = button?.querySelector(".chips");
  if (!what || (what === label && !chips)) return null;
  const made = line("p", what, "offer");
  if (chips) made.append(" ", chips.cloneNode(true));
  return made;
}

function ruleLine(rules) {
  const made = line("p", rules.length ? words.rule : "", "rules");
  for (const { rule, link } of rules) {
    const one = line(link ? "a" : "span", rule);
    if (link) Object.assign(one, { href: link, target: "_blank" });
    made.append(" ", one);
  }
  return made;
}

// --- the picture ------------------------------------------------------------------------------------

/** The thing itself, larger, as it lies there but without its light. */
function pictureOf(thing) {
  const reach = thing.querySelector(":scope > .reach");
  if (!reach) return iconOf(thing);
  const [w, h] = ["width", "height"].map(name => Number(reach.getAttribute(name)));
  const scale = Math.min(LARGEST, WIDEST / w, highest() / h);
  about.classList.toggle("wide", w * scale > BESIDE);
  if (Math.min(w, h) * scale < THIN) return null;
  const frame = document.createElementNS(SVG, "svg");
  const size = { viewBox: `-2 -2 ${w + 4} ${h + 4}`, width: w * scale, height: h * scale, "aria-hidden": "true" };
  for (const [name, value] of Object.entries(size)) frame.setAttribute(name, String(value));
  frame.setAttribute("class", `drawing picture${thing.closest(".night") ? " night" : ""}`);
  const copy = bareCopy(thing);
  if (!copy.children.length) return null;
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}

/** Of a fact on a desk: its icon. */
function iconOf(fact) {
  const icon = fact.querySelector("svg")?.cloneNode(true) ?? null;
  about.classList.toggle("wide", Number(icon?.getAttribute("width")) > BESIDE / 2);
  icon?.classList.add("picture");
  return icon;
}

// --- its place ----------------------------------------------------------------------------------------

/** Beside the thing, as near as may be without covering it or anything that is lit.  If the room above them is all there is, the
    card is no higher than that and scrolls. */
function place(box) {
  about.style.maxHeight = "";
  const own = about.getBoundingClientRect();
  const across = innerWidth - own.width - EDGE, down = innerHeight - own.height - EDGE;
  const xs = [box.right + GAP, box.left - own.width - GAP, box.left + box.width / 2 - own.width / 2, EDGE, across];
  const ys = [box.top + box.height / 2 - own.height / 2, box.top - own.height - GAP, box.bottom + GAP, EDGE, down];
  const boxes = found => [...document.querySelectorAll(found)].map(boxOf).filter(one => one.width);
  const lit = boxes(".lit"), buttons = boxes(".chooser .answer, .stepper button, [data-part=question] :is(button, a)");
  const covers = (x, y, r) => Math.max(0, Math.min(x + own.width, r.right) - Math.max(x, r.left))
    * Math.max(0, Math.min(y + own.height, r.bottom) - Math.max(y, r.top));
  const far = (x, y) => Math.hypot(Math.max(box.left - x - own.width, 0, x - box.right), Math.max(box.top - y - own.height, 0, y - box.bottom));
  const spots = xs.flatMap(x => ys.map(y => ({ x: Math.max(EDGE, Math.min(x, across)), y: Math.max(EDGE, Math.min(y, down)) })));
  const all = (x, y, covered) => covered.reduce((sum, r) => sum + covers(x, y, r), 0);
  // A board may be lit all over; a button that is covered cannot be pressed at all.
  const cost = ({ x, y }) => 10000 * all(x, y, buttons) + 100 * all(x, y, [...lit, box]) + far(x, y);
  const { x, y } = spots.reduce((best, spot) => cost(spot) < cost(best) ? spot : best);
  const top = Math.min(...[...lit, box].filter(r => covers(x, y, r)).map(r => r.top));
  if (top < innerHeight && top - y > LOWEST) about.style.maxHeight = `${top - y - 1}px`;
  // Not by a transform: with one Chromium may look for the pointer where the card was before.
  Object.assign(about.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` });
}

// --- pointing and focus ---------------------------------------------------------------------------------

const thingAt = target => target.closest?.("[data-thing]");

document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse" || pinned) return;
  at = { x: event.clientX, y: event.clientY };
  const thing = thingAt(event.target);
  clearTimeout(timer);
  if (about.contains(event.target) || (thing && thing === over && told.things.has(thing.dataset.thing))) return;
  if (thing) timer = setTimeout(tell, thing.matches(".lit") ? LIT_WAIT : WAIT, thing);
  else if (over) timer = setTimeout(hush, LEAVE);
});

document.addEventListener("focusin", event => {
  if (pinned || about.contains(event.target)) return;
  const thing = thingAt(event.target);
  if (thing && event.target.matches(":focus-visible")) tell(thing);
  else hush();
});

// What lay under the pointer may have been drawn anew, or mean something else now.
document.addEventListener("swapped", () => {
  if (!over) return;
  const same = over.isConnected ? over : document.querySelector(`[data-thing="${CSS.escape(over.dataset.thing)}"]`);
  const there = at && document.elementFromPoint(at.x, at.y);
  const kept = over.contains(document.activeElement) || about.contains(there);  // else the pointer has left it
  const thing = pinned ? same : (there && thingAt(there)) ?? (kept && over.isConnected ? over : null);
  if (thing) tell(thing);
  else hush();
});

document.addEventListener("scroll", event => { if (!about.contains(event.target)) hush(); }, true);
about.querySelector(".close").addEventListener("click", hush);

// --- a long press ------------------------------------------------------------------------------------------

let press = 0, from = null, spent = false;

document.addEventListener("pointerdown", event => {
  spent = false;
  clearTimeout(press);
  if (about.contains(event.target)) return;
  if (pinned || event.pointerType !== "mouse") hush();
  const thing = thingAt(event.target);
  if (event.pointerType === "mouse" || !event.isPrimary || !thing) return;
  from = { x: event.clientX, y: event.clientY };
  press = setTimeout(() => { spent = true; pin(thing); }, LONG);
}, true);
document.addEventListener("pointermove", event => {
  if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(press);
}, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(press), true);
// What was pressed long is asked about, not chosen, and has no menu of the browser's.
document.addEventListener("click", event => {
  if (!spent) return;
  spent = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("contextmenu", event => {
  if (spent && thingAt(event.target)) event.preventDefault();
});
