// What all modules of the table share: the page's facts.

export const table = document.querySelector(".table");
export const words = JSON.parse(table.dataset.words);
const LEAST = 150;  // however quick: else there would be nothing to see

export const narrow = matchMedia("(max-width: 820px)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This table's address for something, with my seat and more along. */
export function address(what, more = {}) {
  const query = new URLSearchParams(table.dataset.query);
  for (const [key, value] of Object.entries(more)) query.set(key, value);
  return `${table.dataset.url}/${what}${query.size ? `?${query}` : ""}`;
}

/** Which arrangement of the board is in sight. */
export const arrangement = () => document.body.classList.contains("narrow") ? "tall" : "wide";

/** The moment that is shown, or "" for now. */
export const shownMoment = () => table.dataset.at;
/** Whether one looks at what happened rather than at what is asked. */
export const looksBack = () => shownMoment() !== "" || table.matches(".stepping");
export const part = name => document.querySelector(`[data-part="${name}"]`);
export const card = () => part("question");
export const cardState = () => card().querySelector("[data-state]").dataset;
/** Tells a question from the next one. */
export const questionName = () => [cardState().number, cardState().asked, card().querySelector("h2")?.textContent].join();
/** Where a thing lies; what it shows beside itself, a ghost or a reach, does not count. */
export const boxOf = thing => (thing.querySelector(":scope > .reach") ?? thing).getBoundingClientRect();
/** Milliseconds that a step is shown before the next one: the pace of the bots, or of the replay. */
export const stepTime = () => Math.max(LEAST, Number(table.dataset.tempo ?? cardState().step));
export const askedOfMe = () => cardState().state === "mine-to-answer" && !shownMoment();
/** Lead the keys, and who listens, to what is asked. */
export const toQuestion = () => card().querySelector("h2")?.focus({ preventScroll: true });
