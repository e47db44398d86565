// Teaching in a study.  The teacher's page tells which moment it looks at and what is lit; the pages of those who follow
// go there.  Whoever looks around leaves the lead and can come back.  And the note of the moment that is shown.

import { reveal } from "./easel.js";
import { from, goTo, present } from "./past.js";
import { tellRefusal } from "./post.js";
import { ask, insist, sentences } from "./reach.js";
import { ringOnly } from "./rings.js";
import { address, boxOf, shownMoment, table } from "./state.js";
import { easel, lookAt } from "./views.js";

const DRAG = 6;  // who moves a finger further moves the board
const bar = document.querySelector("[data-teaching]");
/** @returns {HTMLElement | null} */
const button = deed => bar.querySelector(`[data-teach=${deed}]`);
const list = text => (text ?? "").split(" ").filter(Boolean);
const isTeacher = button("lead") !== null;

/** @typedef {{ at: number | null, lit: string[], says: string }} Lead */
/** What I lead as long as the server may not know it: what comes from there meanwhile may be older.  @type {Lead | null | undefined} */
let mine;
/** What is led; null if nobody leads.  @returns {Lead | null} */
const lead = () => mine === undefined ? JSON.parse(table.dataset.lead) : mine;
/** The note of the moment that is shown.  @returns {HTMLElement | null} */
const noteHere = () => document.querySelector(`[data-note-at="${from()}"]`);

function show() {
  const note = noteHere(), place = bar.querySelector(".note-here");
  place.hidden = !note;
  place.textContent = note?.querySelector("p").textContent ?? "";
  button("notes").hidden = !document.querySelector("[data-note-at]");
  ringOnly([...(isTeacher || follows ? lead()?.lit ?? [] : []), ...list(note?.dataset.things)]);
  if (isTeacher) showDeeds();
  else showLed();
  bringIntoSight();
}

// --- the teacher ------------------------------------------------------------------------------------

let told = shownMoment(), isLighting = false;
/** What is to be sent, the latest only.  @type {Record<string, string> | null} */
let wanted = null;
/** @type {Promise<void> | null} */
let sending = null;

function showDeeds() {
  if (!lead()) isLighting = false;
  button("lead").setAttribute("aria-pressed", String(lead() !== null));
  button("light").setAttribute("aria-pressed", String(isLighting));
  button("dark").hidden = !lead()?.lit.length;
  table.classList.toggle("lighting", isLighting);
}

/** Shown here at once, so that the next click goes on from it. */
function tell(lit) {
  told = shownMoment();
  send({ at: told === "" ? null : Number(told), lit, says: "" });
}

/** @param {Lead | null} now */
function send(now) {
  mine = now;
  wanted = now ? { on: "yes", at: told, lit: now.lit.join(" ") } : { on: "" };
  show();
  sending ??= sendAll().finally(() => {
    sending = null;
    mine = undefined;
    show();
  });
}

async function sendAll() {
  while (wanted) {
    const body = new URLSearchParams({ ...wanted, stream: table.dataset.stream ?? "" });
    wanted = null;
    const { ok, status, said } = await insist("lead", () => ask(address("lead"), body));
    if (!ok) tellRefusal(said, status);
    document.dispatchEvent(new CustomEvent("posted", { detail: said }));
  }
}

/** Elsewhere nothing is lit yet. */
function leadOn() {
  if (isTeacher && lead() && shownMoment() !== told) tell([]);
}

function toggleLight(name) {
  const lit = lead()?.lit ?? [];
  tell(lit.includes(name) ? lit.filter(one => one !== name) : [...lit, name]);
}

let pressed = { x: 0, y: 0 };
addEventListener("pointerdown", ({ clientX, clientY }) => { pressed = { x: clientX, y: clientY }; }, true);

/** While things are lit, neither a click nor a key means an answer. */
function lightClicked(event) {
  const thing = isLighting ? event.target.closest?.("[data-thing]") : null;
  if (!thing) return;
  event.preventDefault();
  event.stopPropagation();
  const isDrag = event.type === "click" && event.detail && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG;
  if (!isDrag) toggleLight(thing.dataset.thing);
}
addEventListener("click", lightClicked, true);
addEventListener("keydown", event => {
  if (event.key === "Enter" || event.key === " ") lightClicked(event);
}, true);

// --- those who follow -------------------------------------------------------------------------------

let follows = true, led = "none", seen = "";  // where one was led, and what was lit then

function showLed() {
  const now = lead(), place = bar.querySelector(".led");
  place.hidden = !now;
  place.querySelector("span").textContent = now?.says ?? "";
  button("leave").hidden = !follows;
  button("follow").hidden = follows;
  table.classList.toggle("led", Boolean(now && follows));
}

/** Go where the teacher looks, when that changes. */
async function follow() {
  const now = lead(), where = now ? String(now.at) : "none";
  if (isTeacher || !follows || where === led) return;
  led = where;
  if (!now) return;
  await goTo(now.at ?? present());
}

/** What the teacher lights, or the note speaks of, is in sight: on another side of the board, or further down. */
function bringIntoSight() {
  const things = [...easel().querySelectorAll(".coached")], names = things.map(one => one.dataset.thing).join();
  if (names === seen) return;
  seen = names;
  if (isTeacher || !things.length) return;
  if (things.every(one => !boxOf(one).width)) lookAt(things[0].closest("[data-sheet]")?.dataset.sheet);
  reveal();
}

function setFollows(on) {
  follows = on;
  led = "none";
  show();
  follow();
}
document.addEventListener("wandered", () => { if (!isTeacher && lead() && follows) setFollows(false); });

// --- notes --------------------------------------------------------------------------------------------

const editor = /** @type {HTMLDialogElement | null} */ (document.getElementById("write-note"));
const notes = /** @type {HTMLDialogElement} */ (document.getElementById("notes"));

function writeNote() {
  const form = editor.querySelector("form"), note = noteHere();
  const lit = lead()?.lit.length ? lead().lit : list(note?.dataset.things);
  form.elements.namedItem("at").value = String(from());
  form.elements.namedItem("lit").value = lit.join(" ");
  form.elements.namedItem("text").value = note?.querySelector("p").textContent ?? "";
  form.querySelector(".error").hidden = true;
  editor.showModal();
  form.elements.namedItem("text").focus();
}

editor?.addEventListener("submit", async event => {
  event.preventDefault();
  const form = editor.querySelector("form"), error = form.querySelector(".error");
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  body.set("stream", table.dataset.stream ?? "");
  const reply = await ask(form.action, body).catch(() => null);
  if (reply?.ok) {
    editor.close();
    document.dispatchEvent(new CustomEvent("posted", { detail: reply.said }));
    return;
  }
  error.textContent = reply?.said.message ?? sentences.tryAgain;
  error.hidden = false;
});
editor?.querySelector("[data-close]").addEventListener("click", () => editor.close());
notes.addEventListener("click", ({ target }) => { if (/** @type {Element} */ (target).closest("[data-moment]")) notes.close(); });

// --- buttons ------------------------------------------------------------------------------------------

const deeds = {
  lead: () => lead() ? send(null) : tell([]),
  light: () => {
    if (!lead()) tell([]);
    isLighting = !isLighting;
    show();
  },
  dark: () => tell([]),
  leave: () => setFollows(false),
  follow: () => setFollows(true),
  note: writeNote,
  notes: () => notes.showModal(),
};
bar.addEventListener("click", event => {
  const deed = event.target.closest("[data-teach]")?.dataset.teach;
  if (deed) deeds[deed]();
});

document.addEventListener("swapped", () => { show(); leadOn(); follow(); });
show();
follow();
