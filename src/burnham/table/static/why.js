// The tooltip: what a thing is, what choosing it costs and gives, and, if it is not lit, why not.

import { answersOf } from "./answers.js";
import { ask, sentences } from "./reach.js";
import { address, askedOfMe, boxOf, card, cardState, words } from "./state.js";

const tip = document.getElementById("tip");
const told = new Map();  // reasons of this question, by thing
let over = null, at = null, timer = 0, number = "";

async function reasons(thing) {
  if (!askedOfMe()) return [];
  if (number !== cardState().number) { told.clear(); number = cardState().number; }
  const name = thing.dataset.thing;
  if (!told.has(name)) told.set(name, ask(address("why", { thing: name })));
  try {
    const { said } = await told.get(name);
    return said.reasons?.length ? said.reasons : [words["not-asked"]];
  } catch {
    told.delete(name);  // to be asked again
    return [sentences.tryAgain];
  }
}

/** Show what there is to say about a thing; reasons come from the table. */
export async function tell(thing) {
  over = thing;
  const lines = [];
  const answers = answersOf(thing);
  const [button] = answers.length === 1 ? card().querySelectorAll(`.answer[data-answer="${answers[0]}"]`) : [];
  tip.className = "tip";
  if (button) {
    lines.push(line("b", button.querySelector(".what").textContent));
    const chips = button.querySelector(".chips");
    if (chips) lines.push(chips.cloneNode(true));
  } else {
    const name = thing.getAttribute("aria-label");
    if (name) lines.push(line("b", name));
    const why = answers.length ? [] : await reasons(thing);
    if (over !== thing) return;
    if (why.length) tip.classList.add("no");
    lines.push(...why.map(reason => line("div", reason)));
  }
  if (!lines.length) return hush();
  tip.replaceChildren(...lines);
  tip.hidden = false;
  place(boxOf(thing));
}

export function hush() {
  clearTimeout(timer);
  over = null;
  tip.hidden = true;
}

function line(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Beside the thing, where it covers the least of what is lit. */
function place(box) {
  const own = tip.getBoundingClientRect();
  const middle = box.top + box.height / 2 - own.height / 2, centre = box.left + box.width / 2 - own.width / 2;
  const lit = [...document.querySelectorAll(".lit, .answer")].map(boxOf);
  const spots = [[box.right + 9, middle], [box.left - own.width - 9, middle], [centre, box.top - own.height - 9], [centre, box.bottom + 9]]
    .map(([x, y]) => [Math.max(6, Math.min(x, innerWidth - own.width - 6)), Math.max(6, Math.min(y, innerHeight - own.height - 6))]);
  const covers = ([x, y], r) => Math.max(0, Math.min(x + own.width, r.right) - Math.max(x, r.left))
    * Math.max(0, Math.min(y + own.height, r.bottom) - Math.max(y, r.top));
  const cost = spot => lit.reduce((sum, r) => sum + covers(spot, r), 3 * covers(spot, box));
  const [x, y] = spots.reduce((best, spot) => cost(spot) < cost(best) ? spot : best);
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  at = { x: event.clientX, y: event.clientY };
  const thing = event.target.closest?.("[data-thing]");
  if (thing === over) return;
  hush();
  if (!thing) return;
  over = thing;
  timer = setTimeout(tell, thing.matches(".lit") ? 60 : 180, thing);
});
document.addEventListener("focusin", event => {
  const thing = event.target.closest?.("[data-thing]");
  if (thing && event.target.matches(":focus-visible")) tell(thing);
  else hush();
});
// What lay under the pointer may have been drawn anew: say what lies there now.
document.addEventListener("swapped", () => {
  if (!over || over.isConnected) return;
  const thing = at && document.elementFromPoint(at.x, at.y)?.closest("[data-thing]");
  hush();
  if (thing) tell(thing);
});
document.addEventListener("scroll", hush, true);
document.addEventListener("pointerdown", event => event.pointerType !== "mouse" && hush(), true);
