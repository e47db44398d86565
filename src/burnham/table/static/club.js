// The club's pages: dates in the reader's own zone, the form of a tournament, and what is new in one.

import { ask } from "./reach.js";

/** @type {Intl.DateTimeFormatOptions} */
const DAY = { day: "numeric", month: "long", year: "numeric" };

for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-at]"))) {
  const at = new Date(Number(time.dataset.at) * 1000);
  time.textContent = at.toLocaleDateString(document.documentElement.lang, DAY);
}

// What means nothing for the chosen number of players, or kind of tournament, is not shown.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form.new-tournament"));
function fit() {
  const { seats, system } = Object.fromEntries(new FormData(form));
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".option-row"))) {
    const forSeats = !row.dataset.seats || row.dataset.seats.split(" ").includes(String(seats));
    row.hidden = !forSeats || (row.dataset.system !== undefined && row.dataset.system !== system);
  }
}
if (form) {
  form.addEventListener("change", fit);
  fit();
}

// A tournament that is not over tells what is new, while somebody looks at it.
const AGAIN = 10000;
async function renew() {
  const shown = /** @type {HTMLElement | null} */ (document.querySelector(".tournament[data-url]"));
  if (!shown || document.hidden) return;
  const { ok, said } = await ask(shown.dataset.url);
  const made = document.createElement("template");
  made.innerHTML = ok ? said.html : "";
  const fresh = made.content.firstElementChild;
  if (fresh && fresh.outerHTML !== shown.outerHTML) shown.replaceWith(fresh);
}
if (document.querySelector(".tournament:is([data-status=open], [data-status=running])")) {
  setInterval(() => renew().catch(() => {}), AGAIN); // the next time it will be there
}
