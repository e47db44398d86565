// A game the size of our toy: ten cards in each hand, hidden from the other; a card or a toll a turn.
const { PlayerView } = require("boardgame.io/core");

exports.Tollhouse = {
  name: "tollhouse",
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(20).keys()]);
    return { players: { 0: { hand: deck.slice(0, 10) }, 1: { hand: deck.slice(10) } }, coins: [0, 0] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, card) => {
      const hand = G.players[playerID].hand;
      if (!hand.includes(card)) return "INVALID_MOVE";
      hand.splice(hand.indexOf(card), 1);
      G.coins[playerID] += (card % 5) + random.D6();
    },
  },
  endIf: ({ G }) => (G.players[0].hand.length + G.players[1].hand.length === 0 ? { coins: G.coins } : undefined),
};
