// Counts on while the bots think a game through, and shows the analysis when they are done.

const place = document.querySelector("[data-analysis]");
const bar = place.querySelector("progress"), told = place.querySelector("[data-told]");

async function look() {
  try {
    const reply = await fetch(place.dataset.analysis, { headers: { Accept: "application/json" } });
    const { reached, moments } = await reply.json();
    if (reached >= moments) { location.reload(); return; }
    bar.value = reached;
    told.textContent = told.dataset.told.replace("{n}", reached);
  } catch { /* the table will be there again */ }
  setTimeout(look, 1000);
}
setTimeout(look, 1000);
