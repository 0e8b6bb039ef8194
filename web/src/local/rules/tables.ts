/** The tables of a game: what the numbers of actions, events and reasons mean. */
import type { ArgumentLayout, DomainLayout, Layout, ReasonLayout } from "./layout.ts";
import { meant, quoted } from "./meant.ts";
import { BadInput, type Action, type GameEvent, type Text } from "./types.ts";

const PUBLIC = -1;

interface NamedDomain {
  argument: string;
  domain: DomainLayout;
}

function domainsOf(layout: Layout, given: ArgumentLayout[]): NamedDomain[] {
  return given.map(({ name, domain }) => {
    const found = layout.domains[domain];
    if (!found) throw new BadInput(`the layout has no domain ${domain}`);
    return { argument: name, domain: found };
  });
}

/** The places of the arguments that are counted into a number, the last one fastest. */
function digits(domains: NamedDomain[], offset: number): number[] {
  const found: number[] = [];
  for (const { domain } of domains.toReversed()) {
    found.unshift(offset % domain.tokens.length);
    offset = Math.floor(offset / domain.tokens.length);
  }
  return found;
}

const tokensOf = (domains: NamedDomain[], offset: number): string[] =>
  digits(domains, offset).map((digit, i) => domains[i]?.domain.tokens[digit] ?? "");

/** All actions of a game. */
export class Actions {
  private readonly all: Action[];
  private readonly numbers: Map<string, number>;
  /** By word: what its arguments may be. */
  private readonly families = new Map<string, NamedDomain[]>();

  constructor(layout: Layout) {
    this.all = layout.actions.flatMap((family) => {
      const domains = domainsOf(layout, family.arguments);
      this.families.set(family.word, domains);
      return Array.from({ length: family.count }, (_, offset) => {
        const tokens = tokensOf(domains, offset);
        const args = Object.fromEntries(domains.map(({ argument }, i) => [argument, tokens[i] ?? ""]));
        return { action: family.first + offset, word: family.word, args, notation: [family.word, ...tokens].join(" ") };
      });
    });
    this.numbers = new Map(this.all.map((action) => [action.notation, action.action]));
  }

  get count(): number {
    return this.all.length;
  }

  /** The parts of an action. */
  action(number: number): Action {
    const found = this.all[number];
    if (!found) throw new BadInput(`${String(number)} is not an action; actions are 0 to ${String(this.count - 1)}`);
    return found;
  }

  /** The number of an action's text: exact up to case, spaces and aliases of tokens. Faults are worded as by
   * `tana.core.actions`. */
  parse(notation: string): number {
    const [word, ...tokens] = notation.toLowerCase().split(/\s+/).filter(Boolean);
    if (word === undefined) throw new BadInput("an empty text is not an action");
    const domains = this.families.get(word);
    const known = [...this.families.keys()];
    if (!domains)
      throw new BadInput(`${quoted(word)} is not an action${meant(word, known)}; actions: ${known.join(", ")}`);
    const shape = [word, ...domains.map(({ argument }) => `<${argument}>`)].join(" ");
    const count = domains.length;
    if (tokens.length !== count)
      throw new BadInput(`${quoted(word)} takes ${String(count)} word${count === 1 ? "" : "s"} more: ${shape}`);
    const exact = domains.map(({ domain }, i) => {
      const token = tokens[i] ?? "";
      const found = Object.hasOwn(domain.aliases, token) ? (domain.aliases[token] ?? token) : token;
      if (domain.tokens.includes(found)) return found;
      const words = domain.tokens.join(", ");
      throw new BadInput(`in ${quoted(shape)}: ${quoted(token)} is not a valid ${domain.name}; one of: ${words}`);
    });
    return this.numbers.get([word, ...exact].join(" ")) ?? -1;
  }
}

/** All kinds of event of a game. */
export class Events {
  private readonly kinds: { name: string; reveals: boolean; domains: NamedDomain[] }[];

  constructor(layout: Layout) {
    this.kinds = layout.events.map((kind) => ({ ...kind, domains: domainsOf(layout, kind.arguments) }));
  }

  /** For each kind: 1 if it reveals something. */
  get reveals(): number[] {
    return this.kinds.map((kind) => Number(kind.reveals));
  }

  /** The event of a row: its kind, who may see it, its arguments. */
  read(row: Int16Array): GameEvent {
    const [number = -1, mask = PUBLIC, ...values] = row;
    const kind = this.kinds[number];
    if (!kind) throw new BadInput(`${String(number)} is not a kind of event`);
    const args = Object.fromEntries(
      kind.domains.map(({ argument, domain }, i) => [argument, domain.tokens[(values[i] ?? 0) - domain.first] ?? ""]),
    );
    const seats = mask === PUBLIC ? null : Array.from({ length: 15 }, (_, seat) => seat).filter((s) => (mask >> s) & 1);
    return { name: kind.name, args, seats, reveals: kind.reveals };
  }
}

/** All reasons of one kind. */
export class Reasons {
  private readonly reasons: { reason: ReasonLayout; domains: NamedDomain[] }[];

  constructor(layout: Layout, reasons: ReasonLayout[]) {
    this.reasons = reasons.map((reason) => ({ reason, domains: domainsOf(layout, reason.arguments) }));
  }

  /** What a number means: a rule of the ledger, and a text with its arguments. */
  because(number: number): { rule: string; text: Text } {
    const found = this.reasons.findLast(({ reason }) => reason.first <= number);
    if (!found || number < 0) throw new BadInput(`${String(number)} is not a reason`);
    const { reason, domains } = found;
    const tokens = tokensOf(domains, number - reason.first);
    const args = Object.fromEntries(
      domains.map(({ argument, domain }, i) => {
        const token = tokens[i] ?? "";
        return [argument, isNumeric(domain) ? Number(token) : `${domain.name}:${token}`];
      }),
    );
    return { rule: reason.rule, text: { id: reason.text, args } };
  }
}

/** Whether the tokens are the numbers themselves, written as digits. */
function isNumeric(domain: DomainLayout): boolean {
  return domain.tokens.every((token, i) => token === String(domain.first + i));
}
