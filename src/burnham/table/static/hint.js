// A hint: asks the table, shows the reply in the card, and lets an entry be chosen like an answer.

import { choose } from "./answers.js";
import { tellRefusal } from "./post.js";
import { ask, sentences } from "./reach.js";
import { card, questionName, words } from "./state.js";

const PATIENCE = 60000;  // a bot thinks

let shown = null;  // the hint's place in the card, and for which question

document.addEventListener("submit", async event => {
  const form = event.target;
  if (!form.matches(".ask-hint")) return;
  event.preventDefault();
  const button = form.querySelector("button"), place = card().querySelector(".hint");
  if (button.disabled) return;
  button.disabled = true;
  shown = { place, question: questionName() };
  place.textContent = words["hint-thinks"];
  place.classList.add("thinks");
  try {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    const { ok, status, said } = await ask(form.action, body, PATIENCE);
    if (!place.isConnected) return;  // the table has moved on
    place.innerHTML = ok ? said.html : "";
    if (!ok) tellRefusal(said, status);
  } catch {
    place.textContent = sentences.tryAgain;
  } finally {
    button.disabled = false;
    place.classList.remove("thinks");
  }
});

// The same question drawn anew keeps its hint, also one that is still thought about.
document.addEventListener("swapped", () => {
  if (!shown || shown.place.isConnected) return;
  if (shown.question === questionName()) card().querySelector(".hint")?.replaceWith(shown.place);
  else shown = null;
});

document.addEventListener("click", event => {
  const entry = event.target.closest(".advice");
  if (entry) choose(entry.dataset.answer);
});
