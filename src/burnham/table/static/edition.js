// An edition of one's own: what is typed is kept in this browser and checked by the server, which keeps nothing.

import { ask, sentences, Unreached } from "./reach.js";

const PAUSE = 350;  // ms without a key before something is checked
const TOO_MUCH = 429, LATER = 3000;

const page = /** @type {HTMLElement} */ (document.querySelector(".writing"));
const { game, url } = page.dataset, memory = `edition-${game}`;
const whole = /** @type {HTMLElement} */ (page.querySelector(".whole"));
const progress = /** @type {HTMLElement} */ (page.querySelector(".progress"));
const unlock = /** @type {HTMLInputElement} */ (document.getElementById("unlock"));
const unseenOnly = /** @type {HTMLInputElement} */ (document.getElementById("unseen-only"));
const title = /** @type {HTMLInputElement} */ (document.getElementById("edition-name"));
const cards = () => [.../** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(".edit"))];
const fields = (within = page) => [.../** @type {NodeListOf<HTMLInputElement>} */ (within.querySelectorAll(".entries [name]"))];

/** @type {{ changes: Record<string, any>, seen: string[], name: string }} */
let work = { changes: {}, seen: [], name: "", ...remembered() };
const printed = new Map(fields().map(one => [one.name, valueOf(one)]));
const locked = new Set(fields().filter(one => one.disabled).map(one => one.name));
let wanted = new Set(), timer = 0, line = Promise.resolve();

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(memory)) ?? {};
  } catch {
    return {};
  }
}

/** What stands in a place before it is changed by itself: printed, or part of a list that was changed as a whole. */
function before(name) {
  const list = Object.keys(work.changes).find(one => name.startsWith(`${one}.`));
  if (!list) return printed.get(name) ?? "";
  return name.slice(list.length + 1).split(".").reduce((here, key) => here?.[key], work.changes[list]) ?? "";
}

function valueOf(field) {
  return field.type === "checkbox" ? field.checked : field.value;
}

// --- what is shown ---------------------------------------------------------------------------------------

/** Show the work: values, what is open, how far one is; and remember it. */
function show() {
  for (const field of fields()) {
    const changed = field.name in work.changes, value = changed ? work.changes[field.name] : before(field.name);
    if (field !== document.activeElement) {
      if (field.type === "checkbox") field.checked = Boolean(value);
      else field.value = String(value);
    }
    field.disabled = locked.has(field.name) && !unlock.checked;
    field.classList.toggle("changed", changed);
  }
  const open = cards().filter(one => unlock.checked || one.dataset.locked === undefined);
  const seen = open.filter(one => work.seen.includes(one.dataset.card));
  for (const one of cards()) {
    const looked = work.seen.includes(one.dataset.card);
    one.classList.toggle("seen", looked);
    /** @type {HTMLInputElement} */ (one.querySelector(".looked input")).checked = looked;
  }
  progress.querySelector("b").textContent = progress.dataset.said.replace("{seen}", `${seen.length}`).replace("{all}", `${open.length}`);
  Object.assign(progress.querySelector("progress"), { max: open.length || 1, value: seen.length });
  page.classList.toggle("unseen-only", unseenOnly.checked);
  page.classList.toggle("unlocked", unlock.checked);
  for (const form of page.querySelectorAll(".keeping form")) {
    /** @type {any} */ (form.querySelector("[name=changes]")).value = JSON.stringify(work.changes);
    /** @type {any} */ (form.querySelector("[name=name]")).value = title.value;
  }
  try {
    localStorage.setItem(memory, JSON.stringify(work));
  } catch { /* then it lasts as long as the page */ }
}

/** Show what the server says of it. */
function tell({ refusals, whole: misfit, cards: drawn }) {
  for (const [name, told] of Object.entries(drawn)) redraw(page.querySelector(`[data-card="${CSS.escape(name)}"]`), told);
  for (const field of fields()) field.toggleAttribute("aria-invalid", field.name in refusals);
  for (const one of cards()) {
    const said = one.querySelector(".refusal"), name = one.dataset.card;
    const mine = Object.entries(refusals).filter(([place]) => `${place}.`.startsWith(`${name}.`));
    said.textContent = mine.map(([, sentence]) => sentence).join(" ");
    said.hidden = !mine.length;
  }
  const wrong = [...Object.values(refusals), ...misfit ? [misfit] : []];
  const count = String(Object.keys(work.changes).length);
  say((wrong.length ? whole.dataset.wrong : whole.dataset.right).replace("{count}", count), wrong);
  for (const button of page.querySelectorAll(".keeping form .button")) button.toggleAttribute("disabled", wrong.length > 0);
}

function say(sentence, wrong) {
  const line = document.createElement("p"), list = document.createElement("ul");
  line.textContent = sentence;
  list.append(...wrong.map(one => Object.assign(document.createElement("li"), { textContent: one })));
  whole.replaceChildren(line, ...wrong.length ? [list] : []);
  whole.classList.toggle("bad", wrong.length > 0);
}

