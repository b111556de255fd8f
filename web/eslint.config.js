import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: [".typefaces", "dist", "node_modules"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      // The type checker knows names better; `undefined` comes from indexing, which it checks too.
      "no-undef": "off",
      // Indexing gives `T | undefined` everywhere (noUncheckedIndexedAccess): where a key is sure, `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // svelte-check warns of these, the plugin does not.
      "svelte/no-unused-svelte-ignore": "off",
      // Collections made and read inside one function need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
