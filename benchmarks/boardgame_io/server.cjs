// usage: node server.cjs PORT API_PORT FOLDER: boardgame.io on its own storage, one file a match.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Tollhouse } = require("./tollhouse.cjs");

const [port, apiPort, dir] = process.argv.slice(2);
const server = Server({ games: [Tollhouse], origins: [Origins.LOCALHOST], db: new FlatFile({ dir }) });
// The lobby on a port of its own: beside the game server it answers 404 with the present koa.
server.run({ port: +port, lobbyConfig: { apiPort: +apiPort } });
