// The end of a game stays in step too: when somebody asks for a rematch, all see the way there.

const place = document.querySelector("[data-part=result]");
const { url, query } = place.dataset;
const told = new EventSource(`${url}/events${query ? `?${query}` : ""}`);

told.addEventListener("table", async event => {
  if (JSON.parse(event.data).stamps.result === place.dataset.stamp) return;
  const reply = await fetch(`${url}/parts?names=result${query ? `&${query}` : ""}`);
  if (!reply.ok) return;
  const { stamp, html } = (await reply.json()).parts.result;
  place.innerHTML = html;
  place.dataset.stamp = stamp;
});
