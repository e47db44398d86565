// Step through: what others did since my last answer, one deed after the other, each with the board of its moment,
// rings around what it touched and its sentence as the headline.  It ends at now, at the question.

import { speak } from "./bell.js";
import { light, setLamps, setTrace } from "./lamps.js";
import { goTo, lookAtTouched, present } from "./past.js";
import { shownMoment, table, toQuestion, words } from "./state.js";
import { openTab } from "./tabs.js";

const place = document.querySelector(".stepper"), title = place.querySelector("h2"), on = place.querySelector("[data-step=next]");
/** @type {{ moment: number, trace: string, told: Node[] }[]} */
let steps = [];
let here = 0;

export const isStepping = () => steps.length > 0;

/** A deed as the list tells it: without its number, which comes with the rings. */
function read(line) {
  const { momentOf, seat, things = "" } = line.dataset;
  const ring = [Number(seat), line.value];
  return {
    moment: Number(momentOf),
    trace: JSON.stringify(Object.fromEntries(things.split(" ").filter(Boolean).map(name => [name, ring]))),
    told: [...line.children].slice(1).map(one => one.cloneNode(true)),
  };
}

/** The board as it was before all that, then the first step. */
export async function startSteps() {
  const found = [...document.querySelectorAll("[data-list=since] > [data-moment-of]")].map(read);
  if (!found.length || isStepping()) return;
  document.dispatchEvent(new CustomEvent("wandered"));
  steps = found;
  table.classList.add("stepping");
  openTab("board");
  place.hidden = false;
  tell(0);
  on.focus({ preventScroll: true });
  await goTo(steps[0].moment - 1, true);
  if (steps === found && here === 0) showStep(0);  // unless somebody was faster
}

export function step(by) {
  if (here + by >= steps.length) endSteps();
  else showStep(Math.max(0, here + by));
}

async function showStep(number) {
  tell(number);
  const { moment, trace } = steps[number];
  await goTo(moment);
  if (steps[number]?.trace !== trace || here !== number) return;  // somebody was faster
  setTrace(trace);
  setLamps("{}");  // what is asked now comes after all that
  light();
  lookAtTouched();
  speak();
}

function tell(number) {
  here = number;
  title.replaceChildren(...steps[number].told.map(one => one.cloneNode(true)));
  place.querySelector(".at").textContent = words["steps-at"].replace("{n}", String(number + 1)).replace("{all}", String(steps.length));
  place.classList.toggle("last", number === steps.length - 1);
  place.querySelector("[data-step=back]").disabled = number === 0;
}

/** To now, where the question is. */
export async function endSteps() {
  close();
  await goTo(present());
  toQuestion();
}

function close() {
  steps = [];
  table.classList.remove("stepping");
  place.hidden = true;
}

document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-step-through]")) startSteps();
  const way = target.closest("[data-step]")?.dataset.step;
  if (way === "skip") endSteps();
  else if (way && isStepping()) step(way === "next" ? 1 : -1);
});
// Who goes elsewhere in the past has left; now is to be as it is.
document.addEventListener("wandered", () => {
  if (!isStepping()) return;
  close();
  if (!shownMoment()) goTo(present());
});
