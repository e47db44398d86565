// Clocks that run, wherever they stand.

const HURRY = 60;

function timeLeft(seconds) {
  const s = Math.max(0, Math.floor(seconds)), two = n => String(n).padStart(2, "0");
  if (s >= 172800) return `${Math.floor(s / 86400)} d`;
  const head = s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}` : Math.floor(s / 60);
  return `${head}:${two(s % 60)}`;
}

/** Let them show the time of now. */
export function runClocks() {
  for (const clock of document.querySelectorAll(".clock[data-ends]")) {
    const left = Math.min(Number(clock.dataset.most ?? Infinity), Number(clock.dataset.ends) - Date.now() / 1000);
    clock.firstChild.nodeValue = timeLeft(left);
    if (left < HURRY && !clock.classList.contains("short")) {
      clock.classList.add("short");
      const hurry = document.createElement("span");
      hurry.className = "unseen";
      hurry.textContent = ` ${clock.dataset.hurry}`;
      clock.append(hurry);
    }
  }
}
