// Current games, each a small board with names and clocks; a result stays for some seconds.
import {Component, h} from "./preact.js";
import {Picture} from "./boards.js";
import {result} from "./numbers.js";
import {api, ask, page, Refused, unpressed} from "./page.js";
import {Graph, kibitzed, Player, sidesOf, thought, titleOf} from "./players.js";
import {colourOf, listen, nameOf, now, state} from "./state.js";
import {say} from "./texts.js";
import {plyOf} from "./viewer.js";

const RESULT_STAYS = 6000;
const MOST = 12;
const LAST_MOVES = 12;

// On the projector the names of rows and columns would be too small, so the squares use their space
const drawn = picture => document.documentElement.dataset.page === "screen" ? {...picture, columns: []} : picture;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

const sides = game => sidesOf(game.seats, state.tournament.pieces, agent => ({name: nameOf(agent), colour: colourOf(agent)}));

function said(game, ended) {
  if (ended === null) {
    return game.move === null ? say("card.start") : say(game.excused ? "card.excused" : "card.move", game.plies, game.move)
      + (game.said ? " \u00b7 " + say("said", thought(game.said)) : "");
  }
  const faults = Object.entries(ended.faults).map(([agent, kinds]) => `${nameOf(agent)}: ${say("kind." + kinds[0])}`);
  return [...ended.points === null ? [say("card.end", result(null))] : [], ...faults].join(" \u00b7 ");
}

// A side of a card, with its used time and its expectation
function Side({game, ended, side, i}) {
  const isToMove = ended === null && side.seats.includes(game.turn);
  const thinking = isToMove ? Math.max(0, now() - game.since) : 0;
  // With a clock, the time left at this move; otherwise the time limit of each move
  const left = game.leftMs.length === 0 ? null : isToMove ? game.leftMs[game.turn] : Math.min(...side.seats.map(seat => game.leftMs[seat]));
  const limit = left ?? state.tournament.moveMs;
  const spent = side.seats.reduce((sum, seat) => sum + game.usedMs[seat], 0);
  const used = left === null ? spent + Math.min(thinking, limit * 2) : Math.max(0, left - thinking);
  return [h(Player, {side, count: game.counts[i], used: ended === null ? used : undefined, isToMove, points: ended === null ? null : ended.points[i]}),
    h("meter", {min: 0, max: limit, value: Math.min(limit, thinking), "aria-hidden": true})];
}

function Card({game, board, ended, record}) {
  const both = sides(game);
  return h("article", {class: "game-card" + (ended ? " over" : "") + (record ? " hero" : "")},
    h("div", {class: "stage"}, h(Side, {game, ended, side: both[1], i: 1}),
      h("a", {class: "card-link", href: page("/game/" + encodeURIComponent(game.id)), "aria-label": say("watch", both.map(one => one.name).join(" \u2013 "))},
        h("div", {class: "small-board"}, board)),
      h(Side, {game, ended, side: both[0], i: 0})),
    record === undefined ? null : h("div", {class: "beside"},
      h(Graph, {game: record, plies: record.plies.map(plyOf), sides: both, at: record.plies.length, judged: record.judged,
        pick: ply => location.assign(page(`/game/${encodeURIComponent(game.id)}#${ply}`))}),
      h("ol", {class: "last-moves", start: Math.max(0, record.plies.length - LAST_MOVES)}, record.plies.slice(-LAST_MOVES).map(([move], i, all) =>
        h("li", {key: record.plies.length - all.length + i, value: record.plies.length - all.length + i}, move)))),
    game.judged && ended === null ? h("div", {class: "small kibitzer"}, kibitzed(game.judged, both)) : null,
    h("div", {class: ended ? "small said ribbon" : "small said"}, ended && ended.points ? h("strong", {}, titleOf({sides: both, points: ended.points}), " ") : null, said(game, ended)));
}

// A card's board, which is redrawn after a move, but not when a clock ticks
const boardOf = game => game.picture === null ? h("p", {class: "dim"}, say("omitted"))
  : h(Picture, {picture: drawn(game.picture), cells: game.cells, seats: game.seats.map(nameOf), hasPlayers: true});

// The importance of a game for the ranking: the higher its players' places, the greater
const weight = game => [...new Set(game.seats)].reduce((sum, agent) => sum + state.standings.findIndex(row => row.agent === agent), 0);

// The change of an agent's expectation from its last one, and from the opponent's
function hear(card, {said, by, seats, plies}) {
  if (said && card.heard !== plies) {
    card.heard = plies;
    const side = seats[by] === seats[0] ? 0 : 1;
    const value = side === 0 ? said[0] : -said[0];
    card.swing = Math.max(...card.values.map(before => before === null ? 0 : Math.abs(value - before)));
    card.values[side] = value;
  }
}

// chosen: selects games; otherwise: shown if there are none; layout: places the featured game, with its moves, and the
// others; without it all are equal
export class Wall extends Component {
  constructor(props) {
    super(props);
    this.cards = new Map();
    this.take({});
  }

  componentDidMount() {
    this.silence = listen(changes => unpressed(() => {
      this.take(changes);
      this.forceUpdate();
    }));
    let last = 0;
    this.clock = setInterval(() => {
      if (!isCalm.matches || Date.now() - last >= 1000) {
        last = Date.now();
        this.take({});
        this.forceUpdate();
      }
    }, 250);
  }

