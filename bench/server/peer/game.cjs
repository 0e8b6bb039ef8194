// A game of Molly's size for boardgame.io: cards go from a hidden deck onto nine piles, sets of three are taken.
// The rules are not Molly's, but there is as much state, hidden information and work for each move.

const COLOURS = ["yellow", "red", "white", "green", "blue"];
const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const HAND = 2;

function newCubes() {
  return Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
}

function lineWith(G, cell) {
  return LINES.find(
    (line) => line.includes(cell) && line.every((at) => G.piles[at].shows === G.piles[cell].shows),
  );
}

const Game = {
  name: "moles",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 70 }, (_, n) => COLOURS[n % 5]));
    return {
      secret: { deck },
      deck: deck.length - HAND * ctx.numPlayers,
      players: Object.fromEntries(
        Array.from({ length: ctx.numPlayers }, (_, n) => [n, { hand: deck.splice(0, HAND) }]),
      ),
      piles: CELLS.map((cell) => ({ cell, shows: "empty", cards: [] })),
      stock: Object.fromEntries(COLOURS.map((colour) => [colour, 12])),
      found: [],
      burrows: Array.from({ length: ctx.numPlayers }, () => ({ tokens: 0, cubes: newCubes(), known: null })),
    };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, piles, ...open } = G;
    return {
      ...open,
      piles: piles.map(({ cell, shows, cards }) => ({ cell, shows, cards: cards.length })),
      hand: playerID === null ? null : players[playerID].hand,
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, slot, cell) => {
        const { hand } = G.players[playerID];
        if (!(slot in hand) || !(cell in G.piles)) return "INVALID_MOVE";
        const [card] = hand.splice(slot, 1);
        G.piles[cell].cards.push(card);
        G.piles[cell].shows = card;
        const line = lineWith(G, cell);
        if (line) {
          for (const at of line) {
            for (const taken of G.piles[at].cards) G.burrows[playerID].cubes[taken] += 1;
            G.piles[at] = { cell: CELLS[at], shows: "empty", cards: [] };
          }
          G.burrows[playerID].tokens += 1;
        }
        hand.push(G.secret.deck.shift());
        G.deck -= 1;
      },
    },
  },
  endIf: ({ G }) => (G.deck === 0 ? { over: true } : undefined),
};

module.exports = { Game };
