// A person plays against an agent: by the cells of the picture, or by the list of moves.
import {Component, h} from "./preact.js";
import {Picture, Piece} from "./boards.js";
import {say} from "./texts.js";
import {CardTable, cardsOf} from "./event-cards.js";
import {button, frame, get, ownForm, post, tell} from "./event-frame.js";
import {hasSound, play as sound, switchSound} from "./event-sound.js";
import {remembered} from "./language.js";

const BETWEEN = 300; // milliseconds between two plies that arrived together
const TRICK = 1500; // a complete trick stays visible for this time
const MOST_SHOWN = 8; // plies that are shown one by one
const STRONGEST = 5;
const KEPT = "play"; // a person's last request, for another game

let me = null;
let shown = "";
let play = null;
let clicked = [];
let since = 0; // the time at which the server sent the clock
let at = 0; // the ply shown
let next = null; // the time at which the next one is shown
let isSeen = false; // whether the person has viewed the result
let isChoosing = false; // whether the person wants another agent
let hasAsked = false; // for a hint
let lost = "";
let moved = 0; // the minimum number of plies after a move; an older answer contains nothing new

const same = (a, b) => a.row === b.row && a.column === b.column;
const begins = (cells, with_) => with_.length <= cells.length && with_.every((place, i) => same(place, cells[i]));

const kept = wish => JSON.parse(remembered(KEPT, JSON.stringify(wish), "sessionStorage")) ?? {};

// Sides and agents

const COLOURED = ["disc", "king", "pawn"];

// The name of a side: its colour or its sign, if it has one
function side(pieces, seat, seats) {
  const piece = pieces[seat];
  if (piece === undefined) {
    return seats > 2 ? say("play.seat", seat + 1) : say(seat === 0 ? "play.side.first" : "play.side.second");
  }
  return say("play.side." + (COLOURED.includes(piece.figure) ? piece.colour : piece.figure));
}

const offer = name => play.games.find(one => one.name === name) ?? {pieces: [], opponents: [], strengths: [], seats: 2};

const disc = piece => piece === undefined ? null : h("span", {"aria-hidden": "true"}, h(Piece, {cell: piece}));

const strength = level => level === 0 ? h("span", {class: "dim small"}, say("play.strength.unknown"))
  : h("span", {class: "strength", role: "img", "aria-label": say("play.strength", level)},
    "\u25cf".repeat(level) + "\u25cb".repeat(STRONGEST - level));

// The agents for a game, the weakest first, those of unknown strength last
const agentsOf = ({opponents, strengths}) => opponents.map((name, i) => ({name, level: strengths[i]}))
  .sort((a, b) => (a.level || 9) - (b.level || 9) || a.name.localeCompare(b.name));

const select = (name, label, options, more = {}) => h("label", {}, label,
  h("select", {name, ...more}, options.map(([value, text]) => h("option", {key: value, value, selected: value === more.chosen}, text))));

const pick = (name, value, isChosen, ...content) => h("label", {class: "pick", key: value},
  h("input", {type: "radio", name, value, defaultChecked: isChosen}), content);

// A position of one of the person's games, to continue from; the page's address names it
function position() {
  const [kind, tournament, id, ply, seat, game] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return kind === "from" ? {tournament, id, ply: Number(ply), seat, game} : null;
}

async function start(wish) {
  kept(wish);
  isChoosing = false;
  moved = 0;
  const seats = offer(wish.game).seats;
  const seat = wish.seat === "random" ? Math.floor(Math.random() * seats) : Number(wish.seat);
  const {tournament, id, ply} = position() ?? {};
  const from = ply === undefined ? null : {tournament, id, ply};
  history.replaceState(null, "", location.pathname);
  show(await post("/play", {...wish, from, seat, minutes: Number(wish.minutes), adviser: wish.adviser === "none" ? "" : wish.adviser}));
}

