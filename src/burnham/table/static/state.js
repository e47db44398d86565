// What all modules of the table share: the page's facts and the one way to post.

export const table = document.querySelector(".table");
export const words = JSON.parse(table.dataset.words);
export const url = table.dataset.url;

export const narrow = matchMedia("(max-width: 820px)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This table's address for something, with my seat and more along. */
export function address(what, more = {}) {
  const query = new URLSearchParams(table.dataset.query);
  for (const [key, value] of Object.entries(more)) query.set(key, value);
  return `${url}/${what}${query.size ? `?${query}` : ""}`;
}

/** Which arrangement of the board is in sight. */
export const arrangement = () => document.body.classList.contains("narrow") ? "tall" : "wide";

/** The moment that is shown, or "" for now. */
export const shownMoment = () => table.dataset.at;
export const part = name => document.querySelector(`[data-part="${name}"]`);
export const card = () => part("question");
export const cardState = () => card().querySelector("[data-state]").dataset;
/** Tells a question from the next one. */
export const questionName = () => [cardState().number, cardState().asked, card().querySelector("h2")?.textContent].join();
/** Where a thing lies; what it shows beside itself, a ghost or a reach, does not count. */
export const boxOf = thing => (thing.querySelector(":scope > .reach") ?? thing).getBoundingClientRect();
export const askedOfMe = () => cardState().state === "mine-to-answer" && !shownMoment();

/** @type {Promise<boolean>} */
let sent = Promise.resolve(true);
let underway = null;

/** Post a form in the background, after those before it; true if it was taken.  The same form
    twice, by a double click, is sent once. */
export function post(form, button) {
  if (underway === form) return Promise.resolve(false);
  underway = form;
  table.classList.add("sending");
  const to = button?.getAttribute("formaction") ?? form.action;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, button)));
  sent = sent.then(() => send(to, body)).finally(() => {
    if (underway !== form) return;
    underway = null;
    table.classList.remove("sending");
  });
  return sent;
}

/** What is refused shakes the card. */
async function send(to, body) {
  try {
    body.set("stream", table.dataset.stream ?? "");
    const reply = await fetch(to, { method: "POST", headers: { Accept: "application/json" }, body });
    const said = await reply.json().catch(() => ({}));
    trouble = null;
    if (!reply.ok) tellRefusal(said, reply.status);
    document.dispatchEvent(new CustomEvent("posted", { detail: said }));
    return reply.ok;
  } catch {
    tellRefusal({ message: words.lost });
    return false;
  }
}

let trouble = null;

export function tellRefusal(reply, status) {
  trouble = { says: status === 409 ? words.late : reply.message ?? words.refused, when: Date.now() };
  const place = card();
  place.classList.remove("refused");
  void place.offsetWidth;  // so that it shakes again
  place.classList.add("refused");
  tellTrouble();
}

/** Stays a while, also over the question that comes next. */
function tellTrouble() {
  if (!trouble || Date.now() - trouble.when > 6000) return;
  const line = card().querySelector(".late") ?? document.createElement("p");
  line.className = "late";
  line.setAttribute("role", "alert");
  line.textContent = trouble.says;
  card().querySelector("h2")?.after(line);
}
document.addEventListener("swapped", ({ detail }) => detail.includes("question") && tellTrouble());
