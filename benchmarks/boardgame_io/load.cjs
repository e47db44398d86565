// usage: node load.cjs ADDRESS API_ADDRESS TABLES SECONDS: plays at many tables; prints each move's ms, and its own CPU's.
const { io } = require("socket.io-client");

const [address, api, tables, seconds] = process.argv.slice(2);
const until = performance.now() + 1000 * seconds;
const times = [];

async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(`${api}/games/tollhouse${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return reply.json();
}

/** A seat at a match: its connection, and the newest state it has been sent. */
async function sit(matchID, playerID) {
  const { playerCredentials: credentials } = await post(`/${matchID}/join`, { playerID, playerName: "Script" });
  const socket = io(`${address}/tollhouse`, { transports: ["websocket"] });
  const seat = { playerID, credentials, socket, state: null, heard: () => {} };
  const hear = state => { seat.state = state; seat.heard(); };
  socket.on("sync", (match, told) => hear(told.state));
  socket.on("update", (match, state) => hear(state));
  await new Promise(done => {
    seat.heard = done;
    socket.emit("sync", matchID, playerID, credentials, 2);
  });
  return seat;
}

async function reached(seat, number) {
  while (seat.state._stateID < number) await new Promise(done => { seat.heard = done; });
}

/** Sent, checked by the rules, stored, and acknowledged with the new state. */
async function move(seat, matchID) {
  const { playerID, credentials, socket, state } = seat;
  const payload = { type: "play", args: [state.G.players[playerID].hand[0]], playerID, credentials };
  const begun = performance.now();
  socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  await reached(seat, state._stateID + 1);
  times.push(performance.now() - begun);
}

async function play() {
  const { matchID } = await post("/create", { numPlayers: 2 });
  const seats = [await sit(matchID, "0"), await sit(matchID, "1")];
  let newest = seats[0].state;
  while (!newest.ctx.gameover && performance.now() < until) {
    const seat = seats[newest.ctx.currentPlayer];
    await reached(seat, newest._stateID);
    await move(seat, matchID);
    newest = seat.state;
  }
  for (const { socket } of seats) socket.close();
}

async function keepPlaying() {
  while (performance.now() < until) await play();
}

Promise.all(Array.from({ length: +tables }, keepPlaying)).then(() => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ times, cpu: (user + system) / 1000 }));
});
