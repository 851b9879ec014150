// Games in play, each a small board with names and clocks; a result stays for some seconds.
import {Component, h} from "./preact.js";
import {Picture} from "./boards.js";
import {result} from "./numbers.js";
import {clock, page, unpressed} from "./page.js";
import {listen, nameOf, now, state} from "./state.js";
import {say} from "./texts.js";

const RESULT_STAYS = 6000;
const MOST = 12;

// On the projector the names of rows and columns would be too small to read: the squares have their room
const drawn = picture => document.documentElement.dataset.page === "screen" ? {...picture, columns: []} : picture;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

// The sides of a game: each agent once, with its seats
function sides(game) {
  return [...new Set(game.seats)].map(agent => ({agent, seats: game.seats.flatMap((one, i) => one === agent ? [i] : [])}));
}

function side(game, ended, {agent, seats}, i) {
  const thinks = ended === null && seats.includes(game.turn);
  const spent = seats.reduce((sum, seat) => sum + game.usedMs[seat], 0);
  const thinking = thinks ? Math.max(0, now() - game.since) : 0;
  const limit = state.tournament.moveMs;
  return h("div", {class: thinks ? "side thinks" : "side"},
    h("span", {class: "side-name"}, (thinks ? "\u25b6\u00a0" : "") + nameOf(agent)),
    h("span", {class: "side-time"}, ended ? result([ended.points[i]]) : clock(spent + Math.min(thinking, limit * 2))),
    h("meter", {min: 0, max: limit, value: Math.min(limit, thinking), "aria-hidden": true}));
}

function said(game, ended) {
  if (ended === null) {
    return game.move === null ? say("card.start") : say(game.excused ? "card.excused" : "card.move", game.plies, game.move);
  }
  const faults = Object.entries(ended.faults).map(([agent, kinds]) => `${nameOf(agent)}: ${say("kind." + kinds[0])}`);
  return say("card.end", result(ended.points)) + (faults.length > 0 ? " \u00b7 " + faults.join(", ") : "");
}

const Card = ({game, board, ended}) => h("article", {class: ended ? "game-card over" : "game-card"},
  h("div", {class: "sides"}, sides(game).map((one, i) => side(game, ended, one, i))),
  h("div", {}, h("a", {class: "card-link", href: page("/game/" + encodeURIComponent(game.id)),
    "aria-label": say("watch", sides(game).map(one => nameOf(one.agent)).join(" \u2013 "))},
  h("div", {class: "small-board"}, board))),
  h("div", {class: "small said"}, said(game, ended)));

// What a card has of a game: its board is drawn again when the game has gone on, and not when a clock ticks
const boardOf = game => game.picture === null ? h("p", {class: "dim"}, say("behind"))
  : h(Picture, {picture: drawn(game.picture), cells: game.cells, seats: game.seats.map(nameOf)});

// chosen: which games are meant; otherwise: what is shown while none is
export class Wall extends Component {
  constructor(props) {
    super(props);
    this.cards = new Map();
    this.take({});
  }

  componentDidMount() {
    listen(changes => unpressed(() => {
      this.take(changes);
      this.forceUpdate();
    }));
    let last = 0;
    setInterval(() => {
      if (!isCalm.matches || Date.now() - last >= 1000) {
        last = Date.now();
        this.take({});
        this.forceUpdate();
      }
    }, 250);
  }

  take(changes) {
    const wanted = new Map(state.playing.filter(this.props.chosen ?? (() => true)).map(game => [game.id, game]));
    for (const [id, game] of wanted) {
      if (!this.cards.has(id) && this.cards.size < MOST) {
        this.cards.set(id, {game, board: boardOf(game), ended: null, leaves: Infinity});
      }
    }
    for (const game of changes.playing ?? []) {
      if (this.cards.has(game.id)) {
        Object.assign(this.cards.get(game.id), {game, board: boardOf(game)});
      }
    }
    for (const line of changes.ended ?? []) {
      const card = this.cards.get(line.id);
      if (card && card.ended === null) {
        Object.assign(card, {ended: line, leaves: Date.now() + RESULT_STAYS});
      }
    }
    const waiting = [...wanted.keys()].some(id => !this.cards.has(id));
    for (const [id, card] of this.cards) {
      const isGone = !wanted.has(id);
      card.leaves = isGone && card.leaves === Infinity ? Date.now() + RESULT_STAYS : card.leaves;
      if (isGone && (card.leaves <= Date.now() || waiting && this.cards.size >= MOST && card.ended !== null)) {
        this.cards.delete(id);
      }
    }
  }

  render({otherwise}) {
    const isEmpty = this.cards.size === 0;
    return [h("div", {class: "wall", hidden: isEmpty}, [...this.cards].map(([id, card]) => h(Card, {key: id, ...card}))),
      isEmpty ? otherwise : null];
  }
}
