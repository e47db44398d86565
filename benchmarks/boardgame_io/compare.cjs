// usage: node compare.cjs measure tollhouse SECONDS | fingerprint tollhouse: what benchmarks/measures.py
// measures, of boardgame.io with a small game.  NODE_PATH says where boardgame.io is.
const { createHash } = require("crypto");

const GAMES = 8;
const ITERATIONS = 200;

const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };

const began = cpu();
const { Client } = require("boardgame.io/client");
const { MCTSBot } = require("boardgame.io/ai");
const { Tollhouse } = require("./tollhouse.cjs");

const Open = { ...Tollhouse, playerView: ({ G }) => G };

function begin(seed) {
  const client = Client({ game: { ...Open, seed }, debug: false });
  client.start();
  return client;
}

const hand = ({ G, ctx }) => G.players[ctx.currentPlayer].hand;
begin(1);
const importing = 1000 * (cpu() - began);

/** Random numbers from a seed (mulberry32). */
function dice(seed) {
  let word = seed;
  return sides => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** A random game: how many cards each decision had, and which was played; `until` decisions at most. */
function play(seed, until = Infinity) {
  const client = begin(seed);
  const roll = dice(seed);
  const trace = [];
  for (let state = client.getState(); !state.ctx.gameover && trace.length < until; state = client.getState()) {
    const cards = hand(state);
    const card = cards[roll(cards.length)];
    client.moves.play(card);
    trace.push([cards.length, card]);
  }
  return { trace, state: client.getState() };
}

function rate(seconds, deed) {
  const start = cpu();
  let done = 0;
  while (cpu() - start < seconds) done += deed(done);
  return done / (cpu() - start);
}

async function playouts(seconds, state) {
  const enumerate = (G, ctx) => G.players[ctx.currentPlayer].hand.map(card => ({ move: "play", args: [card] }));
  const bot = new MCTSBot({ game: Open, enumerate, iterations: ITERATIONS, seed: 1 });
  const start = cpu();
  let done = 0;
  for (; cpu() - start < seconds; done += ITERATIONS) await bot.play(state, state.ctx.currentPlayer);
  return done / (cpu() - start);
}

async function measure(seconds) {
  const counts = Array.from({ length: GAMES }, (_, seed) => play(seed + 1).trace.map(([count]) => count)).flat();
  const { state } = play(1, counts.length / GAMES / 2);
  rate(2 * seconds, seed => play(seed + 1).trace.length); // compiled as it runs: slow at first
  const seen = { G: state.G, ctx: state.ctx, playerID: state.ctx.currentPlayer };
  return {
    import: importing,
    length: counts.length / GAMES,
    branching: counts.reduce((a, b) => a + b) / counts.length,
    free: counts.filter(count => count > 1).length / counts.length,
    decisions: rate(seconds, seed => play(seed + 1).trace.length),
    serialise: 1e6 / rate(seconds, () => JSON.stringify(state).length && 1),
    bytes: JSON.stringify(state).length,
    view: 1e6 / rate(seconds, () => Tollhouse.playerView(seen) && 1),
    playouts: await playouts(4 * seconds, state),
    notes: ["boardgame.io: positions are never changed, so that nothing is copied; which moves are legal only a game's author knows"],
  };
}

const [deed, , seconds] = process.argv.slice(2);
if (deed === "fingerprint") {
  console.log(JSON.stringify(createHash("sha256").update(JSON.stringify(play(1).trace)).digest("hex").slice(0, 16)));
} else {
  measure(+seconds).then(found => console.log(JSON.stringify(found)));
}
