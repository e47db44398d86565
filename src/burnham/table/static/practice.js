// Practice: the reply to an answer holds what came of it, and the table without lights if it was right.

import { apply } from "./parts.js";
import { arrangement, toQuestion } from "./state.js";

document.addEventListener("posted", ({ detail }) => {
  if (!detail.items) return;  // it was refused
  apply({ set: detail.items[arrangement()], whole: true });
  toQuestion();
});
toQuestion();
