// Whether the server can be reached.  What is awaited for longer than a hiccup is told in a notice until it
// comes; what is read is asked for until it is there.

const PATIENCE = 2000;   // a hiccup is not worth a notice
const AGAIN = 1000;
const GIVE_UP = 10000;   // a reply that has not come by then will not come

const place = document.querySelector(".lost-notice");
/** What is awaited, what is said if it is late, and whether it is.
    @type {Map<string, { says: string, late: boolean, timer: number }>} */
const waits = new Map();

/** Thrown when the server did not answer. */
export class Unreached extends Error {}
/** What to say: `lost`, and `tryAgain` if somebody has to. */
export const sentences = place.dataset;

/** Something has to come from the server.  If it is awaited already, it is since then. */
export function awaited(what, says = "") {
  const wait = waits.get(what) ?? { says: sentences.lost, late: false, timer: setTimeout(isLate, PATIENCE, what) };
  waits.set(what, { ...wait, says: says || wait.says });
  tell();
}

/** It has come, or is not wanted any more. */
export function reached(what) {
  clearTimeout(waits.get(what)?.timer);
  if (waits.delete(what)) tell();
}

function isLate(what) {
  waits.get(what).late = true;
  tell();
}

/** One sentence; what somebody has chosen matters most. */
function tell() {
  const late = [...waits.values()].filter(wait => wait.late);
  const says = late.length ? (waits.get("choice") ?? late[0]).says : "";
  document.body.classList.toggle("lost", late.length > 0);
  if (place.textContent === says) return;
  const line = document.createElement("p");
  line.className = "notice";
  line.textContent = says;
  place.replaceChildren(...says ? [line] : []);
}

/** The server's reply, to a post if there is a body.  What is not JSON comes from somebody in between: then the
    server was not reached.
    @param {string} to @param {URLSearchParams} [body] */
export async function ask(to, body, patience = GIVE_UP) {
  const how = { method: body ? "POST" : "GET", headers: { Accept: "application/json" }, body };
  try {
    const reply = await fetch(to, { ...how, signal: AbortSignal.timeout(patience) });
    return { ok: reply.ok, status: reply.status, said: await reply.json() };
  } catch {
    document.dispatchEvent(new CustomEvent("unreached"));
    throw new Unreached();
  }
}

/** Read until it is there. */
export async function insist(what, read) {
  awaited(what);
  try {
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof Unreached)) throw error;
      }
      await aWhile();
    }
  } finally {
    reached(what);
  }
}

/** The time until one tries again. */
export const aWhile = () => new Promise(done => {
  setTimeout(done, AGAIN);
  addEventListener("online", done, { once: true });
});
