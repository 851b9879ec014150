// A person plays against an agent: by the cells of the picture, or by the list of moves.
import {Component, h} from "./preact.js";
import {Picture} from "./boards.js";
import {say} from "./texts.js";
import {button, frame, get, ownForm, post, tell} from "./event-frame.js";

let me = null;
let shown = "";
let play = null;
let clicked = [];
let since = 0; // when the clock stood at what the server has said

const same = (a, b) => a.row === b.row && a.column === b.column;
const begins = (cells, with_) => with_.length <= cells.length && with_.every((place, i) => same(place, cells[i]));

const select = (name, label, options, more = {}) => h("label", {}, label,
  h("select", {name, ...more}, options.map(([value, text]) => h("option", {key: value, value}, text))));

// Only agents that play the chosen game; the chosen ones stay chosen if they do
class Wish extends Component {
  componentDidMount() {
    const opponent = this.base.querySelector("[name=opponent]");
    if ([...opponent.options].some(option => option.value === "random")) {
      opponent.value = "random";
    }
  }

  render({games}, {name = games[0].name}) {
    const {seats, opponents} = games.find(one => one.name === name);
    const agents = opponents.map(one => [one, one]);
    return ownForm([
      select("game", say("play.game"), games.map(one => [one.name, one.name]), {onChange: event => this.setState({name: event.target.value})}),
      select("opponent", say("play.opponent"), agents),
      select("seat", say("play.where"), Array.from({length: seats}, (_, i) => [i, say("play.seat", i)])),
      select("minutes", say("play.clock"), [["0", say("play.clock.off")], ...[1, 3, 5, 10, 30].map(n => [n, say("play.minutes", n)])]),
      select("adviser", say("play.adviser"), [["", say("play.adviser.opponent")], ...agents]),
    ], say("play.begin"), async values => show(await post("/play", {...values, seat: Number(values.seat), minutes: Number(values.minutes)})),
    opponents.length === 0);
  }
}

const name = (state, seat) => state.names[seat] === "" ? say("play.you") : state.names[seat];

function said(state) {
  if (state.outcome !== null) {
    const {kind, own, others, verdict} = state.outcome;
    return say("play.over." + kind) + (own === null ? "" : ` (${own} : ${others})`) + (verdict === null ? "" : ` (${say("kind." + verdict)})`);
  }
  return state.phase === "agent" && state.turn >= 0 ? say("play.thinks", name(state, state.turn)) : say("play.phase." + state.phase);
}

const move = (state, text) => async () => show(await post("/play/move", {ply: state.plies.length, move: text}));

// The moves that begin with cells
const from = (state, cells) => state.moves.filter(one => one.cells.length > 0 && begins(one.cells, cells));

// After a click: the moves that begin with the clicked cells; the only one that is complete is made
function click(state, place) {
  const next = [...clicked, place];
  clicked = from(state, next).length > 0 ? next : from(state, [place]).length > 0 ? [place] : [];
  const left = from(state, clicked);
  if (clicked.length > 0 && left.length === 1 && left[0].cells.length === clicked.length) {
    move(state, left[0].text)().catch(problem => tell(problem.message));
  }
  draw();
}

// Which cells can be clicked next, and which have been
function styleOf(state) {
  const fit = from(state, clicked).filter(one => one.cells.length > clicked.length);
  return (row, column) => (fit.some(one => same(one.cells[clicked.length], {row, column})) ? " choice" : "")
    + (clicked.some(one => same(one, {row, column})) ? " clicked" : "");
}

function board(state) {
  return h("div", {id: "board", onClick: event => {
    const cell = event.target.closest("[data-cell]");
    if (cell !== null && state.phase === "person") {
      const [row, column] = cell.dataset.cell.split(",").map(Number);
      click(state, {row, column});
    }
  }}, state.picture === null ? null : h(Picture, {picture: state.picture, cells: state.cells,
    seats: state.names.map((_, seat) => name(state, seat)), styleOf: styleOf(state)}));
}

function clock(state) {
  const gone = state.phase === "person" || state.phase === "adviser" ? performance.now() - since : 0;
  const left = Math.max(0, Math.ceil((state.leftMs - gone) / 1000));
  return h("p", {id: "clock"}, say("play.left", `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`));
}

const asked = path => async () => show(await post(path, {}));

function game(state) {
  const whole = clicked.length === 0 ? undefined : from(state, clicked).find(one => one.cells.length === clicked.length);
  return [h("p", {id: "said", role: "status"}, said(state)),
    state.leftMs === null ? null : clock(state),
    h("div", {class: "play"}, board(state), h("div", {},
      h("div", {id: "whole"}, whole === undefined ? null : button(say("play.this", whole.text), move(state, whole.text))),
      h("h2", {}, say("play.moves")),
      h("div", {key: state.plies.length, class: "row", id: "choices", role: "group", "aria-label": say("play.moves")},
        state.moves.map(one => button(one.text, move(state, one.text), "quiet"))),
      state.hint === null ? null : h("p", {id: "hint"}, say("play.hint", state.hint)),
      state.phase === "over" ? null : h("div", {class: "row"}, button(say("play.hint.ask"), asked("/play/hint"), "quiet"),
        button(say("play.undo"), asked("/play/undo"), "quiet"), button(say("play.resign"), asked("/play/end"), "quiet")),
      h("h2", {}, say("play.course")), h("p", {id: "course"}, state.plies.join(" "))))];
}

const isOver = () => play.place === null && (play.state === null || play.state.phase === "over");

function draw() {
  const state = play.state;
  frame("play", me, h("h1", {}, state === null ? say("page.play") : say("play.title", state.game)),
    play.place === null ? null : [h("p", {role: "status"}, say("play.queue", play.place)), button(say("play.leave"), asked("/play/end"), "quiet")],
    state === null ? null : game(state), isOver() ? h("p", {}, say("play.text")) : null,
    play.isCrowded ? h("p", {class: "bad", role: "status"}, say("play.crowded")) : null, isOver() ? h(Wish, {games: play.games}) : null);
}

function show(next) {
  const now = JSON.stringify([next.place, next.state === null ? null : {...next.state, leftMs: 0}]);
  if (shown === now && next.state !== null) {
    return; // the clock runs on from what was said first
  }
  const inList = document.activeElement?.closest?.("#choices") !== null;
  shown = now;
  play = next;
  clicked = [];
  since = performance.now();
  draw();
  if (!isOver() && (inList || document.activeElement === document.body)) {
    document.querySelector("#choices button")?.focus();
  }
}

export async function showPlay() {
  show(await get("/play"));
}

export async function beginPlay() {
  me = (await get("")).me;
  setInterval(() => play !== null && draw(), 500);
}
