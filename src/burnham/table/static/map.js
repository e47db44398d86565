// The small map in a corner of a board that is zoomed: its sheets as boxes, those with something lit filled,
// and a frame around what is in sight.

const SVG = "http://www.w3.org/2000/svg";
const map = document.querySelector(".little-map");
const FRAME = ["x", "y", "width", "height"];

const rect = (attributes, cls) => {
  const made = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.setAttribute("class", cls);
  return made;
};

export function drawMap(easel, isZoomed) {
  const board = easel.querySelector("svg.board");
  map.hidden = !isZoomed || !board;
  if (map.hidden) return;
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", board.getAttribute("viewBox"));
  for (const sheet of board.querySelectorAll(":scope > [data-sheet]:not(.unplaced)")) {
    const where = Object.fromEntries(FRAME.map(name => [name, sheet.getAttribute(name) ?? 0]));
    drawn.append(rect(where, sheet.querySelector(".lit") ? "f-lamp s-line" : "f-sheet s-line"));
  }
  drawn.append(rect(inSight(board), "f-none s-act sight"));
  map.replaceChildren(drawn);
}

/** What the room shows of the board, in the board's units. */
function inSight(board) {
  const room = board.closest(".board-room").getBoundingClientRect(), own = board.getBoundingClientRect();
  const [left, top, width, height] = board.getAttribute("viewBox").split(" ").map(Number);
  const px = Math.min(own.width / width, own.height / height);  // of a unit
  return {
    x: left + (room.left - own.left - (own.width - width * px) / 2) / px,
    y: top + (room.top - own.top - (own.height - height * px) / 2) / px,
    width: room.width / px, height: room.height / px,
  };
}