// The choice of a game; only agents that play it are offered
class Wish extends Component {
  render({games}, {name}) {
    const from = position();
    const wish = {...kept(), ...from === null ? {} : {game: from.game, seat: from.seat}};
    const game = games.find(one => one.name === (name ?? wish.game)) ?? games[0];
    const agents = agentsOf(game);
    const usual = agents.find(one => one.name === wish.opponent) ?? agents.findLast(one => one.level === 1 || one.level === 2) ?? agents[0];
    const adviser = agents.some(one => one.name === wish.adviser) || wish.adviser === "none" ? wish.adviser
      : agents.findLast(one => one.level > 0)?.name ?? agents[0]?.name;
    return h("div", {class: "wish panel", key: game.name}, from === null ? null : h("p", {role: "status"}, say("play.from", from.ply, from.id)), ownForm([
      from === null ? select("game", say("play.game"), games.map(one => [one.name, one.name]), {chosen: game.name, onChange: event => this.setState({name: event.target.value})})
        : h("input", {type: "hidden", name: "game", value: game.name}),
      h("fieldset", {class: "picks agents"}, h("legend", {}, say("play.opponent")), agents.map(one =>
        pick("opponent", one.name, one === usual, h("strong", {}, one.name), strength(one.level)))),
      h("fieldset", {class: "picks sides"}, h("legend", {}, say("play.where")),
        Array.from({length: game.seats}, (_, i) => pick("seat", i, wish.seat === `${i}`, disc(game.pieces[i]), side(game.pieces, i, game.seats))),
        pick("seat", "random", ![...Array(game.seats).keys()].includes(Number(wish.seat ?? "random")), say("play.side.random"))),
      h("details", {class: "more"}, h("summary", {}, say("play.more")), h("div", {class: "row"},
        select("minutes", say("play.clock"), [["0", say("play.clock.off")], ...["1", "3", "5", "10", "30"].map(n => [n, say("play.minutes", n)])], {chosen: wish.minutes}),
        select("adviser", say("play.adviser"), [["none", say("play.adviser.none")], ...agents.map(one => [one.name, one.name])], {chosen: adviser}))),
    ], say("play.begin"), start, agents.length === 0));
  }
}

// A game

const name = (state, seat) => state.names[seat] === "" ? say("play.you") : state.names[seat];

// The counts, the person's first
function counted({seat, outcome: {tally, own, others}}) {
  const parts = tally?.split("-") ?? [];
  return parts.length === 2 ? (seat % 2 === 0 ? parts : parts.reverse()).join("\u2009:\u2009")
    : own === null ? "" : `${own}\u2009:\u2009${others}`.replace(/-/g, "\u2212");
}

const won = state => say("play.over." + state.outcome.kind);

function said(state) {
  if (state.outcome !== null && at === state.plies.length) {
    const {verdict} = state.outcome;
    return [won(state), counted(state), verdict === null ? "" : `(${say("kind." + verdict)})`].filter(part => part !== "").join(" ");
  }
  if (state.phase === "over") {
    return say("play.at", at, state.plies.length);
  }
  return state.phase === "agent" && state.turn >= 0 ? say("play.thinks", name(state, state.turn)) : say("play.phase." + state.phase);
}

// The current picture, with the meaning of its numbers
function pictureOf(state) {
  const back = state.plies.length - at;
  const picture = back === 0 ? state.picture : state.earlier[state.earlier.length - back] ?? state.picture;
  return {picture, cells: state.cells};
}

const isReady = state => next === null && state.phase === "person";

const move = (state, text) => async () => {
  sound("own");
  moved = state.plies.length + 1;
  try {
    show(await post("/play/move", {ply: state.plies.length, move: text}));
  } catch (problem) {
    moved = 0;
    throw problem;
  }
};

// The moves that begin with these cells
const from = (state, cells) => state.moves.filter(one => one.cells.length > 0 && begins(one.cells, cells));

