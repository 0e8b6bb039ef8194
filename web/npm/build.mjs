/** `node npm/build.mjs FOLDER`: compile `src/local/rules` into a package for Node and bundle its dependencies. */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const BUNDLED = ["@noble/hashes"];

const web = resolve(import.meta.dirname, "..");
const folder = resolve(process.argv[2]);
const read = (file) => JSON.parse(readFileSync(file, "utf-8"));

execFileSync(join(web, "node_modules/.bin/tsc"), ["-p", join(web, "npm"), "--outDir", join(folder, "code")], {
  stdio: "inherit",
});
const { dependencies } = read(join(web, "package.json"));
for (const name of BUNDLED)
  cpSync(join(web, "node_modules", name), join(folder, "node_modules", name), { recursive: true, dereference: true });
const manifest = join(folder, "package.json");
const versions = Object.fromEntries(BUNDLED.map((name) => [name, dependencies[name]]));
const described = { ...read(manifest), dependencies: versions, bundleDependencies: BUNDLED };
writeFileSync(manifest, JSON.stringify(described, null, 2) + "\n");
