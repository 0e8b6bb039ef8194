// What a module says about a game, in the words of the tests: the same in Node and in a page.
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (found) => Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
const position = ({ state, actor, legal }) => ({ state: hex(state), actor, legal });

/** Everything that the rules say about a step of a game. */
function step(rules, { before, action, entropy, luck, refused, seat }) {
  const state = bytes(before);
  const played = rules.play(state, action, bytes(entropy));
  const after = played.position.state;
  const readers = [null, ...Array(rules.seatsOf(state)).keys()];
  const old = readers.map((reader) => rules.look(state, reader));
  const seen = readers.map((reader) => rules.look(after, reader));
  return {
    before: position(rules.enter(state)),
    after: position(played.position),
    actions: rules.enter(state).legal.map((number) => rules.action(number)),
    parsed: rules.enter(state).legal.map((number) => rules.parse(rules.action(number).notation)),
    events: played.events,
    views: seen.map((one) => rules.view(one)),
    patches: seen.map((one, i) => rules.patch(old[i], one)),
    refusals: refused.map((number) => rules.whyNot(state, number)),
    illegal: refused.map((number) => rules.play(state, number, bytes(entropy))),
    crossings: rules.crossings(state, bytes(luck)),
    standing: rules.standing(after),
    lines: readers.slice(1).map((reader) => rules.scoreLines(after, reader)),
    outcome: rules.outcome(after),
    world: hex(rules.determinize(after, seat, bytes(entropy))),
    document: rules.document(after),
    read: hex(rules.fromDocument(JSON.parse(JSON.stringify(rules.document(after))))),
  };
}

function setup(rules, { seats, options, entropy }) {
  const { position: first, events } = rules.setup(seats, options, bytes(entropy));
  return { position: position(first), events, settings: rules.settings(seats, options) };
}

/** What a level does with one glimpse after another. */
function level(tana, rules, { name, iterations, glimpses }) {
  const made = tana.makeLevel(rules, name, { budget: { iterations } });
  const found = glimpses.map(({ state, seat, entropy }) => {
    const glimpse = rules.glimpse(bytes(state), seat, bytes(entropy));
    const { action, estimates } = made.choose(glimpse);
    return { action, estimates, world: hex(glimpse.world), tree: made.nodes ? hex(made.nodes) : "" };
  });
  made.dispose();
  return found;
}

function observed(tana, rules, { state, seat, memory }) {
  const observation = new tana.Observation(rules.layout, memory);
  const [seen, seats] = [rules.look(bytes(state), seat), rules.seatsOf(bytes(state))];
  return {
    spans: observation.spans,
    compact: Array.from(observation.compact(seen, seat, seats)),
    floats: hex(new Uint8Array(observation.floats(seen, seat, seats).buffer)),
  };
}

function reviewed(tana, rules, { seat, moves }) {
  const graded = moves.map((move) => tana.gradeMove(rules, { ...move, seat, before: bytes(move.before) }));
  return { graded: graded.map(({ row: _, ...move }) => move), sums: tana.reviewSums(rules, graded, seat) };
}

export function answer(tana, rules, asked) {
  const moves = (asked.moves ?? []).map(({ before, entropy, iterations, ...move }) =>
    tana.analyseMove(rules, { ...move, before: bytes(before), entropy: bytes(entropy) }, { iterations }),
  );
  return {
    setups: (asked.setups ?? []).map((one) => setup(rules, one)),
    steps: (asked.steps ?? []).map((one) => step(rules, one)),
    series: (asked.series ?? []).map(({ seats, options, ...series }) =>
      Array.from(rules.playSeries(seats, options, { ...series, digest: true })),
    ),
    levels: (asked.levels ?? []).map((one) => level(tana, rules, one)),
    chances: (asked.chances ?? []).map(({ state, games, key, levels }) =>
      tana.chancesOf(rules, bytes(state), games, key, levels),
    ),
    moves,
    accounts: asked.seats ? tana.accountsOf(rules, moves, asked.seats) : [],
    reviewed: asked.reviewed ? reviewed(tana, rules, asked.reviewed) : null,
    merged: asked.choices ? tana.merged(rules, asked.choices) : null,
    shown: (asked.shown ?? []).map(([bots, seat, chance]) => {
      const levels = tana.assumedLevels(rules.layout.module.levels, bots);
      return [levels, tana.contextOf(rules).shownChance(seat, chance, levels)];
    }),
    parsed: (asked.notations ?? []).map((notation) => rules.parse(notation)),
    observations: (asked.observations ?? []).map((one) => observed(tana, rules, one)),
    memory: rules.memory.size,
  };
}
