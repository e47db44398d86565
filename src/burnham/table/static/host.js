// Times in the reader's own zone, or days where no more is known.

/** @type {Intl.DateTimeFormatOptions} */
const DAY = { dateStyle: "medium" };

for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-at]"))) {
  const at = new Date(Number(time.dataset.at) * 1000);
  const form = time.dataset.day === undefined ? { ...DAY, timeStyle: /** @type {const} */ ("short") } : DAY;
  time.textContent = at.toLocaleString(document.documentElement.lang, form);
}
