// A guide: its contents stay in sight, and one can search in it.  The same on its own page and beside a table.

const LEAST = 2;     // letters
const MOST = 20;     // places
const BEFORE = 30, AFTER = 70;  // letters around what was found
const narrow = matchMedia("(max-width: 820px)");
const places = new WeakMap();  // what was found, by its link
const PLACES = ".prose :is(h2, h3, p, li, td, figcaption):not(:has(p, li))";

/** Lead to a place in a guide by its name, or to a block of it. */
export function lead(root, to) {
  const place = typeof to === "string" ? root.querySelector(`#${CSS.escape(to)}`) : to;
  if (!place) return;
  const block = place.closest("p, li, td, h2, h3, figcaption") ?? place.nextElementSibling ?? place;
  for (const old of root.querySelectorAll(".hit")) old.classList.remove("hit");
  block.classList.add("hit");
  block.setAttribute("tabindex", "-1");
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: "start" });
}

/** Let search and contents of a guide work; where there is little room the contents are folded. */
export function wire(root, folded = narrow.matches) {
  const form = root.querySelector(".guide-search"), contents = root.querySelector(".contents");
  if (contents && folded) contents.open = false;
  form.addEventListener("submit", event => {
    event.preventDefault();
    form.querySelector(".found a")?.click();
  });
  for (const begun of ["input", "focusin"]) form.addEventListener(begun, () => search(root, form));
  root.addEventListener("click", event => {
    const link = event.target.closest(".contents a"), found = event.target.closest(".found a");
    if (!link && !found) return;
    event.preventDefault();
    lead(root, link ? link.hash.slice(1) : places.get(found));
    if (folded && link) contents.open = false;
    if (folded && found) form.querySelector(".found").hidden = true;
  });
}

const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All places that have all the words, each with its chapter and some words around. */
function search(root, form) {
  const sought = plain(form.querySelector("input").value).split(/\s+/).filter(Boolean);
  const list = form.querySelector(".found"), count = form.querySelector("[role=status]");
  const asked = sought.join("").length >= LEAST;
  let chapter = "";
  const found = [];
  for (const place of asked ? root.querySelectorAll(PLACES) : []) {
    const text = place.textContent.replace(/\s+/g, " ").trim(), within = plain(text);
    if (place.matches("h2")) chapter = text;
    if (sought.every(word => within.includes(word))) found.push({ place, chapter, text, at: within.indexOf(sought[0]), long: sought[0].length });
  }
  list.replaceChildren(...found.slice(0, MOST).map(entry));
  list.hidden = !found.length;
  count.textContent = asked && !found.length ? count.dataset.none : "";
}

function entry({ place, chapter, text, at, long }) {
  const item = document.createElement("li"), link = document.createElement("a");
  const head = document.createElement("b"), hit = document.createElement("mark");
  head.textContent = chapter;
  hit.textContent = text.slice(at, at + long);
  const start = Math.max(0, at - BEFORE), end = at + long + AFTER;
  link.href = "#";
  link.append(head, (start ? "…" : "") + text.slice(start, at), hit, text.slice(at + long, end) + (end < text.length ? "…" : ""));
  places.set(link, place);
  item.append(link);
  return item;
}

// --- on its own page: where one reads is marked in the contents ------------------------------------------

const page = document.querySelector(".guide-page");
if (page) {
  wire(page);
  const seen = new IntersectionObserver(entries => {
    const head = entries.filter(one => one.isIntersecting).at(-1)?.target;
    if (!head) return;
    for (const link of page.querySelectorAll(".contents a")) {
      if (link.hash === `#${head.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "0px 0px -60% 0px" });
  for (const head of page.querySelectorAll(".prose h2[id]")) seen.observe(head);
}
