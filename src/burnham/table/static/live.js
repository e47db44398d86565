// Keeps the page in step with the table: every change comes in one message, to the one who moved as the
// reply.  After sleep or a lost connection it catches up by itself.

import { apply } from "./parts.js";
import { tellRefusal } from "./post.js";
import { ask, insist, Unreached } from "./reach.js";
import { address, arrangement, calm, shownMoment, stepTime, table } from "./state.js";
import { listen } from "./stream.js";

const LATEST = 3;          // so many steps after it happened a move is shown, at the latest
const GAP = 2000;          // what should have come before has been lost
const LOOK = 1500;
const ALWAYS = new Set(["chat", "notices", "menu", "strip", "lead", "note"]);  // kept up to date in the past too

let followed = "", gap = 0, number = -1, movedAt = -Infinity;  // the number of answers that is shown, and since when
/** @type {any[]} */
let waiting = [];
/** @type {Promise<void> | null} */
let following = null;

/** The version of the table that the page shows, or would if it did not look back. */
const version = () => Number(table.dataset.version);

export const connect = listen(() => {
  followed = arrangement();
  return address("events", { has: version(), arrangement: followed });
}, heard);

// The other arrangement of the board is not kept up to date while it is not in sight.
document.addEventListener("fitted", () => {
  if (!followed || followed === arrangement()) return;
  table.dataset.version = "0";
  connect();
});

// --- messages ----------------------------------------------------------------------------------------

const isWhole = message => message.from === undefined;
const isNew = message => isWhole(message) || message.version > version();
const isMove = message => message.number !== number;
const asksMe = message => message.own?.set?.question?.includes('data-state="mine-to-answer"');

function heard(message) {
  table.dataset.stream = message.stream;
  lineUp(message);
  return follow();
}

/** What is asked of me is due after one step, all else after a few: however fast moves come, the page keeps up. */
function lineUp(message) {
  const due = performance.now() + stepTime() * (asksMe(message) ? 1 : LATEST);
  waiting.push({ ...message, due });
  waiting.sort((a, b) => a.version - b.version);
}

/** Until all is shown: one message at a time, and every move for its while. */
function follow() {
  following ??= showAll().finally(() => { following = null; });
  return following;
}

async function showAll() {
  do {
    const wait = untilNext();
    if (wait > 0) await new Promise(done => setTimeout(done, wait));
  } while (next());
}

/** How long the move in sight stays there; what else is due shares the time that is left. */
function untilNext() {
  waiting = waiting.filter(isNew);
  if (!waiting.length || !isMove(waiting[0]) || calm.matches || document.hidden || shownMoment()) return 0;
  const now = performance.now(), shares = waiting.map((message, i) => (message.due - now) / (i + 1));
  return Math.min(movedAt + stepTime() - now, ...shares);
}

/** Show the next message; false if there is none, or the one before it is still on its way. */
function next() {
  waiting = waiting.filter(isNew);
  const message = waiting[0];
  if (!message) return false;
  if (message.from > version()) {
    gap ||= setTimeout(mendGap, GAP);
    return false;
  }
  waiting.shift();
  take(message);
  return true;
}

function mendGap() {
  gap = 0;
  connect();
}

function take(message) {
  clearTimeout(gap);
  gap = 0;
  table.dataset.version = message.version;
  if (isMove(message)) movedAt = performance.now();
  number = message.number;
  const set = { ...message.public?.set, ...message.own?.set };
  const gone = [...message.public?.gone ?? [], ...message.own?.gone ?? []];
  if (!shownMoment()) { apply({ set, gone, whole: isWhole(message) }); return; }
  const stays = name => ALWAYS.has(name.split(":")[0]), still = Object.entries(set).filter(([name]) => stays(name));
  const left = gone.filter(stays);
  if (still.length || left.length) apply({ set: Object.fromEntries(still), gone: left });
}

/** What I did myself is shown at once, and all before it.  What was refused, or told elsewhere, is usually heard of at
    once; if not, look. */
document.addEventListener("posted", ({ detail }) => {
  const message = detail.told;
  if (message && isNew(message)) {
    lineUp(message);
    while (version() < message.version && next());
    follow();
  }
  setTimeout(lookFor, LOOK, detail.version);
});

function lookFor(newer) {
  const missed = () => version() < newer && !shownMoment();
  if (missed()) insist("parts", () => missed() && fetchAll());
}

/** Show all there is to see, of now or of a moment; `still`: nothing is seen to move.  It is to be asked for again if that was too often, or if
    something newer was told meanwhile. */
export async function fetchAll(at = "", still = false) {
  const more = at === "" ? { arrangement: arrangement() } : { arrangement: arrangement(), at };
  const { ok, status, said } = await ask(address("parts", more));
  if (status === 429 || (at === "" && said.version < version())) throw new Unreached();
  if (!ok) { tellRefusal(said, status); return; }
  if (at === "") { table.dataset.version = said.version; number = said.number; }
  table.dataset.at = at;
  apply({ set: said.items, whole: true, still });
}
