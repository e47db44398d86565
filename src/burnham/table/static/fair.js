// Fair dice (see /fair): first the server commits itself, then this browser draws its bytes.  It remembers both, so that
// they can be compared at the end of the game.

import { at } from "./at.js";
import { ask } from "./reach.js";

const MEMORY = "fair", KEPT = 200;

/** What this browser noted at a table: { commitment, bytes }, or nothing. */
export function noted(table) {
  return memory()[table];
}

function memory() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY)) ?? {};
  } catch {
    return {};
  }
}

function note(table, commitment, bytes) {
  const tables = memory();
  delete tables[table]; // the latest stands last
  const kept = Object.entries({ ...tables, [table]: { commitment, bytes } }).slice(-KEPT);
  try {
    localStorage.setItem(MEMORY, JSON.stringify(Object.fromEntries(kept)));
  } catch { /* then there is nothing to compare at the end, and the check says so */ }
}

function randomHex(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}

/** The server's commitment: of the table that a form sits down at, else of one that is to be opened now. */
async function committed(form) {
  const shown = form.querySelector("[name=commitment]")?.value;
  if (shown) return { table: form.dataset.table ?? form.action.split("/").at(-2), commitment: shown, fields: {} };
  const { ok, said } = await ask(at("/commitments"), new URLSearchParams());
  if (!ok) throw new Error("no commitment");
  const { ticket, commitment } = said;
  return { table: commitment.slice(0, 12), commitment, fields: { ticket, commitment } };
}

/** What a form brings for the dice.  Without a commitment it brings nothing, and the table says that nothing is proved. */
export async function brought(form) {
  try {
    const { table, commitment, fields } = await committed(form);
    const bytes = randomHex(16);
    note(table, commitment, bytes);
    return { ...fields, bytes };
  } catch {
    return {};
  }
}
