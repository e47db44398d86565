// Turns pushes on for this browser: it asks its owner, and tells the server where it takes them.  Where they are on
// it turns them off again.

import { ask, sentences } from "./reach.js";

/** @type {HTMLFormElement | null} */
const form = document.querySelector(".push-form");
/** @type {HTMLFormElement | null} */
const off = document.querySelector(".push-off");
const error = document.querySelector(".push-error");

/** @param {string} text of base64 as addresses have it */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}

async function turnOn() {
  if (await Notification.requestPermission() !== "granted") return form.dataset.denied;
  try {
    const worker = await navigator.serviceWorker.register(form.dataset.url);
    await navigator.serviceWorker.ready;
    const key = bytes(form.dataset.key);
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await tell(found);
  } catch {
    return form.dataset.failed;
  }
}

/** @returns {Promise<string>} what went wrong */
async function tell(subscription) {
  const body = new URLSearchParams({ subscription: JSON.stringify(subscription) });
  const reply = await ask(form.action, body).catch(() => null);
  if (!reply?.ok) return reply?.said.message ?? sentences.tryAgain;
  show(new URL(reply.said.url, location.href));
  return "";
}

/** @param {URL} page which may be this one: then it is loaded anew */
function show(page) {
  const here = page.pathname + page.search === location.pathname + location.search;
  location.assign(page);
  if (here) location.reload();
}

/** @returns {Promise<PushSubscription | null>} where this browser takes pushes, if it does */
async function subscription() {
  const worker = await navigator.serviceWorker.getRegistration();
  return await worker?.pushManager.getSubscription() ?? null;
}

/** @param {string} text @returns {Promise<string>} as the server writes it */
async function digest(text) {
  const made = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(made)].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

/** Offer to turn off what is on. */
async function offer() {
  const found = await subscription().catch(() => null);
  const endpoint = found && await digest(found.endpoint);
  /** @type {HTMLElement | null} */
  const row = endpoint && document.querySelector(`[data-endpoint="${endpoint}"]`);
  form.hidden = Boolean(row);
  off.hidden = !row;
  if (!row) return;
  row.querySelector(".own").toggleAttribute("hidden", false);
  off.querySelector("input").value = row.dataset.channel;
  off.addEventListener("submit", async event => {
    event.preventDefault();
    await found.unsubscribe().catch(() => false);  // the server sends nothing there any more in any case
    off.submit();
  });
}

document.querySelector(":target")?.closest("details")?.toggleAttribute("open", true);  // some browsers do not

if (form && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis) {
  offer();
  document.querySelector(".push-cannot").remove();
  form.addEventListener("submit", async event => {
    event.preventDefault();
    error.textContent = await turnOn();
    error.toggleAttribute("hidden", !error.textContent);
  });
}
