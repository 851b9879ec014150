// A game that is stepped through by click, key and touch: board, players, score by ply, moves.
import {h, render} from "./preact.js";
import {Picture} from "./boards.js";
import {clock as clockOf, decimal, Graph, kibitzed, Player, save, thought, titleOf} from "./players.js";
import {say} from "./texts.js";

const SPEEDS = ["0.5", "1", "2", "4", "8"]; // plies a second
const USUAL_SPEED = "2";
const SIGNS = {first: "\u00ab", previous: "\u2039", next: "\u203a", last: "\u00bb", play: "\u25b6"};
const KEYS = {Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last"};
const GAMES = {ArrowUp: -1, ArrowDown: 1};

const milliseconds = ms => decimal(ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)) + "\u00a0ms";

// A ply as the game's record has it
export const plyOf = ([move, player = -1, wallMs = 0, cpuMs = 0, stallMs = 0, excused = null, said = null]) =>
  ({move, player, wallMs, cpuMs, stallMs, excused, said});

function told({game, plies, seats}, ply) {
  const said = [];
  if (ply === 0) {
    said.push(say("start"));
  } else {
    const i = ply - 1;
    const {move, player, wallMs, cpuMs, stallMs, excused, said: expected} = plies[i];
    if (player < 0) {
      said.push(say(i < game.opening ? "opening" : "chance", i, move));
    } else {
      said.push(say("ply", i, seats[player], move, milliseconds(wallMs), milliseconds(cpuMs),
        stallMs > 0 ? say("stall", milliseconds(stallMs)) : ""));
      if (expected !== null) {
        said.push(say("said", thought(expected)));
      }
      if (excused !== null) {
        said.push(say("late-counted"));
      }
      if (game.leftMs) {
        said.push(say("clock-left", seats[player], clockOf(game.leftMs[i])));
      }
    }
  }
  if (ply === plies.length && game.scores.length > 0) {
    said.push(say("end", game.scores.map(decimal).join(", ")));
  }
  return said.join(" ");
}

function end({game, plies, seats}, ply) {
  if (ply < plies.length) {
    return "";
  }
  return [...game.faults.map(({seat, ply: at, kind, reason}) => say("fault", seats[seat], kind, at, reason)),
    ...game.marked ? [say("doubt", game.marked)] : [], ...game.worker ? [say("worker", game.worker)] : []].join(" ");
}

const button = (name, onClick, more = {}) =>
  h("button", {type: "button", id: name, title: say("step." + name), "aria-label": say("step." + name), onClick, ...more}, SIGNS[name]);

