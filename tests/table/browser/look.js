// What the eye meets on a table page: sizes of texts and icons on the board, what sticks out, the page's size.
() => {
  const room = document.querySelector(".board-room").getBoundingClientRect();
  const easel = [...document.querySelectorAll(".easel")].find(one => one.offsetWidth);
  const meets = (a, b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
  const isClipped = one => {  // a window shows a part of its sheet
    const sheet = one.closest("[data-sheet]");
    return sheet?.getAttribute("overflow") === "hidden"
      && !meets(one.getBoundingClientRect(), sheet.getBoundingClientRect());
  };
  const isSeen = one => {
    const box = one.getBoundingClientRect();
    return box.width && meets(box, room) && !isClipped(one) && !one.closest(".ghost, .trace");
  };
  const px = (units, one) => Number((units * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)).toFixed(2));
  const where = one => (one.closest("[data-thing]") ?? one.closest("[data-sheet]")).outerHTML.slice(0, 60);
  const all = selector => [...easel.querySelectorAll(selector)].filter(isSeen);
  const texts = all("text").map(one => [px(parseFloat(getComputedStyle(one).fontSize), one), one.textContent]);
  const icons = all("g.icon").map(one => [px(24, one), where(one)]);

  const out = [];
  const tell = (...inside) => out.push(inside.map(one => `${one.className} ${one.textContent.slice(0, 40)}`).join(" > "));
  for (const one of document.querySelectorAll(".answer, .button, .chip, .panel, .views button, .tabs button, .strip button")) {
    if (!one.getClientRects().length || one.closest(".crumbs")) continue;
    const own = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (one.scrollWidth > one.clientWidth + 1 && style.overflowX === "visible") tell(one);
    for (const inner of one.querySelectorAll(".chip, .what, .picture")) {
      const box = inner.getBoundingClientRect();
      if (box.width && (box.right > own.right + 1 || box.left < own.left - 1)) tell(one, inner);
    }
  }

  const page = document.scrollingElement;
  const tooTall = page.scrollHeight - innerHeight, tooWide = page.scrollWidth - innerWidth;
  return { texts, icons, out, tooTall, tooWide, share: room.width * room.height / (innerWidth * innerHeight) };
}
