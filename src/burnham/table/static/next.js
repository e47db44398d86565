// The way to the next table that waits for me, from a table or the end of a game: asked for when others take their
// time after a move of mine, and now and then.  A move itself stays one request.

import { ask } from "./reach.js";

const AGAIN = 20000, SOON = 2000;
let soon = 0;
/** @type {HTMLAnchorElement | null} */
const button = document.querySelector(".next-game");

const askedOfMe = () => document.querySelector("[data-state=mine-to-answer]") !== null;

/** The key does what the button would. */
export function toNextGame() {
  if (button && !button.hidden) button.click();
}

async function count() {
  if (document.hidden) return;
  const reply = await ask(button.href).catch(() => null);  // it is asked for again soon
  if (!reply?.ok) return;
  button.querySelector(".count").textContent = String(reply.said.count);
  button.querySelector(".game").textContent = reply.said.name;
  button.hidden = reply.said.count === 0;
}

if (button) {
  document.addEventListener("posted", () => {
    clearTimeout(soon);
    soon = setTimeout(() => { if (!askedOfMe()) count(); }, SOON);
  });
  document.addEventListener("visibilitychange", count);
  setInterval(count, AGAIN);
}
