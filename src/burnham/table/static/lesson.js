// A lesson: the coach's notes follow one another, and what a note speaks of is ringed.

import { goTo } from "./places.js";
import { ringOnly } from "./rings.js";
import { boxOf, card, narrow, toQuestion } from "./state.js";
import { openTab } from "./tabs.js";
import { easel, lookAt } from "./views.js";

const coach = () => card().querySelector(".coach");
const list = text => (text ?? "").split(" ").filter(Boolean);

// --- from note to note ------------------------------------------------------------------------------

document.addEventListener("click", event => {
  const way = event.target.closest("a[data-note]");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(way.getAttribute("href"));
});

// The keys are led to the note first: Enter there goes on, if nothing is asked.
document.addEventListener("keydown", event => {
  if (event.key !== "Enter" || !event.target.closest(".coach h2")) return;
  card().querySelector("[data-key=on]")?.click();
});

// --- what a note speaks of ----------------------------------------------------------------------------

function mark() {
  for (const old of document.querySelectorAll(".answer.coached")) old.classList.remove("coached");
  ringOnly(list(coach().dataset.things));
  for (const answer of list(coach().dataset.answers)) {
    const button = card().querySelector(`.answer[data-answer="${answer}"]`);
    button?.classList.add("coached");
    button?.scrollIntoView({ block: "nearest" });
  }
  turnToNote();
}

/** Bring what the note speaks of into sight: its view of the board, or on a phone the own desk. */
function turnToNote() {
  const things = [...easel().querySelectorAll(".coached")];
  const unseen = things.every(thing => !boxOf(thing).width), sheet = things[0]?.closest("[data-sheet]");
  const isTurned = sheet && unseen && lookAt(sheet.dataset.sheet);
  if (!isTurned) document.dispatchEvent(new CustomEvent("viewed"));
  const onDesk = document.querySelector("[data-part=desk] .coached") && !things.length;
  if (narrow.matches) openTab(onDesk ? "mine" : "board");
}

document.addEventListener("swapped", mark);
mark();
toQuestion();
