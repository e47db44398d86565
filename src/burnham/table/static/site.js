// What every page needs: day and night, fair dice, menus, copying, the seats form.

import { brought } from "./fair.js";
import { ask, sentences } from "./reach.js";

const root = document.documentElement;

// Day or night turns over at once; the table remembers it.
document.addEventListener("submit", event => {
  const form = event.target;
  if (!form.matches("form.theme")) return;
  event.preventDefault();
  const dark = getComputedStyle(root).colorScheme === "dark"
    || (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "light" : "dark";
  const body = new URLSearchParams({ theme: root.dataset.theme });
  ask(form.action, body).catch(() => {});  // this page has turned over all the same
});

// A form that opens a table or takes a seat goes out when it has what it brings for the dice (see fair.js).
document.addEventListener("submit", async event => {
  const form = event.target;
  if (!form.matches("form.fair") || event.defaultPrevented || form.dataset.fair === "ready") return;
  event.preventDefault();
  if (form.dataset.fair) return; // clicked twice
  form.dataset.fair = "asking";
  const fields = Object.entries(await brought(form)).map(([name, value]) => {
    const field = document.createElement("input");
    return Object.assign(field, { type: "hidden", name, value });
  });
  await new Promise(done => setTimeout(done)); // while this event is still on its way, no form goes out
  form.append(...fields);
  form.dataset.fair = "ready";
  form.requestSubmit(event.submitter);
  // Whoever comes back to this page brings other bytes.
  for (const field of fields) field.remove();
  delete form.dataset.fair;
});

// A menu closes when one looks elsewhere.
document.addEventListener("click", event => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target) || event.target.closest(".sheet :is(a, button)")) menu.open = false;
  }
});
document.addEventListener("keydown", event => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

document.addEventListener("click", async event => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = button.parentElement.querySelector("input");
  field?.select();
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    document.execCommand("copy");
  }
  const words = JSON.parse(document.querySelector("[data-words]")?.dataset.words ?? "{}");
  button.lastElementChild.textContent = words.copied ?? "✓";
});

// Where the system can pass something on by itself, a button beside "Copy" does.
function offerToShare() {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
}
offerToShare();
document.addEventListener("swapped", offerToShare);
document.addEventListener("click", event => {
  const button = event.target.closest("[data-share]");
  if (button) navigator.share({ title: document.title, url: button.dataset.share }).catch(() => {});
});

// Opening a table: names only for people here, how well a bot plays, options only where they mean something.
const seats = document.querySelector("form[data-new-table]");
function fitForm() {
  const chosen = [...seats.querySelectorAll("select[data-seat]")];
  const count = chosen.filter(select => select.value !== "none").length;
  for (const select of chosen) {
    const row = select.closest(".seat-row");
    row.classList.toggle("off", select.value === "none");
    row.querySelector("input").hidden = select.value !== "me";
    row.querySelector(".level").textContent = select.selectedOptions[0].dataset.about ?? "";
  }
  for (const own of seats.querySelectorAll("[data-own]")) {
    const select = own.closest("select"), field = document.getElementById(own.dataset.own);
    field.hidden = select.value !== "";
    field.name = field.hidden ? "" : select.id;
    select.name = field.hidden ? select.id : "";
  }
  fitClock();
  for (const row of seats.querySelectorAll("[data-seats]")) {
    const fits = row.dataset.seats.split(" ").includes(String(count));
    row.hidden = !fits;
    row.querySelector("select, input").disabled = !fits;
  }
}

/** What a clock means nothing for is not asked. */
function fitClock() {
  const kind = seats.querySelector("[name=clock]").selectedOptions[0].dataset.clock;
  const own = kind === "own", forGame = seats.querySelector("[name=own-for]").value === "bank";
  show(seats.querySelector(".own-clock"), own);
  show(seats.querySelector(".own-more"), own && forGame);
  for (const row of seats.querySelectorAll("[data-for-clock]")) {
    show(row, own || kind === "slow" || kind === row.dataset.forClock);
  }
}

/** What is not shown is not sent either. */
function show(place, shown) {
  place.hidden = !shown;
  for (const field of place.querySelectorAll("input, select")) field.disabled = !shown;
}

/** Post it in the background, so that a refusal loses nothing that was chosen. */
async function openTable(event) {
  event.preventDefault();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(seats)));
  for (const [name, value] of Object.entries(await brought(seats))) body.set(name, value);
  const reply = await ask(seats.action, body).catch(() => null);
  if (reply?.ok) { location.assign(reply.said.url); return; }
  const error = seats.querySelector(".error");
  error.textContent = reply ? reply.said.message : sentences.tryAgain;
  error.hidden = false;
  error.scrollIntoView({ block: "center" });
}
if (seats) {
  seats.addEventListener("change", fitForm);
  seats.addEventListener("submit", openTable);
  fitForm();
}
