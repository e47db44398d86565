// To plan: the reply to an answer leads on to the next question that is foreseen.  If the table has moved on
// meanwhile, that question is foreseen anew.

import { goTo } from "./places.js";
import { table, toQuestion } from "./state.js";

document.addEventListener("posted", ({ detail }) => { if (!detail.ok && detail.number) goTo(table.dataset.url, false); });
toQuestion();
