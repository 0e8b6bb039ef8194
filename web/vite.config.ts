import { defineConfig } from "vitest/config";

const server = process.env.TANA_SERVER ?? "http://127.0.0.1:8470";

export default defineConfig(({ command }) => ({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/tana/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: process.env.TANA_GALLERY ? ["index.html", "gallery.html"] : ["index.html"],
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: command === "serve" ? { "/api": { target: server, ws: true, changeOrigin: true } } : undefined,
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
}));
