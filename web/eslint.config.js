/** TypeScript is read by Babel: types are the compiler's business, hooks are the linter's. */
import babel from "@babel/eslint-parser";
import hooks from "eslint-plugin-react-hooks";

export default [
  { ignores: ["node_modules", "screenshots", "src/net/wire.ts", "src/games/*/types.ts"] },
  {
    files: ["src/**/*.{ts,tsx}", "vite.config.ts", "build-files.ts", "eslint.config.js", "scripts/**/*.mjs"],
    languageOptions: {
      parser: babel,
      parserOptions: {
        requireConfigFile: false,
        babelOptions: {
          babelrc: false,
          configFile: false,
          plugins: [["@babel/plugin-syntax-typescript", { isTSX: true }]],
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-debugger": "error",
      "no-console": "error",
      "no-empty": "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-unsafe-finally": "error",
      "no-self-compare": "error",
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
];
