// Counts on while the bots think a game through, and shows the analysis when they are done.

import { ask, insist } from "./reach.js";

const place = document.querySelector("[data-analysis]");
const bar = place.querySelector("progress"), told = place.querySelector("[data-told]");

async function look() {
  const { ok, said } = await insist("analysis", () => ask(place.dataset.analysis));
  if (said.reached >= said.moments) { location.reload(); return; }
  if (ok) bar.value = said.reached;
  told.textContent = ok ? told.dataset.told.replace("{n}", said.reached) : said.message;
  setTimeout(look, 1000);
}
setTimeout(look, 1000);