  componentWillUnmount() {
    this.silence();
    clearInterval(this.clock);
  }

  // The featured game stays until a while after its end. Then the game whose values change most is featured or, if
  // agents report none, the most important one
  feature() {
    if (!this.cards.has(this.featured)) {
      const playing = [...this.cards.values()].filter(card => card.ended === null);
      this.featured = playing.sort((one, other) => other.swing - one.swing || weight(one.game) - weight(other.game))[0]?.game.id;
      this.record = {plies: [], counts: null, judged: []};
      this.complete();
    }
  }

  // Requests the moves of the featured game from its start
  async complete() {
    const id = this.featured;
    if (id === undefined || this.isAsking) {
      return;
    }
    this.isAsking = true;
    try {
      const {game} = await ask(api("/games/" + encodeURIComponent(id)));
      if (id === this.featured) {
        this.record = {plies: game.plies, counts: game.counts, judged: this.record.judged};
        this.forceUpdate();
      }
    } catch (problem) {
      if (!(problem instanceof Refused)) {
        throw problem;
      }
    } finally {
      this.isAsking = false;
    }
  }

  // A ply of the featured game
  follow(game) {
    const {plies, counts} = this.record;
    const judged = game.judged ? [...this.record.judged, game.judged] : this.record.judged;
    this.record = {...this.record, judged};
    if (game.plies === plies.length + 1 && counts !== undefined) {
      this.record = {plies: [...plies, [game.move, game.by, game.wallMs, 0, 0, null, game.said ?? null]], counts: counts && [...counts, game.counts], judged};
    } else if (game.plies > plies.length) {
      this.complete();
    }
  }

  take(changes) {
    const wanted = new Map(state.playing.filter(this.props.chosen ?? (() => true)).map(game => [game.id, game]));
    for (const [id, game] of wanted) {
      if (!this.cards.has(id) && this.cards.size < MOST) {
        this.cards.set(id, {game, board: boardOf(game), ended: null, leaves: Infinity, values: [null, null], swing: 0});
        hear(this.cards.get(id), game);
      }
    }
    for (const game of changes.playing ?? []) {
      if (this.cards.has(game.id)) {
        Object.assign(this.cards.get(game.id), {game, board: boardOf(game)});
        hear(this.cards.get(game.id), game);
        if (game.id === this.featured) {
          this.follow(game);
        }
      }
    }
    const waiting = [...wanted.keys()].some(id => !this.cards.has(id));
    for (const [id, card] of this.cards) {
      const isGone = !wanted.has(id);
      card.ended ??= state.recent.find(line => line.id === id) ?? null; // a snapshot does not mark what is new in it
      card.leaves = (isGone || card.ended !== null) && card.leaves === Infinity ? Date.now() + RESULT_STAYS : card.leaves;
      if (isGone && (card.leaves <= Date.now() || waiting && this.cards.size >= MOST && card.ended !== null && id !== this.featured)) {
        this.cards.delete(id);
      }
    }
    if (this.props.layout) {
      this.feature();
    }
  }

  render({otherwise, layout}) {
    const isEmpty = this.cards.size === 0;
    const cards = new Map([...this.cards].map(([id, card]) =>
      [id, h(Card, {key: id, ...card, record: layout && id === this.featured ? this.record : undefined})]));
    const featured = layout ? cards.get(this.featured) ?? null : null;
    cards.delete(layout ? this.featured : null);
    const wall = h("div", {class: "wall", hidden: cards.size === 0}, [...cards.values()]);
    return layout ? layout(featured ?? otherwise, wall) : [wall, isEmpty ? otherwise : null];
  }
}

// The last finished game, shown when none is running
export class LastGame extends Component {
  state = {game: null};

  async componentDidMount() {
    if (state.recent.length > 0) {
      this.setState({game: await ask(api("/games/" + encodeURIComponent(state.recent[0].id)))});
    }
  }

  render({otherwise}, {game}) {
    if (game === null || game.points === null) {
      return otherwise;
    }
    const both = sides(game);
    const points = both.map(side => game.points[side.seats[0]]);
    const {plies, counts, pictures} = game.game;
    const player = i => h(Player, {side: both[i], count: counts?.at(-1)[i], points: points[i]});
    return h("div", {class: "hero game-card"}, h("div", {class: "stage"}, player(1),
      h("a", {class: "card-link", href: page("/game/" + encodeURIComponent(game.id)), "aria-label": titleOf({sides: both, points, game: game.game})},
        h("div", {class: "small-board"}, pictures === null ? null
          : h(Picture, {picture: pictures.at(-1), before: pictures.at(-2), cells: game.cells, seats: game.seats.map(nameOf), hasPlayers: true}))),
      player(0)),
    h("div", {class: "beside"}, h("h3", {}, titleOf({sides: both, points, game: game.game})),
      h(Graph, {game: game.game, plies: plies.map(plyOf), sides: both, at: plies.length,
        pick: ply => location.assign(page(`/game/${encodeURIComponent(game.id)}#${ply}`))})));
  }
}
