// A lesson: the coach's notes follow one another without the page being loaded anew, and what a note speaks of is
// ringed.  The place in the lesson is the address, so a reload or the browser's "back" finds it.

import { SVG } from "./copies.js";
import { fetchAll } from "./live.js";
import { insist } from "./reach.js";
import { arrangement, boxOf, card, narrow, table, toQuestion } from "./state.js";
import { openTab } from "./tabs.js";
import { easel, lookAt } from "./views.js";

const OFF = 5;  // how far the ring stands off the thing
let drawn = arrangement();
const coach = () => card().querySelector(".coach");
const list = text => (text ?? "").split(" ").filter(Boolean);

// --- from note to note ------------------------------------------------------------------------------

async function goTo(url, remember = true) {
  table.dataset.url = url;
  if (remember) history.pushState(null, "", url);
  drawn = arrangement();
  await insist("note", () => fetchAll());
  toQuestion();
}

document.addEventListener("click", event => {
  const way = event.target.closest("a[data-note]");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(way.getAttribute("href"));
});
document.addEventListener("posted", ({ detail }) => detail.ok && goTo(detail.url));
addEventListener("popstate", () => goTo(location.pathname, false));

// The keys are led to the note first: Enter there goes on, if nothing is asked.
document.addEventListener("keydown", event => {
  if (event.key !== "Enter" || !event.target.closest(".coach h2")) return;
  card().querySelector("[data-key=on]")?.click();
});

// The arrangement of the board that was out of sight is as old as the page.
document.addEventListener("fitted", () => { if (drawn !== arrangement()) goTo(table.dataset.url, false); });

// --- what a note speaks of ----------------------------------------------------------------------------

function ring(thing) {
  thing.classList.add("coached");
  const reach = thing.querySelector(":scope > .reach");
  if (!reach) return;
  const size = name => Number(reach.getAttribute(name) ?? 0);
  const frame = document.createElementNS(SVG, "rect");
  const place = { x: -OFF, y: -OFF, width: size("width") + 2 * OFF, height: size("height") + 2 * OFF, rx: size("rx") + OFF };
  for (const [name, value] of Object.entries({ ...place, class: "coach-ring" })) frame.setAttribute(name, String(value));
  thing.append(frame);
}

function mark() {
  for (const old of document.querySelectorAll(".coach-ring")) old.remove();
  for (const old of document.querySelectorAll(".coached")) old.classList.remove("coached");
  for (const name of list(coach().dataset.things)) {
    for (const thing of document.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)) ring(thing);
  }
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