// After a click: the moves that begin with the clicked cells; the only complete one is played
function click(state, place) {
  const more = [...clicked, place];
  clicked = from(state, more).length > 0 ? more : from(state, [place]).length > 0 ? [place] : [];
  const left = from(state, clicked);
  if (clicked.length > 0 && left.length === 1 && left[0].cells.length === clicked.length) {
    move(state, left[0].text)().catch(problem => tell(problem.message));
  }
  draw();
}

// The cells that can be clicked next, that were clicked, and that the hint names
function styleOf(state) {
  if (!isReady(state)) {
    return () => "";
  }
  const fit = from(state, clicked).filter(one => one.cells.length > clicked.length);
  const hinted = state.moves.find(one => one.text === state.hint)?.cells ?? [];
  return (row, column) => (fit.some(one => same(one.cells[clicked.length], {row, column})) ? " choice" : "")
    + (clicked.some(one => same(one, {row, column})) ? " clicked" : "") + (hinted.some(one => same(one, {row, column})) ? " hinted" : "");
}

function board(state) {
  const now = pictureOf(state);
  const seats = state.names.map((_, seat) => name(state, seat));
  const cards = now.picture === null ? null : cardsOf(now);
  return h("div", {id: "board", class: offer(state.game).pieces.length > 0 ? "has-pieces" : null, onClick: event => {
    const cell = event.target.closest("[data-cell]");
    if (next !== null) {
      advance(); // a person who clicks has seen it
    } else if (cell !== null && state.phase === "person") {
      const [row, column] = cell.dataset.cell.split(",").map(Number);
      click(state, {row, column});
    }
  }}, now.picture === null ? h("p", {class: "starts panel dim"}, say("play.phase.starts"))
    : cards !== null ? h(CardTable, {cards, names: seats, seat: state.seat, turn: isReady(state) ? state.seat : state.turn, styleOf: styleOf(state)})
      : h(Picture, {...now, seats, styleOf: styleOf(state)}));
}

function clock(state) {
  const gone = state.phase === "person" || state.phase === "adviser" ? performance.now() - since : 0;
  const left = Math.max(0, Math.ceil((state.leftMs - gone) / 1000));
  return h("span", {id: "clock", class: "clock"}, say("play.left", `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`));
}

// The number of a side's pieces on the board; null if they are not counted
function count(state, piece) {
  const {picture, cells} = pictureOf(state);
  if (piece === undefined || picture === null || !COLOURED.includes(piece.figure)) {
    return null;
  }
  return picture.rows.flatMap(row => row.cells).filter(number =>
    COLOURED.includes(cells[number].figure) && cells[number].colour === piece.colour).length;
}

function player(state, seat) {
  const {pieces, seats} = offer(state.game);
  const own = seat === state.seat;
  const isTurn = own ? state.phase === "person" : state.turn === seat && state.phase === "agent";
  return h("div", {class: "player" + (isTurn ? " to-move" : "")}, disc(pieces[seat]), h("strong", {}, name(state, seat)),
    h("span", {class: "dim"}, side(pieces, seat, seats)), own && state.leftMs !== null && state.phase !== "over" ? clock(state) : null,
    h("strong", {class: "tally"}, count(state, pieces[seat])));
}

const asked = path => async () => {
  moved = 0;
  show(await post(path, {}));
};

const again = swap => () => {
  const {game, names, seat} = play.state;
  const wish = kept();
  return start({minutes: "0", adviser: "none", ...wish, game, opponent: names.find(one => one !== ""), seat: (seat + swap) % names.length});
};

const onward = look => h("div", {class: "row"}, button(say("play.again"), again(0)), button(say("play.swap"), again(1), "plain"), look,
  button(say("play.other"), async () => { isChoosing = true; draw(); }, "plain"));

