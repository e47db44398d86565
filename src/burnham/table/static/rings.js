// Rings around things: what a coach or a teacher speaks of.

import { SVG } from "./copies.js";

const OFF = 5;  // how far the ring stands off the thing

/** Ring the things of these names, and no others. */
export function ringOnly(names) {
  for (const old of document.querySelectorAll(".coach-ring")) old.remove();
  for (const old of document.querySelectorAll(".thing.coached, [data-thing].coached")) old.classList.remove("coached");
  for (const name of names) {
    for (const thing of document.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)) ring(thing);
  }
}

function ring(thing) {
  thing.classList.add("coached");
  const reach = thing.querySelector(":scope > .reach");
  if (!reach) return;
  const size = name => Number(reach.getAttribute(name) ?? 0);
  const frame = document.createElementNS(SVG, "rect");
  const place = { x: -OFF, y: -OFF, width: size("width") + 2 * OFF, height: size("height") + 2 * OFF, rx: size("rx") + OFF };
  for (const [name, value] of Object.entries({ ...place, class: "coach-ring" })) frame.setAttribute(name, String(value));
  thing.append(frame);
}
