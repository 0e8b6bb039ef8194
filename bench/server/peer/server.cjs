// boardgame.io as its documentation starts it: the default store, which is memory.
// Arguments: the port of the game server and that of its lobby.

const { Server } = require("boardgame.io/server");
const { Game } = require("./game.cjs");

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [Game], origins: [/.*/] }).run({ port, lobbyConfig: { apiPort } });