const banner = state => h("div", {class: "banner panel " + state.outcome.kind}, h("p", {class: "big"}, won(state)), h("p", {class: "score"}, counted(state)),
  onward(state.plies.length === 0 ? null : button(say("play.look"), async () => { isSeen = true; draw(); document.querySelector("#slider").focus(); }, "plain")));

function step(to) {
  at = Math.max(0, Math.min(play.state.plies.length, to));
  draw();
}

const STEPS = [["first", "\u00ab", () => 0], ["previous", "\u2039", () => at - 1], ["next", "\u203a", () => at + 1], ["last", "\u00bb", last => last]];

const steps = last => h("div", {class: "steps"}, STEPS.map(([key, sign, to]) => h("button", {type: "button", class: "plain", id: "step-" + key,
  "aria-label": say("play.step." + key), onClick: () => step(to(last))}, sign)),
h("input", {type: "range", id: "slider", min: 0, max: last, value: at, "aria-label": say("play.course"), onInput: event => step(Number(event.target.value))}));

function hint(state) {
  if (kept().adviser === "none") {
    return null;
  }
  return button(say("play.hint.ask"), async () => { hasAsked = true; await asked("/play/hint")(); }, "plain");
}

function aside(state, whole) {
  const isOver = state.phase === "over";
  return h("div", {class: "beside panel"}, h("p", {id: "said", role: "status"}, said(state)),
    h("div", {id: "whole"}, whole === undefined ? null : button(say("play.this", whole.text), move(state, whole.text))),
    isOver ? [steps(state.plies.length), onward(null)]
      : [h("div", {class: "row"}, hint(state), button(say("play.undo"), asked("/play/undo"), "plain"), button(say("play.resign"), asked("/play/end"), "danger")),
        state.hint !== null ? h("p", {id: "hint"}, say("play.hint", state.hint)) : hasAsked && state.phase === "person" ? h("p", {id: "hint"}, say("play.hint.none")) : null,
        h("h2", {}, say("play.moves")),
        h("div", {key: state.plies.length, class: "row", id: "choices", role: "group", "aria-label": say("play.moves")},
          (isReady(state) ? state.moves : []).map(one => button(one.text, move(state, one.text), "plain")))],
    h("h2", {}, say("play.course")), h("p", {id: "course", class: "dim"}, state.plies.slice(0, at).join(" ")),
    h("button", {type: "button", class: "plain", "aria-pressed": `${hasSound()}`, onClick: () => { switchSound(!hasSound()); draw(); }},
      say(hasSound() ? "play.sound.off" : "play.sound.on")));
}

function game(state) {
  const whole = clicked.length === 0 ? undefined : from(state, clicked).find(one => one.cells.length === clicked.length);
  const isOver = state.phase === "over" && next === null;
  const isTable = state.picture !== null && cardsOf(pictureOf(state)) !== null;
  const others = state.names.map((_, seat) => seat).filter(seat => seat !== state.seat);
  return h("div", {class: "play"}, h("div", {class: "stage"},
    isTable ? null : others.map(seat => player(state, seat)),
    h("div", {class: "over-board"}, board(state), isOver && !isSeen ? banner(state) : null),
    isTable ? null : player(state, state.seat)), aside(state, whole));
}

const isOver = () => play.place === null && (play.state === null || play.state.phase === "over");

function draw() {
  const state = isChoosing ? null : play.state;
  const before = discs();
  frame("play", me, h("h1", {}, state === null ? say("page.play") : say("play.title", state.game)),
    lost === "" ? null : h("p", {class: "bad", role: "status"}, lost),
    play.place === null ? null : [h("p", {role: "status"}, say("play.queue", play.place)), button(say("play.leave"), asked("/play/end"), "plain")],
    play.isCrowded ? h("p", {class: "warn", role: "status"}, say("play.crowded")) : null,
    state === null ? null : game(state),
    (isOver() || position() !== null) && state === null ? [h("p", {class: "dim"}, say("play.text")), h(Wish, {games: play.games}),
      play.state === null ? null : h("p", {}, button(say("play.last"), async () => { isChoosing = false; draw(); }, "plain"))] : null);
  turnOver(before);
}