/** A card as it is now.  Its fields are left alone while they are the same ones. */
function redraw(one, told) {
  if (!one) return;
  const drawn = one.querySelector(".drawn"), entries = one.querySelector(".entries");
  if (drawn) drawn.innerHTML = told.picture;
  one.querySelector(".title").textContent = told.title;
  const fresh = document.createElement("div");
  fresh.innerHTML = `<div class="entries">${told.entries}</div>`;
  const names = within => fields(within).map(field => field.name).join(" ");
  if (names(fresh) === names(one)) return;
  const at = /** @type {HTMLInputElement} */ (document.activeElement).name;
  for (const field of fields(fresh)) if (field.disabled) locked.add(field.name);
  entries.replaceChildren(...fresh.firstElementChild.childNodes);
  show();
  fields(one).find(field => field.name === at)?.focus();
}

// --- checking --------------------------------------------------------------------------------------------

function cardsOf(names) {
  return cards().map(one => one.dataset.card).filter(card => names.some(name => `${name}.`.startsWith(`${card}.`)));
}

function checkSoon(names, pause = PAUSE) {
  for (const card of names) wanted.add(card);
  clearTimeout(timer);
  timer = setTimeout(() => check(), pause);
}

/** One check after the other, so that none is answered with what was before it.  `more` lengthens a list,
    `fewer` shortens it. */
function check(resize = {}, cards = []) {
  const sent = line.then(() => send(resize, cards));
  line = sent.catch(() => {});
  return sent;
}

async function send(resize, cards) {
  const these = [...new Set([...wanted, ...cards])], changes = { ...work.changes };
  wanted = new Set();
  const body = new URLSearchParams({ changes: JSON.stringify(changes), cards: these.join(" "), ...resize });
  try {
    const { ok, status, said } = await ask(`${url}/check`, body);
    if (ok) {
      const since = Object.entries(work.changes).filter(([name, value]) => changes[name] !== value);
      if (Object.keys(resize).length) work.changes = { ...said.changes, ...Object.fromEntries(since) };
      tell(said);
      show();
    }
    else {
      say(said.message, []);
      if (status === TOO_MUCH) checkSoon(these, LATER);
    }
  } catch (error) {
    if (!(error instanceof Unreached)) throw error;
    say(sentences.tryAgain, []);
    checkSoon(these, LATER);
  }
}

/** Begin with other changes: from a file, or none. */
function become(changes, name) {
  const touched = cardsOf([...Object.keys(work.changes), ...Object.keys(changes)]);
  work = { ...work, changes, name };
  title.value = name || title.defaultValue;
  show();
  checkSoon(touched);
}

// --- what one does ---------------------------------------------------------------------------------------

page.addEventListener("input", event => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field === title) work.name = title.value;
  if (field.closest(".entries")) {
    const value = valueOf(field);
    const old = before(field.name);
    if (value === old || (typeof old !== "boolean" && value === String(old))) delete work.changes[field.name];
    else work.changes[field.name] = value;
    checkSoon([/** @type {HTMLElement} */ (field.closest(".edit")).dataset.card]);
  }
  if (field.closest(".looked")) look(field.closest(".edit"), field.checked);
  show();
});

page.addEventListener("click", event => {
  const button = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest("[data-resize]"));
  if (!button) return;
  clearTimeout(timer);
  check({ [button.dataset.resize]: button.dataset.list }, [/** @type {HTMLElement} */ (button.closest(".edit")).dataset.card]);
});

function look(one, looked) {
  const others = work.seen.filter(card => card !== one.dataset.card);
  work.seen = looked ? [...others, one.dataset.card] : others;
}

// Enter: this card is right, on to the next one that can be changed.
page.addEventListener("keydown", event => {
  const field = /** @type {HTMLElement} */ (event.target), here = /** @type {HTMLElement} */ (field.closest(".edit"));
  if (event.key !== "Enter" || !here || field.matches("summary, button")) return;
  event.preventDefault();
  const all = cards(), step = event.shiftKey ? -1 : 1;
  if (!event.shiftKey) look(here, true);
  show();
  for (let at = all.indexOf(here) + step; at >= 0 && at < all.length; at += step) {
    const first = fields(all[at]).find(one => !one.disabled && one.offsetParent);
    if (!first) continue;
    first.focus();
    if (first.type === "text") first.select();
    all[at].scrollIntoView({ block: "center" });
    return;
  }
});

document.getElementById("edition-file").addEventListener("change", async event => {
  const picker = /** @type {HTMLInputElement} */ (event.target), file = picker.files[0];
  if (!file) return;
  const reply = await ask(`${url}/read`, new URLSearchParams({ toml: await file.text() })).catch(() => null);
  picker.value = "";
  if (reply?.ok) become(reply.said.changes, reply.said.name);
  else say(reply ? reply.said.message : sentences.tryAgain, []);
});

const anew = document.getElementById("edition-anew");
anew.addEventListener("click", () => {
  if (!confirm(anew.dataset.sure)) return;
  work.seen = [];
  become({}, "");
});

page.classList.add("ready");
if (work.name) title.value = work.name;
show();
checkSoon(cardsOf(Object.keys(work.changes)));
