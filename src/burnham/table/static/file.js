// A file that is chosen goes into the text field beside it.

for (const input of document.querySelectorAll("input[data-into]")) {
  input.addEventListener("change", async () => {
    const file = /** @type {HTMLInputElement} */ (input).files[0];
    if (file) /** @type {HTMLTextAreaElement} */ (document.getElementById(input.dataset.into)).value = await file.text();
  });
}
