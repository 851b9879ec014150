// A person plays against an agent: by the cells of the picture, or by the list of moves.
import {boards} from "./boards.js";
import {el, put, say} from "./dom.js";
import {act, button, frame, get, post} from "./event-dom.js";

let main = null;
let shown = "";
let clicked = [];

const same = (a, b) => a.row === b.row && a.column === b.column;
const begins = (cells, with_) => with_.length <= cells.length && with_.every((place, i) => same(place, cells[i]));

function select(name, label, options, value) {
  return el("label", {}, label, el("select", {name}, options.map(([key, text]) => el("option", {value: key, selected: key === value}, text))));
}

function wish(play) {
  const seat = el("select", {name: "seat"});
  const opponent = select("opponent", say("play.opponent"), []);
  const adviser = select("adviser", say("play.adviser"), []);
  // Only agents that play the chosen game; the chosen ones stay chosen if they do
  function choose(label, names, first) {
    const chosen = label.querySelector("select");
    const before = chosen.value;
    chosen.replaceChildren(...first, ...names.map(name => el("option", {value: name, selected: name === before}, name)));
  }
  function fill(name) {
    const {seats, opponents} = play.games.find(one => one.name === name);
    seat.replaceChildren(...Array.from({length: seats}, (_, i) => el("option", {value: i}, say("play.seat", i))));
    choose(opponent, opponents, []);
    choose(adviser, opponents, [el("option", {value: ""}, say("play.adviser.opponent"))]);
    begin.disabled = opponents.length === 0;
  }
  const game = select("game", say("play.game"), play.games.map(one => [one.name, one.name]));
  game.querySelector("select").addEventListener("change", event => fill(event.target.value));
  const begin = el("button", {}, say("play.begin"));
  fill(play.games[0].name);
  if (play.games[0].opponents.includes("random")) {
    opponent.querySelector("select").value = "random";
  }
  return el("form", {onsubmit: event => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    act(begin, async () => show(await post("/play", {...values, seat: Number(values.seat), minutes: Number(values.minutes)})));
  }}, game, opponent, el("label", {}, say("play.where"), seat),
  select("minutes", say("play.clock"), [["0", say("play.clock.off")], ...[1, 3, 5, 10, 30].map(n => [`${n}`, say("play.minutes", n)])]),
  adviser, begin);
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

// After a click: the moves that begin with the clicked cells; the only one that is complete is made
function click(state, place) {
  const next = [...clicked, place];
  const fit = state.moves.filter(one => one.cells.length > 0 && begins(one.cells, next));
  clicked = fit.length > 0 ? next : state.moves.some(one => one.cells.length > 0 && same(one.cells[0], place)) ? [place] : [];
  const left = state.moves.filter(one => one.cells.length > 0 && begins(one.cells, clicked));
  if (clicked.length > 0 && left.length === 1 && left[0].cells.length === clicked.length) {
    act(document.createElement("button"), move(state, left[0].text));
  }
  mark(state);
}

// Which cells can be clicked next, and which have been
function mark(state) {
  const fit = state.moves.filter(one => one.cells.length > clicked.length && begins(one.cells, clicked));
  main.querySelectorAll("[data-cell]").forEach(shape => {
    const [row, column] = shape.dataset.cell.split(",").map(Number);
    const place = {row, column};
    shape.classList.toggle("choice", fit.some(one => same(one.cells[clicked.length], place)));
    shape.classList.toggle("clicked", clicked.some(one => same(one, place)));
  });
  const whole = state.moves.find(one => clicked.length > 0 && one.cells.length === clicked.length && begins(one.cells, clicked));
  main.querySelector("#whole").replaceChildren(...(whole === undefined ? [] : [button(say("play.this", whole.text), move(state, whole.text))]));
}

function board(state) {
  const drawn = el("div", {id: "board"});
  if (state.picture !== null) {
    drawn.append(boards.draw(state.picture, state.cells, state.names.map((_, seat) => name(state, seat)), true));
    drawn.addEventListener("click", event => {
      const cell = event.target.closest("[data-cell]");
      if (cell !== null && state.phase === "person") {
        const [row, column] = cell.dataset.cell.split(",").map(Number);
        click(state, {row, column});
      }
    });
  }
  return drawn;
}

function game(state) {
  const isMine = state.phase === "person";
  return [el("p", {id: "said", role: "status"}, said(state)),
    state.leftMs === null ? "" : el("p", {id: "clock", "data-left": state.leftMs, "data-at": performance.now(), "data-runs": isMine || state.phase === "adviser"}),
    el("div.play", {}, board(state), el("div", {}, el("div", {id: "whole"}),
      el("h2", {}, say("play.moves")),
      el("div.row", {id: "choices", role: "group", "aria-label": say("play.moves")}, state.moves.map(one => button(one.text, move(state, one.text), ".quiet"))),
      state.hint === null ? "" : el("p", {id: "hint"}, say("play.hint", state.hint)),
      state.phase === "over" ? "" : el("div.row", {},
        button(say("play.hint.ask"), async () => show(await post("/play/hint", {})), ".quiet"),
        button(say("play.undo"), async () => show(await post("/play/undo", {})), ".quiet"),
        button(say("play.resign"), async () => show(await post("/play/end", {})), ".quiet")),
      el("h2", {}, say("play.course")), el("p", {id: "course"}, state.plies.join(" "))))];
}

function tick() {
  const clock = document.querySelector("#clock");
  if (clock !== null) {
    const gone = clock.dataset.runs === "true" ? performance.now() - Number(clock.dataset.at) : 0;
    const left = Math.max(0, Math.ceil((Number(clock.dataset.left) - gone) / 1000));
    clock.textContent = say("play.left", `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`);
  }
}

function show(play) {
  const state = play.state;
  const now = JSON.stringify([play.place, state === null ? null : {...state, leftMs: 0}]);
  if (shown !== now || (state === null && play.place === null)) {
    const inList = document.activeElement?.closest?.("#choices") !== null;
    shown = now;
    clicked = [];
    const isOver = play.place === null && (state === null || state.phase === "over");
    main.replaceChildren(el("h1", {}, state === null ? say("page.play") : say("play.title", state.game)));
    put(main, ...(play.place === null ? [] : [el("p", {role: "status"}, say("play.queue", play.place)),
      button(say("play.leave"), async () => show(await post("/play/end", {})), ".quiet")]), ...(state === null ? [] : game(state)), isOver ? el("p", {}, say("play.text")) : "",
      play.isCrowded ? el("p.bad", {role: "status"}, say("play.crowded")) : "", isOver ? wish(play) : "");
    if (state !== null && !isOver) {
      mark(state);
      if (inList || document.activeElement === document.body) {
        main.querySelector("#choices button")?.focus();
      }
    }
    tick();
  }
}

export async function beginPlay() {
  main = frame("play", (await get("")).me);
  setInterval(tick, 500);
}

export const play = async () => show(await get("/play"));
