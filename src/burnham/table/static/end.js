// The end of a game stays in step too: when somebody asks for a rematch, all see the way there.  N leads to the
// next table that waits for me, as at a table.

import { toNextGame } from "./next.js";
import { listen } from "./stream.js";

const place = document.querySelector("[data-part=result]");
const { url, query, version } = place.dataset;

listen(() => `${url}/events?has=${version}${query ? `&${query}` : ""}`, message => {
  const html = message.own?.set.result ?? message.public?.set.result;
  if (html) place.innerHTML = html;
})();

document.addEventListener("keydown", event => {
  const writes = event.target.closest("input, textarea, select");
  if (event.key.toLowerCase() === "n" && !writes && !event.ctrlKey && !event.metaKey && !event.altKey) toNextGame();
});
