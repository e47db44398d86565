// The views of a board that is too large to be read at once: a tab for each, with its sheets in their
// places.  The table opens the one in question; who looks at another stays there until asked again.

import { SVG } from "./copies.js";
import { arrangement, askedOfMe, questionName } from "./state.js";

const PAGE = 382;  // units a phone shows side by side
const tabs = document.querySelector(".views");
let wished = "", opened = "", question = "";

/** The board that is in sight. */
export const easel = () => document.querySelector(`.easel[data-arrangement="${arrangement()}"]`);
export const sheetOf = name => easel().querySelector(`[data-sheet="${CSS.escape(name)}"]`);

export function newSheet(name) {
  const made = document.createElementNS(SVG, "svg");
  made.dataset.sheet = name;
  made.setAttribute("role", "none");
  return made;
}

/** For each view a line `@name open x y width height title`, then lines of name, x, y, width, height, the four
    numbers of the viewBox, overflow: the lowest sheet first. */
function read(lines) {
  const views = [];
  for (const line of lines.split("\n").filter(Boolean)) {
    const [name, ...rest] = line.split(" ");
    if (!name.startsWith("@")) { views.at(-1).places.push([name, ...rest]); continue; }
    views.push({ name: name.slice(1), isOpen: rest[0] === "open", viewBox: rest.slice(1, 5).join(" "), title: rest.slice(5).join(" "), places: [] });
  }
  return views;
}

/** Put the sheets where they lie on the view that is to be seen. */
export function layOut() {
  const views = read(easel().dataset.places ?? ""), inQuestion = views.find(view => view.isOpen);
  tabs.hidden = views.length < 2;
  if (!inQuestion) return;
  const asked = askedOfMe() ? questionName() : question;
  if (inQuestion.name !== opened || asked !== question) wished = "";
  opened = inQuestion.name;
  question = asked;
  const shown = views.find(view => view.name === wished) ?? inQuestion;
  place(shown);
  if (!tabs.hidden) drawTabs(views, shown);
}

/** Sheets that do not lie on the view wait unseen. */
function place({ viewBox, places }) {
  const board = easel().querySelector("svg.board"), placed = new Set();
  const width = Number(viewBox.split(" ")[2]);
  setTo(board, { viewBox });
  easel().style.setProperty("--own-size", `${width}px`);
  easel().classList.toggle("large", arrangement() === "tall" && width > PAGE);
  for (const [name, x, y, width, height, ...rest] of places) {
    const sheet = sheetOf(name) ?? board.appendChild(newSheet(name));
    setTo(sheet, { x, y, width, height, viewBox: rest.slice(0, 4).join(" "), overflow: rest[4] });
    sheet.classList.remove("unplaced");
    placed.add(sheet);
  }
  const all = [...board.querySelectorAll(":scope > [data-sheet]")];
  const now = all.filter(sheet => placed.has(sheet));
  if ([...placed].some((sheet, i) => now[i] !== sheet)) board.append(...placed);
  for (const sheet of all) if (!placed.has(sheet)) sheet.classList.add("unplaced");
}

function setTo(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) if (element.getAttribute(key) !== value) element.setAttribute(key, value);
}

function drawTabs(views, shown) {
  const names = views.map(view => view.name).join();
  if (tabs.dataset.names !== names) {
    tabs.dataset.names = names;
    tabs.replaceChildren(...views.map(view => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.dataset.view = view.name;
      tab.textContent = view.title;
      return tab;
    }));
  }
  for (const tab of tabs.children) {
    if (tab.dataset.view === shown.name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
    tab.classList.toggle("in-question", tab.dataset.view === opened && askedOfMe());
  }
}

/** Look at the view on which a sheet lies; whether there is one. */
export function lookAt(sheet) {
  const view = read(easel().dataset.places ?? "").find(one => one.places.some(([name]) => name === sheet));
  if (view) look(view.name);
  return Boolean(view);
}

/** Look at a view; "" is the one in question. */
export function look(name) {
  wished = name;
  layOut();
  document.dispatchEvent(new CustomEvent("viewed"));
}

tabs.addEventListener("click", event => {
  const tab = event.target.closest("[data-view]");
  if (tab) look(tab.dataset.view);
});
