// The table page: answers go out, changed parts come in.  Each module does one thing; this one
// listens to the keys, the tabs and the dialogs.

import { hush, pin } from "./about.js";
import { arrange, choose, chooseOnly, closeChooser, confirm, give, listed, pick } from "./answers.js";
import "./bell.js";
import { closeGuide, openGuide } from "./beside.js";
import "./coach.js";
import "./dates.js";
import { turnToQuestion, zoomBy } from "./easel.js";
import "./hint.js";
import { light, setLamps, setTrace } from "./lamps.js";
import { connect } from "./live.js";
import { toNextGame } from "./next.js";
import { unfold } from "./parts.js";
import { now, show, stepBy, stepByChapter, stepByTurn } from "./past.js";
import { ask, insist } from "./reach.js";
import { togglePlay } from "./replay.js";
import { address, askedOfMe, card, narrow, part, shownMoment, table, toQuestion } from "./state.js";
import { endSteps, isStepping, startSteps, step } from "./steps.js";
import { openTab, openTalk } from "./tabs.js";

// --- keys --------------------------------------------------------------------------------------

/** The other arrangement of the board is lit, too. */
const litInSight = () => [...document.querySelectorAll(".lit")].find(one => one.getClientRects().length);

const doors = {
  z: () => card().querySelector("[data-key=z]")?.click(),
  y: () => card().querySelector("[data-key=y]")?.click(),
  h: () => card().querySelector("[data-key=h]")?.click(),
  w: () => walkEverything(),
  i: () => { const thing = document.activeElement.closest("[data-thing]"); if (thing) pin(thing, true); },
  l: () => openDialog("legend"),
  g: () => openGuide(),
  t: () => openDialog("as-text"),
  "?": () => openDialog("keys"),
  q: () => toQuestion(),
  b: () => { if (narrow.matches) openTab("board"); (litInSight() ?? document.querySelector(".board-room")).focus(); },
  o: () => { if (narrow.matches) openTab("log"); openTalk("log"); document.getElementById("log").focus(); },
  d: () => { if (narrow.matches) openTab("mine"); part("desk").focus(); },
  n: () => toNextGame(),
  s: () => startSteps(),
  ArrowLeft: () => isStepping() ? step(-1) : stepBy(-1),
  ArrowRight: () => isStepping() ? step(1) : stepBy(1),
  "Shift ArrowLeft": () => stepByTurn(-1),
  "Shift ArrowRight": () => stepByTurn(1),
  PageUp: () => stepByChapter(-1),
  PageDown: () => stepByChapter(1),
  "+": () => zoomBy("in"),
  "-": () => zoomBy("out"),
  0: () => zoomBy("fit"),
  Home: () => show(0),
  End: () => now(),
  " ": () => { if (shownMoment()) togglePlay(); },
  Escape: () => { if (!hush() && !closeChooser() && !closeGuide()) leavePast(); },
};

function leavePast() {
  if (isStepping()) endSteps();
  else if (shownMoment()) now();
}

/** What has the focus takes the key: a button is pressed, a list scrolls. */
const takesKey = (target, key) => (key === " " && target.closest("button, a, [role=tabpanel]"))
  || (key.startsWith("Page") && target.closest("[role=tabpanel]"));

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, dialog[open], summary")) return;
  if (takesKey(event.target, event.key)) return;
  table.classList.add("keys");
  const thing = event.target.closest(".lit");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pick(thing);
  } else if (event.key === "Enter" && !event.target.closest("button, a")) {
    confirm();
  } else if (/^[1-9]$/.test(event.key) && askedOfMe()) {
    const button = listed()[Number(event.key) - 1];
    if (button) (narrow.matches ? choose : give)(button.dataset.answer);
  } else {
    const shifted = event.shiftKey && event.key.startsWith("Arrow") ? "Shift " : "";
    const door = doors[shifted + event.key] ?? doors[event.key.toLowerCase()];
    if (!door) return;
    event.preventDefault();
    door();
  }
});