// Discs that have changed their colour are turned over

const still = matchMedia("(prefers-reduced-motion: reduce)");

const discs = () => new Map([...document.querySelectorAll("#board circle.black, #board circle.white")]
  .map(one => [one.getAttribute("cx") + " " + one.getAttribute("cy"), one.getAttribute("class")]));

function turnOver(before) {
  if (still.matches) {
    return;
  }
  for (const one of document.querySelectorAll("#board circle.black, #board circle.white")) {
    const was = before.get(one.getAttribute("cx") + " " + one.getAttribute("cy"));
    if (was !== undefined && was !== one.getAttribute("class")) {
      one.classList.remove("flips");
      one.getBoundingClientRect(); // restarts the animation
      one.classList.add("flips");
      one.addEventListener("animationend", () => one.classList.remove("flips"), {once: true});
    }
  }
}

// Plies that arrived together are shown one by one

function advance() {
  clearTimeout(next);
  next = null;
  const last = play.state.plies.length;
  if (at < last) {
    at = Math.max(at + 1, last - MOST_SHOWN);
    if (last > 0) {
      sound(at === last && play.state.outcome !== null ? play.state.outcome.kind : "ply");
    }
  }
  if (at < last) {
    const cards = cardsOf(pictureOf(play.state));
    next = setTimeout(advance, cards !== null && cards.taker >= 0 ? TRICK : still.matches && cards === null ? 0 : BETWEEN);
  }
  draw();
  focusMoves();
}

let wasInList = false;

function focusMoves() {
  if (next === null && !isOver() && (wasInList || document.activeElement === document.body)) {
    document.querySelector("#choices button")?.focus();
  }
}

function show(answer) {
  if (answer.state !== null && answer.state.phase !== "over" && answer.state.plies.length < moved) {
    return;
  }
  const now = JSON.stringify([answer.place, answer.state === null ? null : {...answer.state, leftMs: 0}]);
  if (shown === now && answer.state !== null) {
    return; // the clock runs on from the first message
  }
  wasInList = document.activeElement?.closest?.("#choices") !== null;
  shown = now;
  const before = play?.state ?? null;
  const isSame = before !== null && answer.state !== null && before.phase !== "over" && before.plies.every((ply, i) => ply === answer.state.plies[i]);
  lost = before !== null && before.phase !== "over" && answer.state === null && answer.place === null ? say("play.lost") : answer.state === null ? lost : "";
  hasAsked &&= isSame && before.plies.length === answer.state.plies.length;
  isChoosing ||= play === null && (answer.state?.phase === "over" || position() !== null);
  play = answer;
  clicked = [];
  since = performance.now();
  if (!isSame) {
    clearTimeout(next);
    next = null;
    isSeen = false;
    at = answer.state?.plies.length ?? 0;
  }
  if (answer.state !== null && at < answer.state.plies.length) {
    if (next === null) {
      advance();
    } else {
      draw();
    }
    return;
  }
  draw();
  focusMoves();
}

export async function showPlay() {
  show(await get("/play"));
}

const KEYS = {Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3};

// A visitor plays as a guest if everyone may ask to take part
async function enterAsGuest(event) {
  if (event.me === null && event.door !== "listed") {
    await post("/guest", {});
    return get("");
  }
  return event;
}

export async function beginPlay() {
  me = (await enterAsGuest(await get(""))).me;
  setInterval(() => play !== null && draw(), 500);
  addEventListener("keydown", event => {
    if (event.key in KEYS && play?.state?.phase === "over" && !isChoosing && !event.target.matches("input, select")) {
      isSeen = true;
      step(STEPS[KEYS[event.key]][2](play.state.plies.length));
      event.preventDefault();
    }
  });
}
