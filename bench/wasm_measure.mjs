// Measures random play and search in a module, in Node or in a page (see wasm.py).
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const WINDOW_MS = 25;

/** The maximum rate per second over many short windows, to exclude other work on the machine. */
function best(run, seconds) {
  let most = 0;
  let size = 1;
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    const began = performance.now();
    const done = run(size);
    const took = performance.now() - began;
    if (took >= WINDOW_MS / 2) most = Math.max(most, (1000 * done) / took);
    size = Math.max(1, Math.round((size * WINDOW_MS) / Math.max(took, 0.1)));
  }
  return most;
}

/** Decisions of random players per second. */
function randomPlay(rules, { seats, seconds }) {
  const width = rules.layout.module.result_width;
  return best((count) => {
    const rows = rules.playSeries(seats, {}, { seed: 7, first: 0, count, digest: false });
    let decisions = 0;
    for (let i = 0; i < count; i++) decisions += rows[i * width];
    return decisions;
  }, seconds);
}

/** Iterations of the search per second, each time from a tree with prior estimates only. */
function search(tana, rules, { state, seat, seats, iterations, seconds }) {
  const context = tana.contextOf(rules);
  const { exports } = rules.memory;
  const { node, nodes } = context.layout;
  const tree = context.borrowTree();
  const belief = context.newBelief();
  const glimpse = { seat, seats, world: bytes(state), entropy: new Uint8Array(8) };
  context.ask(glimpse, "", belief, { farSighted: true, network: false });
  const used = exports.start_tree(context.room, tree, nodes);
  const fresh = rules.memory.take(tree, used * node);
  const found = best((rounds) => {
    for (let i = 0; i < rounds; i++) {
      rules.memory.put(tree, fresh);
      exports.search(context.room, tree, nodes, used, 0, iterations);
    }
    return rounds * iterations;
  }, seconds);
  context.returnTree(tree);
  return { found, tree: iterations * node };
}

export function measure(tana, rules, asked) {
  return { random: randomPlay(rules, asked), search: search(tana, rules, asked).found, memory: rules.memory.size };
}