// Puts a text where the reader can paste it from; without the browser's clipboard, which needs https, by a selection
async function copy(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = Object.assign(document.createElement("textarea"), {value: text});
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

// The game as a text: who played, the result, the moves
function saveGame({game, plies, sides, id, points}) {
  const lines = [...sides.map((side, i) => `${side.name}: ${points === null ? "-" : points[i]}`), plies.map(ply => ply.move).join(" "),
    ...game.tally ? [game.tally] : []];
  save(id + ".txt", lines.join("\n") + "\n");
}

// What judges say of the positions of a game of the report, as the kibitzer says it of a game in play
export const judgedOf = ({judged = []}) => judged.map(({isExact, ...one}) => ({...one, judgement: isExact ? "exact" : "opinion"}));

// The plies that gave a game another result, where judges have solved the positions before and after
export function turns(judged, plies) {
  const solved = new Map(judged.filter(one => one.judgement === "exact").map(one => [one.plies, one]));
  return [...solved.values()].filter(({plies: ply, value}) => ply < plies.length && solved.has(ply + 1)
    && Math.sign(solved.get(ply + 1).value) !== Math.sign(value))
    .map(({plies: ply, best}) => ({ply, text: say("decisive", ply, plies[ply].move, best)}));
}

// Draws a viewer into an element. shown: gets the ply that is shown; other: opens the game by that many places further, or is missing;
// isSmall: only board, players, score and moves
export function viewerOf(root, {shown = () => {}, other = null, isSmall = false}) {
  let open = null;
  let clock = null;
  let isCopied = false;
  let judged = [];

  const steps = {
    first: () => show(0),
    previous: () => show(open.at - 1),
    next: () => show(open.at + 1),
    last: () => show(open.plies.length),
  };
  const by = step => () => {
    pause();
    step();
  };

  // Opens a game: id; game with plies, pictures, which are one more or null, and judged, its judged positions, or missing; seats: the names by seat; sides: each with name,
  // colour, piece and seats; points: of each side, or null; cells: what the numbers of its pictures stand for; decisive: the plies that
  // are known to have decided it, each with a text, or missing
  function load(one, ply) {
    pause();
    if (open?.id !== one.id) { // else its new plies: what the kibitzer has said stays
      judged = judgedOf(one.game);
    }
    open = {...one, plies: one.game.plies.map(plyOf), at: 0};
    show(ply);
  }

  function show(ply) {
    open.at = Math.max(0, Math.min(open.plies.length, ply));
    isCopied = false;
    draw();
    const moves = root.querySelector("#moves");
    const now = moves.children[open.at - 1];
    if (now) {
      moves.scrollTop = now.offsetTop - moves.offsetTop - moves.clientHeight / 2;
    }
    shown(open.at);
  }

  function player(i) {
    const {game, plies, sides, at, points} = open;
    const side = sides[i];
    const used = plies.slice(0, at).reduce((sum, ply) => sum + (side.seats.includes(ply.player) ? ply.wallMs : 0), 0);
    return h(Player, {side, count: game.counts?.[at]?.[i], used, isToMove: at < plies.length && side.seats.includes(plies[at].player),
      points: at === plies.length && points !== null ? points[i] : null});
  }

  const board = ({game, plies, cells, seats, at}) => h("div", {id: "board"}, game.pictures === null
    ? h("pre", {}, plies.slice(0, at).map(one => one.move).join(" "))
    : h(Picture, {picture: game.pictures[at], before: game.pictures[at - 1], cells, seats, hasPlayers: true}));

  const steering = (isOff, at, plies) => [h("div", {class: "controls"},
    ["first", "previous", "play", "next", "last"].map(name => name === "play" ? button("play", toggle, {"aria-pressed": clock !== null})
      : button(name, by(steps[name]), {disabled: isOff[name]}))),
  h("input", {type: "range", id: "slider", min: 0, max: plies.length, value: at, list: "marks", "aria-label": say("column.ply"),
    "aria-valuetext": told(open, at), onInput: event => by(() => show(Number(event.target.value)))()}),
  h("datalist", {id: "marks"}, decisive().map(({ply}) => h("option", {value: ply + 1}))),
  h("div", {class: "decisive"}, decisive().map(({ply, text}) =>
    h("button", {type: "button", class: "small", onClick: by(() => show(ply + 1))}, text)))];

  const decisive = () => [...open.decisive ?? [], ...turns(judged, open.plies)];

  const tools = () => h("div", {class: "tools"},
    h("label", {}, say("speed"), h("select", {id: "speed"},
      SPEEDS.map(speed => h("option", {value: speed, selected: speed === USUAL_SPEED}, decimal(speed))))),
    other === null ? null : [[-1, "previous-game"], [1, "next-game"]].map(([way, name]) =>
      h("button", {type: "button", id: name, onClick: by(() => other(way))}, say(name))),
    h("button", {type: "button", id: "copy", onClick: () => copy(location.href).then(() => {
      isCopied = true;
      draw();
    })}, say(isCopied ? "copied" : "copy")),
    h("button", {type: "button", id: "save", onClick: () => saveGame(open)}, say("download")));

  function draw() {
    const {game, plies, seats, sides, at} = open;
    const isOff = {first: at === 0, previous: at === 0, next: at === plies.length, last: at === plies.length};
    render([
      isSmall ? null : h("h2", {id: "title", tabindex: -1}, titleOf(open)),
      h("div", {class: "stage"}, player(1), board(open), player(0)),
      h("div", {class: "beside"},
        h(Graph, {game, plies, sides, at, judged, pick: ply => by(() => show(ply))()}),
        isSmall ? null : steering(isOff, at, plies),
        h("div", {id: "count", class: "dim small"}, say("count", at, plies.length)),
        h("p", {id: "said", "aria-live": "polite", hidden: isSmall}, h("span", {}, told(open, at) + " "), h("span", {class: "verdict"}, end(open, at))),
        judged.length > 0 && open.points === null ? h("p", {class: "kibitzer"}, kibitzed(judged.at(-1), sides)) : null,
        h("div", {id: "moves", tabindex: 0, role: "group", class: seats.length > 2 ? "four" : "", "aria-label": say("moves")},
          plies.map(({move, player: mover}, i) =>
            h("button", {type: "button", class: (mover < 0 ? "arena" : "") + (i === at - 1 ? " now" : ""), onClick: by(() => show(i + 1))},
              h("span", {class: "dim small"}, i + "\u00a0"), move))),
        isSmall ? null : tools())], root);
  }

  // Takes in what the kibitzer says of the game while it is played
  function judge(one) {
    judged = [...judged, one];
    draw();
  }

  // Plays on by itself, so many plies a second as the speed says, until the end or until somebody steps.

  const soon = () => setTimeout(tick, 1000 / Number(root.querySelector("#speed").value));

  function pause() {
    if (clock !== null) {
      clearTimeout(clock);
      clock = null;
      draw();
    }
  }

  function tick() {
    clock = open.at + 1 < open.plies.length ? soon() : null;
    show(open.at + 1);
  }

  function toggle() {
    if (clock !== null) {
      pause();
      return;
    }
    clock = soon();
    show(open.at === open.plies.length ? 0 : open.at);
  }

  function pressed(event) {
    if (open === null || event.ctrlKey || event.altKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
      return;
    }
    if (event.key in KEYS) {
      event.preventDefault();
      by(steps[KEYS[event.key]])();
    } else if (event.key in GAMES && other !== null) {
      event.preventDefault();
      by(() => other(GAMES[event.key]))();
    }
  }

  return {load, show, judge, pressed, ply: () => open.at};
}
