import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { defineConfig } from "vitest/config";
import { chunks } from "./build-chunks.ts";
import { listFiles } from "./build-files.ts";
import { titlesOnly } from "./build-titles.ts";

const server = process.env.TANA_SERVER ?? "http://127.0.0.1:8470";

const FONTS = ["fraunces", "nunito"];

/** Copy the licences of the typefaces into the build. */
const licences = {
  name: "licences",
  generateBundle(this: { emitFile(file: { type: "asset"; fileName: string; source: string }): void }) {
    for (const font of FONTS) {
      const source = readFileSync(`node_modules/@fontsource/${font}/LICENSE`, "utf-8");
      this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
    }
  },
};

/** Built pages work below any path; those of mode `site` work without a server. */
export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/",
  plugins: [titlesOnly(), licences, listFiles()],
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/tana/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100, // the puzzles of a game are one chunk
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: "index.html",
        sw: "src/local/sw.ts",
        ...(process.env.TANA_GALLERY && { gallery: "gallery.html" }),
      },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: chunks(dirname(import.meta.dirname)), debugName: "tables", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: command === "serve" ? { "/api": { target: server, ws: true, changeOrigin: true } } : undefined,
  },
  test: { environment: "node", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 120_000, hookTimeout: 120_000 },
}));
