// Counts on while the bots think a game through, and shows what they have found.

import { ask, insist } from "./reach.js";

const place = document.querySelector("[data-analysis]");
const found = document.querySelector(".found");
const bar = place.querySelector("progress"), told = place.querySelector("[data-told]");

async function look() {
  const { ok, said } = await insist("analysis", () => ask(place.dataset.analysis));
  if (ok) found.innerHTML = said.html;
  if (said.reached >= said.moments) { place.remove(); return; }
  if (ok) bar.value = said.reached;
  told.textContent = ok ? told.dataset.told.replace("{n}", said.reached) : said.message;
  setTimeout(look, 1000);
}
setTimeout(look, 1000);
