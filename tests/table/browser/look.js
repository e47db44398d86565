// What the eye meets on a page: what sticks out of what, the page's size, and of a table the sizes of texts and icons
// on its board, and where its lights are.
() => {
  const meets = (a, b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
  const boxOf = one => one.getBoundingClientRect();
  const isShown = one => one.getClientRects().length > 0;

  const out = [];
  const tell = (...inside) => out.push(inside.map(one => `${one.className} ${one.textContent.slice(0, 40)}`).join(" > "));
  for (const one of document.querySelectorAll(".answer, .button, .chip, .panel, .views button, .tabs button, .strip button")) {
    if (!isShown(one) || one.closest(".crumbs")) continue;
    const own = boxOf(one), style = getComputedStyle(one);
    if (one.scrollWidth > one.clientWidth + 1 && style.overflowX === "visible") tell(one);
    for (const inner of one.querySelectorAll(".chip, .what, .picture")) {
      const box = boxOf(inner);
      if (box.width && (box.right > own.right + 1 || box.left < own.left - 1)) tell(one, inner);
    }
  }
  const page = document.scrollingElement;
  const found = { out, tooTall: page.scrollHeight - innerHeight, tooWide: page.scrollWidth - innerWidth };
  const place = document.querySelector(".board-room");
  if (!place) return found;

  const room = boxOf(place);
  const easel = [...document.querySelectorAll(".easel")].find(one => one.offsetWidth);
  const isClipped = one => {  // a window shows a part of its sheet
    const sheet = one.closest("[data-sheet]");
    return sheet?.getAttribute("overflow") === "hidden" && !meets(boxOf(one), boxOf(sheet));
  };
  const isSeen = one => boxOf(one).width && meets(boxOf(one), room) && !isClipped(one) && !one.closest(".ghost, .trace");
  const px = (units, one) => Number((units * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)).toFixed(2));
  const where = one => (one.closest("[data-thing], [data-sheet]") ?? one.closest("svg")).outerHTML.slice(0, 60);
  const all = selector => [...easel?.querySelectorAll(selector) ?? []].filter(isSeen);
  const texts = all("text").map(one => [px(parseFloat(getComputedStyle(one).fontSize), one), one.textContent]);
  // The picture on an answer's button only repeats its words; a charter on a desk lies larger on its side of the board.
  const isElsewhere = one => one.closest(".picture") ?? one.closest("svg")?.querySelector("[data-thing^=company_charter]");
  const ownWords = one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  for (const one of document.querySelectorAll(".side *, .bar *, .strip *, .tabs *, .views *")) {
    if (!isShown(one) || !ownWords(one) || one.closest(".unseen, title") || isElsewhere(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (!size) continue;  // an icon alone, with words for those who listen
    texts.push([one instanceof SVGElement ? px(size, one) : size, one.textContent]);
  }
  const drawn = [...all("g.icon"), ...[...document.querySelectorAll(".side g.icon")].filter(one => boxOf(one).width && !isElsewhere(one))];
  const icons = drawn.map(one => [px(24, one), where(one)]);

  const isWhole = box => box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && box.left >= room.left - 1 && box.right <= room.right + 1;
  const lit = [...easel?.querySelectorAll(".lit > .reach") ?? []].filter(isShown).map(boxOf);
  const over = [...document.querySelectorAll(".side > .question, .little-map, .zoom, .tabs")]
    .filter(one => isShown(one) && getComputedStyle(one).visibility !== "hidden").map(boxOf);
  const inner = box => ({ top: box.top + 1, bottom: box.bottom - 1, left: box.left + 1, right: box.right - 1 });
  const lights = {
    all: lit.length,
    inSight: lit.filter(isWhole).length,
    covered: lit.filter(box => isWhole(box) && over.some(other => meets(inner(box), other))).length,
  };
  return { ...found, texts, icons, lights, share: room.width * room.height / (innerWidth * innerHeight) };
}
