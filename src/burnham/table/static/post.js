// The one way to post.  A choice that names the number it answers counts once however often it is sent: if it
// does not get through, it is held and sent again.  Anything else is for the person to try again.

import { ask, aWhile, awaited, reached, sentences, Unreached } from "./reach.js";
import { card, table, words } from "./state.js";

/** @type {Promise<boolean>} */
let sent = Promise.resolve(true);
let underway = null;  // the form that is being sent
/** The latest choice, until the table has replied to it.
    @type {{ to: string, body: URLSearchParams, held: boolean } | null} */
let choice = null;

/** Post a form in the background, after those before it; true if it was taken.  The same form
    twice, by a double click, is sent once. */
export function post(form, button) {
  if (underway === form) return Promise.resolve(false);
  if (choice?.held && button?.dataset.key === "z") {  // what has not been sent need not be undone
    settle(choice);
    return Promise.resolve(true);
  }
  underway = form;
  const to = button?.getAttribute("formaction") ?? form.action;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, button)));
  const one = { to, body, held: false };
  if (body.has("number")) choice = one;  // in place of one that is held
  showSending();
  return inTurn(() => send(one)).finally(() => {
    if (underway === form) underway = null;
    showSending();
  });
}

function inTurn(send) {
  sent = sent.then(send, send);
  return sent;
}

async function send(one) {
  awaited(one === choice ? "choice" : "reply", one === choice ? words["lost-choice"] : "");
  one.body.set("stream", table.dataset.stream ?? "");
  try {
    const { ok, status, said } = await ask(one.to, one.body);
    settle(one);
    forgetTrouble();
    if (!ok) tellRefusal(said, status);
    document.dispatchEvent(new CustomEvent("posted", { detail: said }));
    return ok;
  } catch (error) {
    if (!(error instanceof Unreached)) throw error;
    if (one === choice) hold(one);
    else giveUp(one);
    return false;
  }
}

async function hold(one) {
  one.held = true;
  await aWhile();
  inTurn(async () => one === choice && send(one));
}

function giveUp(one) {
  settle(one);
  if (!one.body.has("number")) tellRefusal({ message: sentences.tryAgain });  // else there is another choice
}

/** There is nothing to wait for any more. */
function settle(one) {
  reached("reply");
  if (one !== choice) return;
  choice = null;
  reached("choice");
  showSending();
}

const showSending = () => table.classList.toggle("sending", Boolean(underway || choice));

// --- refusals ---------------------------------------------------------------------------------------

const A_WHILE = 6000;
let trouble = null;

/** What is refused shakes the card. */
export function tellRefusal(reply, status) {
  const told = trouble = { says: status === 409 ? words.late : reply.message ?? words.refused };
  setTimeout(() => trouble === told && forgetTrouble(), A_WHILE);
  const place = card();
  place.classList.remove("refused");
  void place.offsetWidth;  // so that it shakes again
  place.classList.add("refused");
  tellTrouble();
}

/** Stays a while, also over the question that comes next. */
function tellTrouble() {
  if (!trouble) return;
  const line = card().querySelector(".late") ?? document.createElement("p");
  line.className = "late";
  line.setAttribute("role", "alert");
  line.textContent = trouble.says;
  card().querySelector("h2")?.after(line);
}

function forgetTrouble() {
  trouble = null;
  card().querySelector(".late")?.remove();
}
document.addEventListener("swapped", ({ detail }) => detail.includes("question") && tellTrouble());
