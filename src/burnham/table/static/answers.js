// Answers: lit on the board and as buttons; pointing at one lights the other.  On a desktop one
// click answers, since undo is free; on a phone a tap chooses and the blue button confirms.

import { post } from "./post.js";
import { askedOfMe, card, cardState, narrow, questionName } from "./state.js";

const chooser = document.querySelector(".chooser");
let chosen = "", question = questionName();
const list = root => [...root.querySelectorAll(".answer")];
const seen = element => element.getClientRects().length > 0;
const buttonOf = answer => card().querySelector(`.answer[data-answer="${answer}"]`);
const thingsOf = button => button.dataset.things.split(" ").flatMap(name =>
  name ? [...document.querySelectorAll(`.lit[data-thing="${name}"]`)] : []);
export const answersOf = thing => (thing.dataset.answers ?? "").split(" ").filter(Boolean);

/** The answers one can see in the card, in their order: what the keys 1 to 9 mean. */
export const listed = () => list(card()).filter(seen);

// --- giving ---------------------------------------------------------------------------------

/** Send an answer at once. */
export function give(answer) {
  const button = buttonOf(answer);
  if (!button || !askedOfMe()) return;
  closeChooser();
  clear("given");
  button.classList.add("given");
  post(button.form, button);
}

/** Choose: on a desktop that is the answer; on a phone it waits to be confirmed. */
export function choose(answer) {
  if (!narrow.matches) return give(answer);
  closeChooser();
  chosen = answer;
  markChosen();
}

function markChosen() {
  clear("chosen");
  const button = chosen && buttonOf(chosen);
  if (!button) return;
  for (const one of [button, ...thingsOf(button)]) one.classList.add("chosen");
  const confirm = card().querySelector(".confirm");
  const price = [...button.querySelectorAll(".chip")]
    .map(chip => chip.textContent + (chip.matches(".points") ? " ★" : "")).join(" ");
  confirm.textContent = button.querySelector(".what").textContent + (price ? ` · ${price}` : "");
  confirm.disabled = false;
  confirm.value = chosen;
}

export function confirm() {
  const button = card().querySelector(".confirm");
  if (button && !button.disabled && button.value) give(button.value);
}

/** A lit thing was clicked: its answer, or a choice between its answers. */
export function pick(thing) {
  const answers = answersOf(thing);
  if (answers.length === 1) choose(answers[0]);
  else if (answers.length) openChooser(thing, answers);
}

// --- several answers on one thing --------------------------------------------------------------

function openChooser(thing, answers) {
  const copies = answers.map(buttonOf).filter(Boolean).map(button => {
    const copy = button.cloneNode(true);
    copy.type = "button";
    copy.removeAttribute("data-drawn");
    copy.querySelector("kbd")?.remove();
    return copy;
  });
  const rows = document.createElement("div");
  rows.className = "answers";
  rows.append(...copies);
  chooser.replaceChildren(rows);
  chooser.hidden = false;
  // Over the question, which it narrows down: the board stays in sight.
  const own = chooser.getBoundingClientRect(), asked = card().getBoundingClientRect();
  chooser.style.left = `${asked.left + (asked.width - own.width) / 2}px`;
  chooser.style.top = `${Math.max(8, Math.min(asked.top + asked.height / 2, innerHeight - own.height - 8))}px`;
  copies[0]?.focus();
  chooser.from = thing;
}

export function closeChooser() {
  if (chooser.hidden) return false;
  const inside = chooser.contains(document.activeElement);
  chooser.hidden = true;
  if (inside) chooser.from?.focus();
  return true;
}

// --- twins ------------------------------------------------------------------------------------

function clear(name) {
  for (const one of document.querySelectorAll(`.${name}:is(.answer, .thing.lit)`)) one.classList.remove(name);
}

/** Light what belongs to the answer or thing under the pointer or the focus. */
export function lightTwins(target) {
  clear("hover");
  const button = target?.closest?.(".answer, .advice");
  const thing = target?.closest?.(".lit");
  const twins = button ? [...thingsOf(button), buttonOf(button.dataset.answer)] : thing ? answersOf(thing).map(buttonOf) : [];
  for (const twin of twins) twin?.classList.add("hover");
}
document.addEventListener("pointerover", event => event.pointerType === "mouse" && lightTwins(event.target));
document.addEventListener("focusin", event => lightTwins(event.target));

document.addEventListener("click", event => {
  const button = event.target.closest(".answer");
  if (button && (narrow.matches || chooser.contains(button))) {
    event.preventDefault();
    choose(button.dataset.answer);
  } else if (event.target.closest(".confirm")) confirm();
  else if (event.target.closest(".on-board .linklike")) card().classList.add("all");
  else if (!chooser.contains(event.target) && !event.target.closest(".lit")) closeChooser();
  if (event.target.closest(".on-board .linklike")) arrange();
});

document.addEventListener("submit", event => {
  const form = event.target;
  if (!form.matches("form.live, form[data-answers]")) return;
  event.preventDefault();
  if (form.matches("[data-answers]")) {
    if (event.submitter?.matches(".answer")) give(event.submitter.dataset.answer);
    return;
  }
  post(form, event.submitter).then(taken => {
    if (taken) form.querySelectorAll("input[name=text]").forEach(field => { field.value = ""; });
  });
});

// --- many answers: those that can be clicked on the board are not listed --------------------------

export function arrange() {
  const answers = card().querySelector(".answers");
  if (!answers) return;
  const many = answers.classList.contains("many") && !card().classList.contains("all");
  // First look at all, then change them: looking after each change would lay the page out each time.
  const drawn = new Set(many ? list(answers).filter(button => thingsOf(button).some(seen)) : []);
  for (const button of list(answers)) button.toggleAttribute("data-drawn", drawn.has(button));
  card().querySelector(".on-board").hidden = !drawn.size;
  listed().forEach((button, i) => {
    const key = button.querySelector("kbd");
    if (key) key.textContent = i < 9 ? i + 1 : "";
  });
}
document.addEventListener("swapped", ({ detail }) => {
  if (!detail.some(name => ["question", "board", "tall", "desk"].includes(name))) return;
  if (detail.includes("question")) {
    card().classList.remove("refused", "waiting", "over", "mine-to-answer");
    card().classList.add(cardState().state);
  }
  if (question !== questionName()) forget();
  clear("hover");
  markChosen();
  arrange();
  chooseOnly();
});
addEventListener("resize", arrange);
document.addEventListener("viewed", arrange);

/** Another question: what was chosen or opened for the last one is gone.  The same one drawn anew
    keeps it. */
function forget() {
  question = questionName();
  chosen = "";
  card().classList.remove("all");
  closeChooser();
}

/** On a phone a single answer is chosen already. */
export function chooseOnly() {
  const answers = list(card());
  if (narrow.matches && answers.length === 1) choose(answers[0].dataset.answer);
}
