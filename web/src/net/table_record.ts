// Written by Tana from `tana.engine.table_rules`; changes here are lost.

export type PhaseWord = "gathering" | "playing" | "over" | "closed";
export type SeatKindWord = "open" | "remote" | "here" | "bot";

/** What decides about a table. Seats count from 0, and sets of them have a bit for each. */
export interface TableRecord {
  seats: number;
  phase: PhaseWord;
  paused: boolean;
  /** The seat that decides; none before the start and after the end. */
  actor: number | null;
  /** The number of the last entry. */
  seq: number;
  /** The last entry that changed the game: older commands are stale. */
  state_seq: number;
  /** The one before it. */
  state_seq_before: number;
  /** The seats that added to the luck. */
  contributed: number[];
  /** The number of the last action: all that were ever made, taken back or not. */
  actions_made: number;
  /** The number of actions that count. */
  actions: number;
  /** The seat that alone may take its last action back: it still decides and nobody has learned anything. */
  can_undo: number | null;
  /** The seat that asks the others to take its last action back. */
  undo_by: number | null;
  /** The seats that have agreed to that. */
  undo_agreed: number[];
  /** The seat that proposes another pace or the end of the game. */
  proposed_by: number | null;
  /** The number of the entry that proposes it. */
  proposed_at: number;
  proposes_end: boolean;
  proposal_agreed: number[];
  /** The seats that have still to answer the proposal. Somebody whose time is over cannot keep a game from ending. */
  voters: number[];
  /** The pace: how much time there is for a decision, or for a turn of a game over days; 0: no limit. */
  allowance: number;
  days: boolean;
  /** The most a reserve can hold. */
  cap: number;
  refill: number;
  /** What each seat has of it in the whole game. */
  vacation: number;
  /** The seats that are waited for; none while a bot decides. */
  asked: number[];
  /** They are asked to agree to an undo. */
  consent: boolean;
  /** The number of the entry that began it. */
  since: number;
  running: boolean;
  /** When the time began to run: at that entry, or after the last pause. */
  began: number;
  /** The time used before that. */
  spent: number;
  /** How much longer the turn was made. */
  extra: number;
  /** The part of that which is vacation. */
  from_vacation: number;
  /** The end of the turn was written to the log. */
  up: boolean;
  /** The turn that goes on once a request to undo is answered: what was true of it. */
  kept_asked: number[];
  kept_since: number;
  kept_spent: number;
  kept_extra: number;
  kept_from_vacation: number;
  kept_up: boolean;
  /** The reserve of the seat whose turn it is; answers to an undo have none. */
  bank: number;
  /** All the time of this turn: allowance, reserve and extensions. */
  total: number;
  /** The vacation that the seat whose turn it is has left. */
  vacation_left: number;
  /** The seat that decides, if a bot plays it and the game goes on. Bots wait while a request to undo is open. */
  bot: number | null;
  /** At most one person plays: the last one at a table is waited for. */
  alone: boolean;
  /** The conditions that hold for every command. */
  holding: number;
  kinds: SeatKindWord[];
  /** The holder of each seat, as the host numbers them; -1: nobody. */
  holders: number[];
  /** The place of each seat's last action among those that count, from 1; 0: it has none. */
  last_actions: number[];
  banks: number[];
  vacations: number[];
}
