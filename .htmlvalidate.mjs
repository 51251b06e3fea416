export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // HTML takes the doctype in any case; the page writes it as it does its tags.
    "doctype-style": ["error", { style: "lowercase" }],
  },
};
