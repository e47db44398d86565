// The end of a game stays in step too: when somebody asks for a rematch, all see the way there.

const place = document.querySelector("[data-part=result]");
const { url, query, version } = place.dataset;
const told = new EventSource(`${url}/events?has=${version}${query ? `&${query}` : ""}`);

told.addEventListener("table", event => {
  const { public: shared, own } = JSON.parse(event.data);
  const html = own?.set.result ?? shared?.set.result;
  if (html) place.innerHTML = html;
});
