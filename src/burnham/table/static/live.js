// Keeps the page in step with the table: hears which parts have changed and fetches those.
// After sleep or a lost connection it catches up by itself.

import { swap } from "./parts.js";
import { address, calm, part, shownMoment, table } from "./state.js";

const PACE = 220;          // a move can be seen before the next one comes
const PATIENCE = 2000;     // a hiccup is not worth a notice
const NAP = 15000;
const ALWAYS = new Set(["chat", "notices", "menu", "strip"]);  // kept up to date in the past too

let source, latest, lastHeard = 0, busy = false, notice = 0, retry = 0;

export function connect() {
  source?.close();
  clearTimeout(retry);
  source = new EventSource(address("events"));
  source.addEventListener("table", event => {
    lost(false);
    lastHeard = Date.now();
    heard(JSON.parse(event.data));
    catchUp();
  });
  source.addEventListener("open", () => lost(false));
  source.addEventListener("error", () => {
    lost(true);
    if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, 2000);
  });
}

/** Events and replies tell how all parts look now; what comes late says nothing new. */
function heard(told) {
  if (!(told.version < latest?.version)) latest = told;
}

function lost(yes) {
  clearTimeout(notice);
  const show = on => {
    table.classList.toggle("lost", on);
    document.querySelector(".lost-notice").hidden = !on;
  };
  if (yes) notice = setTimeout(show, PATIENCE, true);
  else show(false);
}

function woke() {
  if (document.visibilityState === "visible" && Date.now() - lastHeard > NAP) connect();
}
document.addEventListener("visibilitychange", woke);
addEventListener("online", connect);
addEventListener("pageshow", event => event.persisted && connect());

/** Parts that can be seen: of the two boards only one. */
function inSight(name) {
  const place = part(name);
  return place && !(place.matches(".easel") && getComputedStyle(place).display === "none");
}

const followed = name => inSight(name) && (!shownMoment() || ALWAYS.has(name));
const stale = name => part(name).dataset.stamp !== latest.stamps[name];

/** Fetch what is out of date, one batch at a time, never faster than one can follow.  All that is
    followed is asked for, so that board and question are always of the same moment. */
export async function catchUp() {
  if (busy) return;
  busy = true;
  try {
    for (;;) {
      const names = Object.keys(latest?.stamps ?? {}).filter(followed);
      if (!names.some(stale)) break;
      await fetchParts(names);
      await new Promise(done => setTimeout(done, calm.matches ? 0 : PACE));
    }
  } catch {
    setTimeout(catchUp, 1000);
  } finally {
    busy = false;
  }
}

/** Fetch those of some parts that have changed, of now or of a moment, and put them in place. */
export async function fetchParts(names, at = "") {
  const more = { names: names.map(name => `${name}:${part(name).dataset.stamp}`).join(",") };
  if (at !== "") more.at = at;
  const reply = await fetch(address("parts", more), { headers: { Accept: "application/json" } });
  if (!reply.ok) throw new Error(`parts: ${reply.status}`);
  const fresh = await reply.json();
  if (at === "") heard(fresh);
  const wanted = Object.entries(fresh.parts).filter(([name]) => at === shownMoment() || (at === "" && ALWAYS.has(name)));
  if (wanted.length) swap(Object.fromEntries(wanted));
}

/** All parts that can be seen now, as they are now. */
export async function refresh() {
  const names = [...document.querySelectorAll(".table [data-part]")].map(e => e.dataset.part).filter(inSight);
  await fetchParts(names, shownMoment());
}

// A post that was taken is usually heard of at once; if not, look.
document.addEventListener("posted", () => {
  const before = latest?.version;
  setTimeout(() => latest?.version === before && !shownMoment() && refresh().catch(() => {}), 1500);
});
