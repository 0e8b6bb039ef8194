// boardgame.io with the default store (memory), started as in its documentation.
// Arguments: the ports of the game server and of its lobby.

const { Server } = require("boardgame.io/server");
const { Game } = require("./game.cjs");

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [Game], origins: [/.*/] }).run({ port, lobbyConfig: { apiPort } });
