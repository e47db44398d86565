// Follows a table's events.  A stream does not die unnoticed: it is opened anew after an error, after silence,
// after sleep, and when the network comes or goes.

import { awaited, reached, sentences } from "./reach.js";

const AGAIN = 1000;
const REFUSED = 5000;    // who is refused may ask again, but not at once
const OPENING = 10000;   // the first message comes at once, or never
const SILENCE = 25000;   // two heartbeats were missed (HEARTBEAT in web/streams.py)
const NAP = 15000;
const DOUBT = 3000;

/** Listen at `address()`, which is asked for at every opening.  `hear` takes a message, and is done when the page
    shows it.  Gives what opens the stream anew. */
export function listen(address, hear) {
  /** @type {EventSource | null} */
  let source = null;
  let lastHeard = 0, watchdog = 0, retry = 0;

  function open() {
    source?.close();
    clearTimeout(retry);
    awaited("stream");
    watch(OPENING);
    const opened = source = new EventSource(address());
    source.addEventListener("here", alive);
    source.addEventListener("table", async event => {
      alive();
      const message = JSON.parse(event.data);
      compareFiles(message.files);
      await hear(message);
      if (source === opened && opened.readyState === EventSource.OPEN) reached("stream");
    });
    source.addEventListener("error", () => {
      awaited("stream");
      if (opened.readyState === EventSource.CLOSED) closed(opened);
    });
  }

  function watch(patience) {
    clearTimeout(watchdog);
    watchdog = setTimeout(open, patience);
  }

  function alive() {
    lastHeard = Date.now();
    watch(SILENCE);
  }

  /** Open it anew, unless something was heard a moment ago or it is being opened. */
  function check(moment) {
    if (source?.readyState === EventSource.OPEN && Date.now() - lastHeard > moment) open();
  }

  /** The browser gives up after any reply but a stream, and does not tell why: the server does. */
  async function closed(opened) {
    const refusal = await refusalAt(address());
    if (source !== opened) return;
    awaited("stream", refusal || sentences.lost);
    retry = setTimeout(open, refusal ? REFUSED : AGAIN);
  }

  function woke() {
    if (document.visibilityState !== "visible") return;
    if (source?.readyState === EventSource.OPEN) check(NAP);
    else open();
  }

  document.addEventListener("visibilitychange", woke);
  document.addEventListener("unreached", () => check(DOUBT));
  addEventListener("online", open);
  addEventListener("offline", open);  // a table on this very device needs no network
  addEventListener("pageshow", event => event.persisted && open());
  return open;
}

/** The sentence with which the server refuses to be listened to, if it does. */
async function refusalAt(address) {
  const stop = new AbortController(), timer = setTimeout(() => stop.abort(), OPENING);
  try {
    const reply = await fetch(address, { headers: { Accept: "application/json" }, signal: stop.signal });
    return reply.ok ? "" : (await reply.json()).message;
  } catch {
    return "";
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** A server with other scripts and styles than this page has been started meanwhile. */
function compareFiles(files) {
  const notice = document.querySelector(".renewed-notice");
  if (files && files !== document.documentElement.dataset.files) notice.hidden = false;
}
