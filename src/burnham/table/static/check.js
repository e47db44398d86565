// "Check it in your browser": makes the proof of a finished game again, as far as a browser can.

import { noted } from "./fair.js";

const hex = buffer => Array.from(new Uint8Array(buffer), byte => byte.toString(16).padStart(2, "0")).join("");
const unhex = text => Uint8Array.from(text.match(/../g), pair => parseInt(pair, 16));

async function sha256(secret) {
  return hex(await crypto.subtle.digest("SHA-256", unhex(secret)));
}

async function hmac(secret, message) {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", unhex(secret), kind, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message)));
}

async function follows({ secret, bytes, own }) {
  const due = await Promise.all(bytes.map(async (_, seat) => (await hmac(secret, `seat ${seat}`)).slice(0, 32)));
  return bytes.every((given, seat) => own[seat] || given === due[seat]);
}

/** The names of those whose devices drew bytes: against bots it must be one. */
function drew({ players, fairness: { own } }, told) {
  const names = players.map((name, seat) => name || told.guest.replace("{n}", seat + 1));
  return told.drawn.replace("{names}", names.filter((_, seat) => own?.[seat]).join(", ") || "–");
}

/** What was noted here, against the record. */
function compared({ commitment, bytes, own }, mine) {
  if (!mine) return { noted: "why-noted", bytes: "why-noted" };
  const added = bytes.some((given, seat) => given === mine.bytes && (own?.[seat] ?? true));
  return { noted: mine.commitment === commitment, bytes: added };
}

/** What follows from the secret.  Browsers work it out only on pages that nobody can have changed on the way. */
async function computed(record) {
  if (!globalThis.crypto?.subtle) return { secret: "why-secure", seats: "why-secure", seed: "why-secure" };
  const proof = record.fairness, { table, secret, bytes, own } = proof;
  const message = own ? [table, ...bytes.map((given, seat) => [record.players[seat], given])] : [table, ...bytes];
  return {
    secret: await sha256(secret) === proof.commitment,
    seats: own ? await follows(proof) : "why-older",
    seed: await hmac(secret, JSON.stringify(message)) === record.seed,
  };
}

async function got(address) {
  const reply = await fetch(address, { headers: { Accept: "application/json" } });
  if (!reply.ok) throw new Error(address);
  return reply.json();
}

/** Every line: true, false, or the reason why it was not checked. */
async function checked(url, mine) {
  try {
    const [record, again] = await Promise.all([got(`${url}/record.json`), got(`${url}/check`)]);
    const game = again.reason || again.hash === record.hash;
    return { ...compared(record.fairness, mine), ...await computed(record), game, record };
  } catch {
    return {};
  }
}

document.addEventListener("click", async event => {
  const place = event.target.closest("[data-check]");
  if (!place || !event.target.closest("button")) return;
  const url = place.dataset.check, told = JSON.parse(place.dataset.words), lines = place.querySelectorAll("[data-line]");
  // What an earlier click found says nothing about this one.
  for (const line of lines) delete line.dataset.state;
  const mine = noted(url.split("/").at(-1)), found = await checked(url, mine);
  for (const line of lines) {
    const state = found[line.dataset.line] ?? "why-failed";
    const word = state === true ? "holds" : state === false ? "fails" : "open";
    line.dataset.state = word;
    line.querySelector("b").textContent = told[word];
    line.querySelector(".why").textContent = word === "open" ? told[state] ?? state : "";
  }
  if (found.seats === true) place.querySelector("[data-line=seats] .why").textContent = drew(found.record, told);
  if (mine) place.querySelector("[data-noted]").textContent = mine.commitment;
  place.querySelector("ol").hidden = false;
});

// A button that does nothing yet is not offered.  (The part may come anew while the page stands.)
const offer = () => document.querySelectorAll("[data-check] > button").forEach(button => { button.hidden = false; });
document.addEventListener("swapped", offer);
offer();
