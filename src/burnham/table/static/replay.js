// Replay: the past plays by itself, from the moment that is shown to the latest, at half to four times the speed.

import { from, goTo, present } from "./past.js";
import { table } from "./state.js";

const STEP = 1200;  // milliseconds that a moment is shown at speed 1
const place = document.querySelector(".replay"), button = place.querySelector("[data-play]"), speed = place.querySelector("select");
let run = null;  // what plays, if anything does

const step = () => STEP / Number(speed.value);

export function togglePlay() {
  if (run) pause();
  else play();
}

/** From the end it begins anew. */
async function play() {
  const mine = startRun();
  for (let at = from() < present() ? from() : -1; run === mine && at < present();) {
    await goTo(++at, at === 0);
    if (at < present()) await new Promise(done => setTimeout(done, step()));
  }
  if (run === mine) pause();
}

function startRun() {
  document.dispatchEvent(new CustomEvent("wandered"));
  run = {};
  mark();
  return run;
}

function pause() {
  run = null;
  mark();
}

function mark() {
  button.setAttribute("aria-pressed", String(run !== null));
  if (run) table.dataset.tempo = String(step());
  else delete table.dataset.tempo;
}

button.addEventListener("click", togglePlay);
speed.addEventListener("change", mark);
document.addEventListener("wandered", pause);
