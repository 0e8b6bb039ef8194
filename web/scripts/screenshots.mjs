// Screenshots of the gallery at the size of a phone and of a desktop, in both themes, to look at.
//
//   npm run screenshots            the gallery, into web/screenshots/
//   npm run screenshots -- ADDRESS the gallery and the screens of a running server
//   npm run screenshots -- --pictures DIR   one picture of each game, for the README
import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(root, "screenshots");
const pictures = process.argv[2] === "--pictures" ? process.argv[3] : undefined;
const address = pictures ? undefined : process.argv[2];
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };
const BOARDS = readdirSync(join(root, "src/gallery/fixtures")).map((file) => file.replace(".json", ""));
const SCREENS = { home: "", setup: "#/new/molly", learn: "#/learn/hickory", rules: "#/rules/uly" };

const PICTURES = { molly: "molly-start", hickory: "hickory-middle", uly: "uly-middle", buddel: "buddel-middle" };

mkdirSync(out, { recursive: true });
const server = await createServer({ root, server: { port: 0 }, logLevel: "warn" });
await server.listen();
const gallery = `${server.resolvedUrls?.local[0]}gallery.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
if (pictures) {
  mkdirSync(pictures, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 } });
  for (const [game, board] of Object.entries(PICTURES)) {
    await page.goto(`${gallery}?board=${board}&theme=light`);
    await page.waitForSelector("html[data-ready]");
    await page.screenshot({ path: join(pictures, `${game}.png`) });
  }
  await browser.close();
  await server.close();
  process.exit(0);
}
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport, colorScheme: theme });
    page.on("pageerror", (fault) => console.error(fault));
    for (const board of BOARDS) {
      await page.goto(`${gallery}?board=${board}&theme=${theme}`);
      await page.waitForSelector("html[data-ready]");
      await page.screenshot({ path: join(out, `${board}-${size}-${theme}.png`) });
    }
    if (address) {
      for (const [name, route] of Object.entries(SCREENS)) {
        await page.goto(`${address}/${route}`);
        await page.waitForTimeout(900);
        await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`), fullPage: size === "phone" });
      }
    }
    await page.close();
  }
}
const page = await browser.newPage({ viewport: SIZES.desktop });
await page.goto(gallery);
await page.waitForSelector("html[data-ready]");
await page.screenshot({ path: join(out, "gallery.png"), fullPage: true });
await browser.close();
await server.close();
