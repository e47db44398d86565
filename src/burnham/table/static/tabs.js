// The tabs of a narrow page, and those of log and chat.

import { table } from "./state.js";

export function openTab(name) {
  table.dataset.tab = name;
  for (const tab of document.querySelectorAll(".tabs button")) {
    const here = tab.dataset.tab === name;
    tab.toggleAttribute("aria-current", here);
    if (here) { tab.setAttribute("aria-current", "true"); tab.classList.remove("news"); }
  }
}

export function openTalk(name) {
  for (const head of document.querySelectorAll(".heads [data-talk]")) {
    const here = head.dataset.talk === name;
    head.setAttribute("aria-selected", here);
    document.getElementById(head.dataset.talk).hidden = !here;
  }
  for (const head of document.querySelectorAll(`[data-talk=${name}]`)) head.classList.remove("news");
}
