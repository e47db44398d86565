// Times in the reader's own zone.

for (const time of document.querySelectorAll("time[data-at]")) {
  const at = new Date(Number(time.dataset.at) * 1000);
  time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
