export default {
  extends: "stylelint-config-recommended",
  // A later rule for a state or a small screen may name less than one before it.
  rules: { "no-descending-specificity": null },
};
