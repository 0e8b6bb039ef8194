/** Text ids for an account of luck and choice, and for when in the game a move was made. */
import type { SeatAccount } from "../net/wire";

/** Thresholds in wins: what a seat would notice, and what decides games. */
const NOTICED = 0.1;
const MUCH = 0.35;

export type Amount = "none" | "some" | "much";

function amountOf(wins: number): Amount {
  const size = Math.abs(wins);
  return size < NOTICED ? "none" : size < MUCH ? "some" : "much";
}

/** The id of the sentence about a seat's luck: `luck-even`, `luck-with-some`, `luck-against-much`, … */
export function luckWord({ luck, luck_error: error }: SeatAccount): string {
  const amount = Math.abs(luck) <= error ? "none" : amountOf(luck);
  return amount === "none" ? "luck-even" : `luck-${luck > 0 ? "with" : "against"}-${amount}`;
}

/** The id of the sentence about a seat's own choices: `choices-lost-none`, `-some` or `-much`. */
export function choicesWord({ lost }: SeatAccount): string {
  return `choices-lost-${amountOf(Math.max(0, lost))}`;
}

/** The id of the words for when a move was made: `when-early`, `when-middle`, `when-late`. */
export function whenWord(number: number, moves: number): string {
  const part = moves > 0 ? number / moves : 0;
  return part < 1 / 3 ? "when-early" : part < 2 / 3 ? "when-middle" : "when-late";
}
