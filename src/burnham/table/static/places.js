// Pages whose place is their address: from one to the next without the page being loaded anew.  A reload or the
// browser's "back" finds it.

import { fetchAll } from "./live.js";
import { insist } from "./reach.js";
import { arrangement, table, toQuestion } from "./state.js";

let drawn = arrangement();

export async function goTo(url, remember = true) {
  table.dataset.url = url;
  if (remember) history.pushState(null, "", url);
  drawn = arrangement();
  await insist("note", () => fetchAll());
  toQuestion();
}

document.addEventListener("posted", ({ detail }) => detail.ok && goTo(detail.url));
addEventListener("popstate", () => goTo(location.pathname, false));

// The arrangement of the board that was out of sight is as old as the page.
document.addEventListener("fitted", () => { if (drawn !== arrangement()) goTo(table.dataset.url, false); });
