// boardgame.io as its documentation starts it: the default store, which is memory.

const { Server } = require("boardgame.io/server");
const { Game } = require("./game.cjs");

Server({ games: [Game], origins: [/.*/] }).run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
