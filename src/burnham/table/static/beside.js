// The guide beside the table: whatever leads into it opens a panel, so that nobody has to leave.

import { at } from "./at.js";
import { lead, wire } from "./guide.js";
import { ask, insist } from "./reach.js";

const panel = document.getElementById("guide");
const inside = panel?.querySelector(".guide-inside");
let from = null;

/** Open it, at a place if the address names one.  Whoever closes it is led back to the link, or to where they were. */
export async function openGuide(address = "", link = null) {
  if (!panel) return;
  if (panel.hidden) from = link ?? document.activeElement;
  panel.hidden = false;
  resized();
  document.getElementById("guide-title").focus({ preventScroll: true });
  if (!inside.firstChild) {
    const { said } = await insist("guide", () => ask(panel.querySelector("[data-leave]").href));
    inside.innerHTML = said.html;
    wire(panel, true);
  }
  const place = address.split("#")[1];
  if (place) lead(panel, place);
}

/** Close it; whether it was open. */
export function closeGuide() {
  if (!panel || panel.hidden) return false;
  panel.hidden = true;
  resized();
  cameFrom()?.focus();
  return true;
}

/** What led into it; if the page drew that anew meanwhile, what leads to the same place. */
function cameFrom() {
  if (!from || from.isConnected) return from;
  return [...document.querySelectorAll("a[href]")].find(link => link.href === from.href);
}

/** The board has more room, or less. */
function resized() { dispatchEvent(new Event("resize")); }

document.addEventListener("click", event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !panel) return;
  const link = event.target.closest(`a[href^='${at("/guide/")}']:not([data-leave])`);
  if (!link) return;
  event.preventDefault();
  openGuide(link.getAttribute("href"), link);
});
panel?.querySelector(".close").addEventListener("click", closeGuide);
