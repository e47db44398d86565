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
  const where = one => (one.closest("[data-thing]") ?? one.closest("[data-sheet]")).outerHTML.slice(0, 60);
  const all = selector => [...easel?.querySelectorAll(selector) ?? []].filter(isSeen);
  const texts = all("text").map(one => [px(parseFloat(getComputedStyle(one).fontSize), one), one.textContent]);
  const icons = all("g.icon").map(one => [px(24, one), where(one)]);

  const isWhole = box => box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && box.left >= room.left - 1 && box.right <= room.right + 1;
  const lit = [...easel?.querySelectorAll(".lit > .reach") ?? []].filter(isShown).map(boxOf);
  const over = [...document.querySelectorAll(".side > .question, .little-map, .zoom, .tabs")]
    .filter(one => isShown(one) && getComputedStyle(one).visibility !== "hidden").map(boxOf);
  const lights = {
    all: lit.length,
    inSight: lit.filter(isWhole).length,
    covered: lit.filter(box => isWhole(box) && over.some(other => meets(box, other))).length,
  };
  return { ...found, texts, icons, lights, share: room.width * room.height / (innerWidth * innerHeight) };
}
