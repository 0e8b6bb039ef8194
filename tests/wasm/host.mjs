// Answers questions about a game from its module: node host.mjs PACKAGE QUESTIONS ANSWERS (JSON files).
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, questions, answers] = process.argv.slice(2);
const here = pathToFileURL(`${folder}/`);
const tana = await import(new URL("index.js", here));
const { answer } = await import(new URL("answers.mjs", pathToFileURL(import.meta.filename)));
const asked = JSON.parse(readFileSync(questions, "utf-8"));
const rules = await tana.load(asked.game);
writeFileSync(answers, JSON.stringify(answer(tana, rules, asked)));
