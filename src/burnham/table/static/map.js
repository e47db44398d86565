// The small map in a corner of a board that is seen in part: its sheets as boxes, what is lit, and a frame around
// what is in sight.  With or without it an edge of the room glows beyond which something is lit.

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
  if (!easel.offsetWidth) return;  // out of sight, behind another tab: there is nothing to measure
  const board = easel.querySelector("svg.board"), wasHidden = map.hidden;
  if (board) glow(board);
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
  if (wasHidden) settle(board);  // without a map there was no corner to look for
}

/** The edges beyond which the middle of something lit lies. */
function glow(board) {
  const room = board.closest(".board-room"), own = room.getBoundingClientRect(), { x, y, px } = scaleOf(board);
  const middles = lights.map(([left, top, width, height]) => [x + (left + width / 2) * px, y + (top + height / 2) * px]);
  const beyond = {
    above: middles.some(([, at]) => at < own.top), below: middles.some(([, at]) => at > own.bottom),
    left: middles.some(([at]) => at < own.left), right: middles.some(([at]) => at > own.right),
  };
  room.dataset.beyond = Object.keys(beyond).filter(edge => beyond[edge]).join(" ");
}

/** Take where something is lit: the map shows it, and lies in a corner where nothing is. */
export function showLights(easel, lit) {
  const board = easel.querySelector("svg.board");
  lights = board ? lit.map(box => inUnits(board, box)) : [];
  drawMap(easel, !map.hidden);
  if (board) settle(board);
}

/** The map takes a corner where nothing is lit.  Without such a corner there is no map. */
function settle(board) {
  const { x, y, px } = scaleOf(board);
  const meets = (own, light) => {
    const [left, top, width, height] = light.map(units => units * px);
    return x + left + width > own.left && x + left < own.right && y + top + height > own.top && y + top < own.bottom;
  };
  map.dataset.corner = CORNERS.find(corner => {
    map.dataset.corner = corner;
    const own = map.getBoundingClientRect();
    return !lights.some(light => meets(own, light));
  }) ?? "none";
}

/** Where the board's units begin on the screen, and how large one is: the board hangs at the top of its room, in the middle. */
function scaleOf(board) {
  const own = board.getBoundingClientRect();
  const [left, top, width, height] = board.getAttribute("viewBox").split(" ").map(Number);
  const px = Math.min(own.width / width, own.height / height);
  return { x: own.left + (own.width - width * px) / 2 - left * px, y: own.top - top * px, px };
}

/** Left, top, width and height of a box on the screen, in the board's units. */
function inUnits(board, box) {
  const { x, y, px } = scaleOf(board);
  return [(box.left - x) / px, (box.top - y) / px, box.width / px, box.height / px];
}
