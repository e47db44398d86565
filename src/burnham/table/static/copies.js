// Copies of what is drawn: as it lies there, but without its light, its names and its place in the order of Tab.

export const SVG = "http://www.w3.org/2000/svg";
const NAMES = ["data-thing", "data-piece", "data-answers", "id", "role", "tabindex", "aria-label", "aria-describedby"];
const STATES = ["lit", "bright", "hover", "chosen"];

/** A copy that nothing finds, lights or reads aloud. */
export function bareCopy(drawn) {
  const copy = drawn.cloneNode(true);
  for (const shine of copy.querySelectorAll(":scope > :is(.reach, .shine, .trace, .ghost)")) shine.remove();
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMES) one.removeAttribute(name);
    one.classList.remove(...STATES);
  }
  return copy;
}
