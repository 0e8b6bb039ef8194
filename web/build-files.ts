/** For the build: a plugin that writes the list of all files, with content hashes, into the service worker. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const HASH_LETTERS = 12;

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, HASH_LETTERS);

function publicFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(names.map(({ name }) => [name, hashOf(readFileSync(join(folder, name)))]));
}

export function listFiles(): Plugin {
  let folder = "";
  return {
    name: "tana-list-files",
    apply: "build",
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = publicFiles(folder);
        for (const [name, file] of Object.entries(bundle))
          if (name !== WORKER && !name.endsWith(".map"))
            files[name] = hashOf(file.type === "chunk" ? file.code : file.source);
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
        worker.code = worker.code.replaceAll("BUILD_FILES", JSON.stringify(files));
      },
    },
  };
}
