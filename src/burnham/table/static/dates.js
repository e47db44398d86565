// Tells dates and times in the reader's own zone and language: in sentences, in the chat and in the log.

const language = document.documentElement.lang;
/** @type {Intl.DateTimeFormatOptions} */
const MINUTE = { hour: "2-digit", minute: "2-digit" };
/** @type {Intl.DateTimeFormatOptions} */
const DAY = { weekday: "long", day: "numeric", month: "long" };

/** @type {Intl.DateTimeFormatOptions} */
const WHOLE = { day: "numeric", month: "long", year: "numeric", ...MINUTE };

const isToday = date => date.toDateString() === new Date().toDateString();
const date = seconds => new Date(Number(seconds) * 1000);
const minuteOf = at => at.toLocaleTimeString(language, MINUTE);

export function dayAndMinute(at, today) {
  return at.toLocaleString(language, today ? MINUTE : { day: "numeric", month: "short", ...MINUTE });
}

/** The day, with its year if that is not this one. */
function dayOf(at) {
  const thisYear = at.getFullYear() === new Date().getFullYear();
  return at.toLocaleDateString(language, thisYear ? DAY : { ...DAY, year: "numeric" });
}

/** Times in the page's sentences: of today the minute alone, or always with the day. */
function tellTimes() {
  for (const time of document.querySelectorAll("time[data-at]")) {
    const at = date(time.dataset.at);
    time.textContent = dayAndMinute(at, isToday(at));
  }
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-full]"))) {
    time.textContent = date(time.dataset.full).toLocaleString(language, WHOLE);
  }
}

/** The lines of the chat and the log: a time to each, in the log once a minute, and where a day begins its name. */
function tellLines(list) {
  for (const day of list.querySelectorAll(":scope > .day")) day.remove();
  const times = [...list.querySelectorAll("time[data-when]")];
  const days = times.map(time => date(time.dataset.when).toDateString());
  const onlyToday = days.every(day => day === new Date().toDateString());
  let minute = "";
  times.forEach((time, n) => {
    const at = date(time.dataset.when), told = minuteOf(at);
    time.closest("li").title = `${dayOf(at)}, ${told}`;
    if (!onlyToday && days[n] !== days[n - 1]) {
      time.closest("li").before(newDay(at));
      minute = "";
    }
    time.textContent = list.dataset.list === "log" && told === minute ? "" : told;
    minute = told;
  });
}

function newDay(at) {
  const line = document.createElement("li");
  line.className = "day label";
  line.textContent = dayOf(at);
  return line;
}

const LISTS = ["chat", "log"];
function tell(changed) {
  tellTimes();
  for (const name of LISTS.filter(one => changed.includes(one))) {
    const list = document.querySelector(`[data-list=${name}]`);
    if (list) tellLines(list);
  }
}
document.addEventListener("swapped", ({ detail }) => tell(detail));
tell(LISTS);
