// What a module and its host refuse, and how: node bad_input.mjs PACKAGE. Prints "all refused" at the end.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const here = pathToFileURL(`${process.argv[2]}/`);
const tana = await import(new URL("index.js", here));
const index = JSON.parse(readFileSync(new URL("modules/index.json", here), "utf-8"));
const layout = JSON.parse(readFileSync(new URL(`modules/${index.uly.layout}`, here), "utf-8"));
const module = new Uint8Array(readFileSync(new URL(`modules/${index.uly.module}`, here)));
const { BadInput, BadModule, Rules } = tana;
const rules = await tana.load("uly");
const luck = new Uint8Array(8);
const { position } = rules.setup(3, {}, luck);

await assert.rejects(tana.load("chess"), BadInput);
await assert.rejects(Rules.load(module.slice(0, module.length / 2), layout), BadModule);
await assert.rejects(Rules.load(new TextEncoder().encode("<!doctype html>"), layout), BadModule);
await assert.rejects(Rules.load(module, { ...layout, version: layout.version + 1 }), BadModule);
await assert.rejects(Rules.load(module, { ...layout, tana: "schema" }), BadModule);
assert.throws(() => rules.setup(9, {}, luck), BadInput);
assert.throws(() => rules.setup(3, { nothing: "on" }, luck), BadInput);
assert.throws(() => rules.setup(3, { memory_aid: "sometimes" }, luck), BadInput);
assert.throws(() => rules.setup(3, { first: "5" }, luck), BadInput);
assert.throws(() => rules.setup(3, {}, new Uint8Array(7)), RangeError);
assert.throws(() => rules.enter(position.state.slice(1)), BadInput);
assert.throws(() => rules.crossings(position.state, luck), BadInput);
assert.throws(() => rules.parse("fly away"), BadInput);
assert.throws(() => rules.action(100000), BadInput);

const document = rules.document(position.state);
assert.throws(() => rules.fromDocument({ ...document, edition: "another" }), BadInput);
assert.throws(() => rules.fromDocument({ ...document, state: { ...document.state, more: 1 } }), /more: unknown field/);
assert.throws(() => rules.fromDocument({ ...document, state: { ...document.state, seats: 1000 } }), /whole number/);
assert.throws(() => rules.fromDocument({ ...document, state: { ...document.state, tiles: [] } }), /a list of/);

const hungry = await Rules.load(module, layout);
const glimpse = hungry.glimpse(position.state, position.actor, luck);
assert.throws(() => tana.makeLevel(hungry, "fox").choose(glimpse), /data file/);
assert.ok(position.legal.includes(tana.makeLevel(hungry, "digger").choose(glimpse).action));
assert.equal(WebAssembly.Module.imports(new WebAssembly.Module(module)).length, 0);

const fox = tana.makeLevel(rules, "fox", { budget: { iterations: 10 } });
fox.dispose();
assert.throws(() => tana.makeLevel(rules, "badger"), /no level is called badger; levels: random, sprout/);
assert.throws(() => tana.merged(rules, []), RangeError);
const one = { action: 3, estimates: [{ action: 3, chance: 0.5, score: 1, visits: 10 }] };
assert.throws(() => tana.merged(rules, Array(1000).fill(one)), BadInput);
console.log("all refused");
