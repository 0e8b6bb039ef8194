import { defineConfig } from "vitest/config";
import { listFiles } from "./build-files.ts";

const server = process.env.TANA_SERVER ?? "http://127.0.0.1:8470";

/** `site`: pages for any web space, below any path and without a server. */
export default defineConfig(({ command, mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [listFiles()],
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/tana/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: "index.html",
        sw: "src/local/sw.ts",
        ...(process.env.TANA_GALLERY && { gallery: "gallery.html" }),
      },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: command === "serve" ? { "/api": { target: server, ws: true, changeOrigin: true } } : undefined,
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
}));
