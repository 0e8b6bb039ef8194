/** The very same rules as the server's, in this thread: `Rules`; whoever plays against people: `makeLevel`. */
export { accountsOf, judged, judging, type Account, type MadeMove, type MoveReport } from "./judge.ts";
export { botEntropy, deriveEntropy, hmac, joined, rootOfSeed, sha256 } from "./hash.ts";
export type { Layout, ModuleFiles, RulesIndex } from "./layout.ts";
export {
  benchOf,
  chancesOf,
  feed,
  LEVELS,
  makeLevel,
  merged,
  type Budget,
  type Level,
  type LevelName,
  type LevelOptions,
} from "./levels.ts";
export { Observation, type Span } from "./observe.ts";
export { Rules, type AnyRules } from "./rules.ts";
export * from "./types.ts";
