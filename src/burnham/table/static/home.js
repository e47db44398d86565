// Keeps the tables on the home page up to date, and their clocks running.

import { runClocks } from "./clocks.js";
import { ask } from "./reach.js";

const AGAIN = 15000;
const tables = document.getElementById("tables");
const plain = document.title.replace(/^\(\d+\) /, "");
let shown = "";

async function refresh() {
  if (document.hidden || !tables) return;
  const reply = await ask(tables.dataset.url).catch(() => null);  // it is asked for again soon
  if (!reply?.ok) return;
  document.title = reply.said.turns ? `(${reply.said.turns}) ${plain}` : plain;
  if (reply.said.html !== shown) show(reply.said.html);
}

/** A form that is being sent, a link that has the focus, and what was unfolded stay. */
function show(html) {
  if (tables.querySelector("form[data-fair], form :focus")) return;
  const focused = document.activeElement?.closest("#tables a")?.getAttribute("href");
  const unfolded = [...tables.querySelectorAll("details[open]")].map(one => one.id);
  tables.innerHTML = shown = html;
  for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
  if (focused) tables.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  runClocks();
}

document.addEventListener("visibilitychange", refresh);
addEventListener("pageshow", event => event.persisted && refresh());
setInterval(refresh, AGAIN);
setInterval(runClocks, 1000);
runClocks();
