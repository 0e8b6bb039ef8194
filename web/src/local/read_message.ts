/** Reads commands and requests as a server does: anything that is not exactly one is refused in the same words. What they
 * consist of comes from `tana.server.protocol.wire`. */
import shapes from "../net/shapes.json";
import type { CreateTable, Settings } from "../net/wire";
import type { Sent } from "../net/api";
import { Refuse } from "./refusal";

/** What a value may be. */
interface Shape {
  readonly is: string;
  readonly null?: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly pattern?: string;
  readonly words?: readonly unknown[];
  readonly record?: string;
  readonly items?: Shape;
  readonly values?: Shape;
  readonly default?: unknown;
}

interface RecordShape {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
}

type Json = Record<string, unknown>;

const RECORDS: Readonly<Record<string, RecordShape>> = shapes.records;
const COMMANDS: Readonly<Record<string, string>> = shapes.commands;

/** The settings of a table where nobody has chosen others. */
export const DEFAULT_SETTINGS = read("Settings", {}, "$") as unknown as Settings;

/** The command of a message, its fields in the order of the protocol. Throws `Refuse`. */
export function readCommand(text: string): Sent {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new Refuse("bad-request", "JSON is malformed");
  }
  const command = needObject(message, "$", "object");
  const { kind, ...fields } = command;
  if (!("kind" in command)) fail("Object missing required field `kind`", "$");
  if (typeof kind !== "string") fail("Expected `str`", "$.kind");
  const name = Object.hasOwn(COMMANDS, kind) ? COMMANDS[kind] : undefined;
  if (name === undefined) fail(`Invalid value '${kind}'`, "$.kind");
  return { kind, ...read(name, fields, "$") } as Sent;
}

/** The request for a table. Throws `Refuse`. */
export function readCreateTable(body: unknown): CreateTable {
  return read("CreateTable", needObject(body, "$", "object"), "$") as unknown as CreateTable;
}

function fail(what: string, path: string): never {
  throw new Refuse("bad-request", path === "$" ? what : `${what} - at \`${path}\``);
}

/** A record with its defaults filled in. */
function read(name: string, given: Json, path: string): Json {
  const { fields, required } = RECORDS[name] ?? { fields: {}, required: [] };
  const read: Json = {};
  for (const [key, value] of Object.entries(given)) {
    const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!shape) return fail(`Object contains unknown field \`${key}\``, path);
    read[key] = readValue(shape, value, `${path}.${key}`);
  }
  const missing = required.find((key) => !(key in read));
  if (missing !== undefined) fail(`Object missing required field \`${missing}\``, path);
  const inOrder = Object.entries(fields).map(([key, shape]) => [key, key in read ? read[key] : shape.default] as const);
  return Object.fromEntries(inOrder.filter(([, value]) => value !== undefined));
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  return { string: "str", boolean: "bool" }[typeof value as "string"] ?? "object";
}

function needObject(value: unknown, path: string, expected: string): Json {
  const found = kindOf(value);
  return found === "object" ? (value as Json) : fail(`Expected \`${expected}\`, got \`${found}\``, path);
}

function readValue(shape: Shape, value: unknown, path: string): unknown {
  const found = kindOf(value);
  if (shape.is === "any" || (shape.null && found === "null")) return value;
  if (found !== shape.is) fail(`Expected \`${shape.is}${shape.null ? " | null" : ""}\`, got \`${found}\``, path);
  if (shape.words && !shape.words.includes(value))
    fail(`Invalid enum value ${typeof value === "string" ? `'${value}'` : String(value)}`, path);
  checkLimits(shape, value, path);
  if (shape.record !== undefined) return read(shape.record, value as Json, path);
  if (shape.items) return (value as unknown[]).map((one, i) => readValue(shape.items as Shape, one, `${path}[${i}]`));
  const { values } = shape;
  if (!values) return value;
  return Object.fromEntries(
    Object.entries(value as Json).map(([key, one]) => [key, readValue(values, one, `${path}[...]`)]),
  );
}

function checkLimits({ is, least, most, pattern }: Shape, value: unknown, path: string): void {
  const size = is === "int" ? (value as number) : Array.from((value ?? []) as ArrayLike<unknown>).length; // code points
  const what = is === "int" ? "`int`" : `\`${is}\` of length`;
  if (least !== undefined && size < least) fail(`Expected ${what} >= ${least}`, path);
  if (most !== undefined && size > most) fail(`Expected ${what} <= ${most}`, path);
  if (pattern !== undefined && !new RegExp(pattern.replace("\\Z", "$")).test(value as string))
    fail(`Expected \`str\` matching regex '${JSON.stringify(pattern).slice(1, -1)}'`, path);
}
