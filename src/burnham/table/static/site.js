// What every page needs: day and night, honest bytes for the dice, menus, copying, the seats form.

const root = document.documentElement;

// Day or night turns over at once; the table remembers it.
document.addEventListener("submit", event => {
  const form = event.target;
  if (!form.matches("form.theme")) return;
  event.preventDefault();
  const dark = getComputedStyle(root).colorScheme === "dark"
    || (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "light" : "dark";
  fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ theme: root.dataset.theme }),
  });
});

// Every seat adds random bytes of its own to the seed (see /fair).
function randomHex(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}
document.addEventListener("submit", event => {
  if (!event.target.matches("form.fair") || event.defaultPrevented) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "bytes", value: randomHex(16) });
  event.target.append(field);
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
  for (const row of seats.querySelectorAll("[data-seats]")) {
    const fits = row.dataset.seats.split(" ").includes(String(count));
    row.hidden = !fits;
    row.querySelector("select, input").disabled = !fits;
  }
}

/** Post it in the background, so that a refusal loses nothing that was chosen. */
async function openTable(event) {
  event.preventDefault();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(seats)));
  body.set("bytes", randomHex(16));
  const reply = await fetch(seats.action, { method: "POST", headers: { Accept: "application/json" }, body });
  const told = await reply.json();
  if (reply.ok) { location.assign(told.url); return; }
  const error = seats.querySelector(".error");
  error.textContent = told.message;
  error.hidden = false;
  error.scrollIntoView({ block: "center" });
}
if (seats) {
  seats.addEventListener("change", fitForm);
  seats.addEventListener("submit", openTable);
  fitForm();
}
