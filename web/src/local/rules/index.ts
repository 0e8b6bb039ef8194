/** The server's very own rules, in this thread (`Rules`), and the bots that play against people (`makeLevel`). */
export {
  accountsOf,
  analyseMove,
  analysingMove,
  type Account,
  type MadeMove,
  type MoveReport,
} from "./move_analysis.ts";
export {
  gradeMove,
  gradingMove,
  reviewSums,
  type Graded,
  type ReviewedMove,
  type ReviewOption,
  type ReviewSums,
} from "./review.ts";
export { assumedLevels, type AssumedLevels } from "./calibration.ts";
export { botEntropy, deriveEntropy, hmac, joined, rootOfSeed, sha256 } from "./hash.ts";
export type { Layout, ModuleFiles, RulesIndex } from "./layout.ts";
export {
  contextOf,
  chancesOf,
  feed,
  levelsOf,
  makeLevel,
  merged,
  type Budget,
  type Level,
  type LevelOptions,
} from "./levels.ts";
export { Observation, type Span } from "./observe.ts";
export { Rules, type AnyRules } from "./rules.ts";
export * from "./types.ts";
