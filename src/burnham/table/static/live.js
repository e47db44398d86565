// Keeps the page in step with the table: every change comes in one message, to the one who moved as the
// reply.  After sleep or a lost connection it catches up by itself.

import { apply } from "./parts.js";
import { address, arrangement, calm, shownMoment, table } from "./state.js";

const PACE = 220;          // a move can be seen before the next one comes
const PATIENCE = 2000;     // a hiccup is not worth a notice
const GAP = 2000;          // what should have come before has been lost
const LOOK = 1500;
const NAP = 15000;
const ALWAYS = new Set(["chat", "notices", "menu", "strip"]);  // kept up to date in the past too

let source, followed = arrangement(), lastHeard = 0, busy = false, notice = 0, retry = 0, gap = 0;
/** @type {any[]} */
let waiting = [];

/** The version of the table that the page shows, or would if it did not look back. */
const version = () => Number(table.dataset.version);

export function connect() {
  source?.close();
  clearTimeout(retry);
  clearTimeout(gap);
  waiting = [];
  followed = arrangement();
  source = new EventSource(address("events", { has: version(), arrangement: followed }));
  source.addEventListener("table", event => {
    lost(false);
    lastHeard = Date.now();
    heard(JSON.parse(event.data));
  });
  source.addEventListener("open", () => lost(false));
  source.addEventListener("error", () => {
    lost(true);
    if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, 2000);
  });
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
// The other arrangement of the board is not kept up to date while it is not in sight.
document.addEventListener("fitted", () => { if (source && followed !== arrangement()) { table.dataset.version = "0"; connect(); } });

// --- messages ----------------------------------------------------------------------------------------

const isWhole = message => message.from === undefined;
const isNew = message => isWhole(message) || message.version > version();

function heard(message) {
  table.dataset.stream = message.stream;
  waiting.push(message);
  waiting.sort((a, b) => a.version - b.version);
  follow();
}

/** One message at a time, never faster than one can follow. */
async function follow() {
  if (busy) return;
  busy = true;
  try {
    while (next()) await new Promise(done => setTimeout(done, calm.matches ? 0 : PACE));
  } finally {
    busy = false;
  }
}

/** Show the next message; false if there is none, or the one before it is still on its way. */
function next() {
  waiting = waiting.filter(isNew);
  const message = waiting[0];
  if (!message) return false;
  if (message.from > version()) {
    gap ||= setTimeout(connect, GAP);
    return false;
  }
  waiting.shift();
  take(message);
  return true;
}

function take(message) {
  clearTimeout(gap);
  gap = 0;
  table.dataset.version = message.version;
  const set = { ...message.public?.set, ...message.own?.set };
  const gone = [...message.public?.gone ?? [], ...message.own?.gone ?? []];
  if (!shownMoment()) { apply({ set, gone, whole: isWhole(message) }); return; }
  const still = Object.entries(set).filter(([name]) => ALWAYS.has(name.split(":")[0]));
  if (still.length) apply({ set: Object.fromEntries(still) });
}

/** What I did myself is shown at once.  What was refused, or told elsewhere, is usually heard of at once;
    if not, look. */
document.addEventListener("posted", ({ detail }) => {
  const message = detail.told, before = version();
  if (message && isNew(message) && !(message.from > before)) {
    take(message);
    follow();
  }
  setTimeout(() => version() < detail.version && !shownMoment() && fetchAll().catch(() => {}), LOOK);
});

/** All there is to see, of now or of a moment. */
export async function fetchAll(at = "") {
  const more = at === "" ? { arrangement: arrangement() } : { arrangement: arrangement(), at };
  const reply = await fetch(address("parts", more), { headers: { Accept: "application/json" } });
  if (!reply.ok) throw new Error(`parts: ${reply.status}`);
  const told = await reply.json();
  if (at !== shownMoment()) return;
  if (at === "") table.dataset.version = Math.max(told.version, version());
  apply({ set: told.items, whole: true });
}
