// The small map in a corner of a board that is seen in part: its sheets as boxes, what is lit, and a frame around
// what is in sight.

import { SVG } from "./copies.js";

const map = document.querySelector(".little-map");
const CORNERS = ["low left", "low right", "high left", "high right"];
const FRAME = ["x", "y", "width", "height"];

/** What is lit, in the board's units.
    @type {number[][]} */
let lights = [];

const rect = (place, cls) => {
  const made = document.createElementNS(SVG, "rect");
  FRAME.forEach((name, i) => made.setAttribute(name, String(place[i])));
  made.setAttribute("class", cls);
  return made;
};

export function drawMap(easel, isZoomed) {
  const board = easel.querySelector("svg.board");
  map.hidden = !isZoomed || !board;
  if (map.hidden) return;
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", board.getAttribute("viewBox"));
  const sheets = [...board.querySelectorAll(":scope > [data-sheet]:not(.unplaced)")];
  const places = new Set(sheets.map(sheet => FRAME.map(name => sheet.getAttribute(name) ?? 0).join(" ")));
  drawn.append(...[...places].map(place => rect(place.split(" "), "f-sheet s-line")));
  drawn.append(...lights.map(place => rect(place, "f-lamp s-lamp-line")));
  drawn.append(rect(inUnits(board, board.closest(".board-room").getBoundingClientRect()), "f-none s-act sight"));
  map.replaceChildren(drawn);
}

/** Take where something is lit: the map shows it, and lies in a corner where nothing is.  Without such a corner there
    is no map. */
export function showLights(easel, lit) {
  const board = easel.querySelector("svg.board");
  lights = board ? lit.map(box => inUnits(board, box)) : [];
  drawMap(easel, !map.hidden);
  const meets = own => lit.some(box => box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom);
  map.dataset.corner = CORNERS.find(corner => {
    map.dataset.corner = corner;
    return !meets(map.getBoundingClientRect());
  }) ?? "none";
}

/** Left, top, width and height of a box on the screen, in the board's units. */
function inUnits(board, box) {
  const own = board.getBoundingClientRect();
  const [left, top, width, height] = board.getAttribute("viewBox").split(" ").map(Number);
  const px = Math.min(own.width / width, own.height / height);  // of a unit
  return [
    left + (box.left - own.left - (own.width - width * px) / 2) / px,
    top + (box.top - own.top - (own.height - height * px) / 2) / px,
    box.width / px, box.height / px,
  ];
}
