// The end of a game stays in step too: when somebody asks for a rematch, all see the way there.

import { listen } from "./stream.js";

const place = document.querySelector("[data-part=result]");
const { url, query, version } = place.dataset;

listen(() => `${url}/events?has=${version}${query ? `&${query}` : ""}`, message => {
  const html = message.own?.set.result ?? message.public?.set.result;
  if (html) place.innerHTML = html;
})();
