// Look into the box: boards in phases can be seen larger; on a phone the contents are folded.

const large = document.getElementById("large");

document.addEventListener("click", event => {
  const asked = event.target.closest?.(".phase")?.querySelector("[data-large]");
  if (!asked) return;
  large.querySelector(".inside").replaceChildren(asked.closest(".phase").querySelector("svg").cloneNode(true));
  large.setAttribute("aria-label", asked.textContent);
  large.showModal();
});

const contents = document.querySelector(".contents");
if (contents && matchMedia("(max-width: 820px)").matches) contents.open = false;
