// Tells whose turn it is: title, live region, sound, notification.  And lets clocks run.

import { runClocks } from "./clocks.js";
import { askedOfMe, card, table, words } from "./state.js";

const plain = document.title;
const announce = document.getElementById("announce");
const PAUSE = 500;  // what comes in quick succession is told together
const MOST = 6;     // the latest sentences of it
let mine = askedOfMe(), said = "", telling = 0, heard = newest();

function settings(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name) === "on";
  } catch {
    return false;
  }
}

function beep() {
  const sound = new AudioContext();
  const tone = sound.createOscillator(), loud = sound.createGain();
  tone.frequency.value = 660;
  loud.gain.setValueAtTime(0.12, sound.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.35);
  tone.connect(loud).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.35);
  tone.onended = () => sound.close();
}

function ring() {
  if (settings("sound")) beep();
  if (settings("notify") && document.hidden && globalThis.Notification?.permission === "granted") {
    const note = new Notification(words["your-turn"], { body: table.dataset.title, tag: table.dataset.url });
    note.onclick = () => { focus(); note.close(); };
  }
}

function tell() {
  const turn = askedOfMe();
  document.title = turn ? `● ${words["your-turn"]} · ${table.dataset.title}` : plain;
  clearTimeout(telling);
  telling = setTimeout(speak, PAUSE);
  if (turn && !mine) ring();
  mine = turn;
}
document.addEventListener("swapped", ({ detail }) => detail.includes("question") && tell());
tell();

// --- for those who listen: what happened, then what is asked -----------------------------------------

/** @returns {NodeListOf<HTMLElement>} what the log tells, newest first */
function logLines() { return document.querySelectorAll("[data-list=log] > [data-item]:not(.answered)"); }
function newest() { return logLines()[0]?.dataset.item ?? ""; }

/** Who steps through what happened hears of that step. */
export function speak() {
  const happened = [...logLines()].filter(line => line.dataset.item > heard).slice(0, MOST).reverse().map(sentenceOf);
  heard = [heard, newest()].sort()[1];  // in the past there is less than was told
  const step = document.querySelector(".stepper:not([hidden])");
  const asked = step ? `${step.querySelector(".at").textContent}: ${step.querySelector("h2 span:last-child").textContent}`
    : [mine ? words["your-turn"] : "", card().querySelector("h2")?.textContent].filter(Boolean).join(": ");
  const all = [...happened, asked].join(" ");
  if (all !== said) announce.textContent = said = all;
}

/** A line without the number of its moment. */
const sentenceOf = line => (line.matches(".mark") ? line : line.querySelector(":scope > span:not(:empty)")).textContent;

document.addEventListener("change", async event => {
  const name = event.target.dataset?.setting;
  if (!name) return;
  let on = event.target.checked;
  if (name === "notify" && on) on = event.target.checked = await globalThis.Notification?.requestPermission() === "granted";
  settings(name, on ? "on" : "off");
  if (name === "sound" && on) beep();
});
function showSettings() {
  for (const box of document.querySelectorAll("[data-setting]")) box.checked = settings(box.dataset.setting);
}
document.addEventListener("swapped", showSettings);
showSettings();

// --- who is away, and what can be done about it from when on ------------------------------------------

function tick() {
  runClocks();
  for (const offer of document.querySelectorAll("[data-from]")) {
    offer.hidden = Date.now() / 1000 < Number(offer.dataset.from);
  }
  for (const label of document.querySelectorAll("[data-until]")) {
    label.hidden = Date.now() / 1000 > Number(label.dataset.until);
  }
  for (const dot of document.querySelectorAll(".dot[data-since]")) {
    const minutes = Math.floor((Date.now() / 1000 - Number(dot.dataset.since)) / 60);
    if (minutes > 0) dot.title = words["away-for"].replace("{n}", minutes);
  }
}
setInterval(tick, 1000);
document.addEventListener("swapped", tick);
tick();

// --- chat and log: what is new ------------------------------------------------------------------

const chatLines = () => document.querySelectorAll("[data-list=chat] > [data-item]");
/** The latest that a person said; notes of the table's own call nobody. */
const latestWords = () => [...chatLines()].findLast(line => !line.matches(".note"))?.dataset.item ?? "";
let read = latestWords();
document.addEventListener("swapped", ({ detail }) => {
  if (!detail.includes("chat")) return;
  if (latestWords() > read) dot();
  read = latestWords();
  [...chatLines()].at(-1)?.scrollIntoView({ block: "nearest" });
});
/** A dot where the chat is to be found, if it is out of sight; a phone has it in a tab with the log. */
function dot() {
  const heads = document.getElementById("chat").hidden ? [...document.querySelectorAll("[data-talk=chat]")] : [];
  if (table.dataset.tab !== "log") heads.push(document.querySelector(".tabs [data-tab=log]"));
  for (const head of heads) head.classList.add("news");
}