/** Let Tab walk through everything that is drawn, so that the keys can ask what it is, too. */
function walkEverything() {
  const on = document.body.classList.toggle("walk-all");
  for (const thing of document.querySelectorAll("[data-thing]:not(.lit)")) {
    if (on) thing.setAttribute("tabindex", "0");
    else thing.removeAttribute("tabindex");
  }
}
document.addEventListener("swapped", () => {
  if (!document.body.classList.contains("walk-all")) return;
  document.body.classList.remove("walk-all");
  walkEverything();
});

// --- tabs, talk, sheet, dialogs ------------------------------------------------------------------

document.addEventListener("click", event => {
  const at = what => event.target.closest(what);
  const tab = at("button[data-tab]"), talk = at("[data-talk]"), dialog = at("[data-dialog]"), sure = at("[data-sure]");
  const more = at(".more");
  if (more) unfold(more.getAttribute("aria-controls"), more.getAttribute("aria-expanded") !== "true");
  if (tab) openTab(tab.dataset.tab);
  if (talk) {
    openTalk(talk.dataset.talk);
    if (!talk.closest(".heads")) {
      if (narrow.matches) openTab("log");
      document.querySelector(".chat-form input")?.focus();
    }
  }
  if (dialog) { event.preventDefault(); openDialog(dialog.dataset.dialog); }
  if (sure && !sure.dataset.agreed) { event.preventDefault(); askFirst(sure); }
});

function openDialog(name) {
  const dialog = document.getElementById(name);
  dialog.showModal();
  if (name === "legend") fillLegend(dialog.querySelector(".legend"));
  if (name === "as-text") fillText(dialog.querySelector(".as-text"));
}

async function fillLegend(place) {
  if (place.firstChild) return;
  const { said } = await insist("legend", () => ask(address("legend")));
  place.innerHTML = said.html;
}

/** The table as text, of the moment that is shown. */
async function fillText(place) {
  place.replaceChildren();
  const more = shownMoment() ? { at: shownMoment() } : {};
  const { said } = await insist("text", () => ask(address("text", more)));
  place.innerHTML = said.html;
}

/** What is not lightly undone is asked for once more.  Meanwhile the page may have been drawn anew: then the button
    that does the same is meant, if there still is one. */
function askFirst(button) {
  const dialog = document.getElementById("sure"), action = CSS.escape(button.form.getAttribute("action"));
  dialog.querySelector("h2").textContent = button.dataset.sure;
  dialog.onclick = event => {
    const now = button.isConnected ? button : document.querySelector(`form[action="${action}"] [data-sure]`);
    if (event.target.value === "yes" && now) {
      now.dataset.agreed = "yes";
      Object.assign(now, { name: "sure", value: "yes" });  // else the server would ask
      now.click();
    }
    if (event.target.value) dialog.close();
  };
  dialog.showModal();
}

// The sheet folds to its title: a tap on the grip, or a drag down.
let grabbed = null;
document.addEventListener("pointerdown", event => { if (event.target.closest(".grip")) grabbed = event.clientY; });
document.addEventListener("pointerup", event => {
  if (grabbed === null) return;
  const drag = event.clientY - grabbed;
  grabbed = null;
  if (Math.abs(drag) > 12) fold(drag > 0);
});
document.addEventListener("click", event => {
  if (event.target.closest(".grip")) fold(!table.classList.contains("sheet-down"));
});
function fold(down) {
  table.classList.toggle("sheet-down", down);
  card().querySelector(".grip")?.setAttribute("aria-expanded", String(!down));
}

// A curtain hides the table until the next player lifts it.  Whatever else closes it (Esc, the phone's
// "back": a browser lets nobody forbid that twice), it falls again.
function curtain() {
  const dialog = document.querySelector("dialog.curtain");
  if (!dialog || dialog.matches(":modal")) return;
  dialog.close();
  dialog.showModal();
}
document.addEventListener("close", event => event.target.matches("dialog.curtain") && curtain(), true);
document.addEventListener("swapped", curtain);
document.addEventListener("fitted", arrange);

curtain();
setLamps(table.dataset.lamps);
setTrace(table.dataset.trace);
light();
turnToQuestion();
arrange();
chooseOnly();
if (!table.matches(".unkept")) connect();  // there nobody else acts
