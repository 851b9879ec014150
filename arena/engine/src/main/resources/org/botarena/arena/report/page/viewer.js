// A game that is stepped through by click and key.
import {h, render} from "./preact.js";
import {Picture} from "./boards.js";
import {say} from "./texts.js";

const SPEEDS = ["0.5", "1", "2", "4", "8"]; // plies a second
const USUAL_SPEED = "2";
const SIGNS = {first: "\u00ab", previous: "\u2039", next: "\u203a", last: "\u00bb", play: "\u25b6"};
const KEYS = {Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last"};

const decimal = number => String(number).replace(".", say("decimal"));
const milliseconds = ms => decimal(ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)) + "\u00a0ms";

// A ply as the game's record has it
export const plyOf = ([move, player = -1, wallMs = 0, cpuMs = 0, stallMs = 0, excused = null]) =>
  ({move, player, wallMs, cpuMs, stallMs, excused});

function told({game, plies, seats}, ply) {
  const said = [];
  if (ply === 0) {
    said.push(say("start"));
  } else {
    const i = ply - 1;
    const {move, player, wallMs, cpuMs, stallMs, excused} = plies[i];
    if (player < 0) {
      said.push(say(i < game.opening ? "opening" : "chance", i, move));
    } else {
      said.push(say("ply", i, seats[player], move, milliseconds(wallMs), milliseconds(cpuMs),
        stallMs > 0 ? say("stall", milliseconds(stallMs)) : ""));
      if (excused !== null) {
        said.push(say("late-counted"));
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

const playing = (isPlaying, toggle) => h("div", {class: "playing"}, button("play", toggle, {"aria-pressed": isPlaying}),
  h("label", {}, say("speed"), h("select", {id: "speed"},
    SPEEDS.map(speed => h("option", {value: speed, selected: speed === USUAL_SPEED}, decimal(speed))))));

// Draws a viewer into an element. hasPlay: whether games can play by themselves; shown: is told the ply that is shown.
// A game has plies, and pictures, which are one more or null.
export function viewerOf(root, {hasPlay = false, shown}) {
  let open = null;
  let clock = null;

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

  // Opens a game: seats: the names by seat; cells: what the numbers of its pictures stand for; title: above it, or null
  function load(game, seats, cells, ply, title = null) {
    pause();
    open = {game, plies: game.plies.map(plyOf), seats, cells, title, at: 0};
    show(ply);
  }

  function show(ply) {
    open.at = Math.max(0, Math.min(open.plies.length, ply));
    draw();
    const moves = root.querySelector("#moves");
    const now = moves.children[open.at - 1];
    if (now) {
      moves.scrollTop = now.offsetTop - moves.offsetTop - moves.clientHeight / 2;
    }
    shown(open.at);
  }

  function draw() {
    const {game, plies, seats, cells, title, at} = open;
    const isOff = {first: at === 0, previous: at === 0, next: at === plies.length, last: at === plies.length};
    render([
      title === null ? null : h("h3", {id: "title"}, title),
      h("div", {},
        h("div", {id: "board"}, game.pictures === null ? h("pre", {}, plies.slice(0, at).map(one => one.move).join(" "))
          : h(Picture, {picture: game.pictures[at], cells, seats})),
        h("div", {class: "controls"}, Object.entries(steps).map(([name, step]) => button(name, by(step), {disabled: isOff[name]}))),
        hasPlay ? playing(clock !== null, toggle) : null,
        h("input", {type: "range", id: "slider", min: 0, max: plies.length, value: at, "aria-label": say("column.ply"),
          "aria-valuetext": told(open, at), onInput: event => by(() => show(Number(event.target.value)))()}),
        h("div", {id: "count", class: "dim small"}, say("count", at, plies.length))),
      h("div", {},
        h("p", {id: "said", "aria-live": "polite"}, h("span", {}, told(open, at) + " "), h("span", {class: "verdict"}, end(open, at))),
        h("div", {id: "moves", tabindex: 0, role: "group", "aria-label": say("moves")}, plies.map(({move, player}, i) =>
          h("button", {type: "button", class: (player < 0 ? "arena" : "") + (i === at - 1 ? " now" : ""), onClick: by(() => show(i + 1))},
            h("span", {class: "dim small"}, i + "\u00a0"), move))))], root);
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
    if (open === null || !(event.key in KEYS) || event.ctrlKey || event.altKey || event.metaKey
      || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
      return;
    }
    event.preventDefault();
    by(steps[KEYS[event.key]])();
  }

  return {load, show, pressed, ply: () => open.at};
}
