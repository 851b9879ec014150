import {boards} from "./boards.js";

// A ply as the game's record has it
export const plyOf = ([move, player = -1, wallMs = 0, cpuMs = 0, stallMs = 0, excused = null]) =>
  ({move, player, wallMs, cpuMs, stallMs, excused});

// Steps through a game by click and key. parts: the elements board, said, count, slider, moves, first, previous, next, last,
// and, to let it play by itself, play and speed; shown: is told the ply that is shown. A game has plies, and pictures, which are one more or null.
export function viewerOf(parts, shown) {
  const {element, say} = boards;
  const decimal = number => String(number).replace(".", say("decimal"));
  const milliseconds = ms => decimal(ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)) + "\u00a0ms";
  let open = null;

  // Opens a game: seats: the names by seat; cells: what the numbers of its pictures stand for
  function load(game, seats, cells, ply) {
    pause();
    open = {game, plies: game.plies.map(plyOf), seats, cells, ply: 0};
    parts.slider.max = game.plies.length;
    parts.moves.replaceChildren(...open.plies.map(moveButton));
    show(ply);
  }

  function moveButton({move, player}, i) {
    const button = element("button", player < 0 ? "arena" : "");
    button.type = "button";
    button.append(element("span", "dim small", i + "\u00a0"), move);
    button.addEventListener("click", () => {
      pause();
      show(i + 1);
    });
    return button;
  }

  function told(ply) {
    const game = open.game;
    const said = [];
    if (ply === 0) {
      said.push(say("start"));
    } else {
      const i = ply - 1;
      const {move, player, wallMs, cpuMs, stallMs, excused} = open.plies[i];
      if (player < 0) {
        said.push(say(i < game.opening ? "opening" : "chance", i, move));
      } else {
        said.push(say("ply", i, open.seats[player], move, milliseconds(wallMs), milliseconds(cpuMs),
          stallMs > 0 ? say("stall", milliseconds(stallMs)) : ""));
        if (excused !== null) {
          said.push(say("late-counted"));
        }
      }
    }
    if (ply === open.plies.length && game.scores.length > 0) {
      said.push(say("end", game.scores.map(decimal).join(", ")));
    }
    return said.join(" ");
  }

  function end(ply) {
    const game = open.game;
    if (ply < open.plies.length) {
      return "";
    }
    const faults = game.faults.map(([seat, at, kind, reason]) => say("fault", open.seats[seat], kind, at, reason));
    if (game.marked) {
      faults.push(say("doubt", game.marked));
    }
    if (game.worker) {
      faults.push(say("worker", game.worker));
    }
    return faults.join(" ");
  }

  function show(ply) {
    const game = open.game;
    const last = open.plies.length;
    open.ply = Math.max(0, Math.min(last, ply));
    const at = open.ply;
    parts.board.replaceChildren(game.pictures === null
      ? element("pre", "", open.plies.slice(0, at).map(one => one.move).join(" "))
      : boards.draw(game.pictures[at], open.cells, open.seats));
    parts.said.replaceChildren(element("span", "", told(at) + " "), element("span", "verdict", end(at)));
    parts.count.textContent = say("count", at, last);
    parts.slider.value = at;
    parts.slider.setAttribute("aria-valuetext", told(at));
    for (const [name, off] of [["first", at === 0], ["previous", at === 0], ["next", at === last], ["last", at === last]]) {
      parts[name].disabled = off;
    }
    [...parts.moves.children].forEach((button, i) => button.classList.toggle("now", i === at - 1));
    const now = parts.moves.children[at - 1];
    if (now) {
      parts.moves.scrollTop = now.offsetTop - parts.moves.offsetTop - parts.moves.clientHeight / 2;
    }
    shown(at);
  }

  // Plays on by itself, so many plies a second as the speed says, until the end or until somebody steps.

  let clock = null;

  function pause() {
    clearTimeout(clock);
    clock = null;
    if (parts.play) {
      parts.play.setAttribute("aria-pressed", "false");
    }
  }

  function tick() {
    show(open.ply + 1);
    if (open.ply === open.plies.length) {
      pause();
    } else {
      clock = setTimeout(tick, 1000 / Number(parts.speed.value));
    }
  }

  function toggle() {
    if (clock !== null) {
      pause();
      return;
    }
    parts.play.setAttribute("aria-pressed", "true");
    if (open.ply === open.plies.length) {
      show(0);
    }
    clock = setTimeout(tick, 1000 / Number(parts.speed.value));
  }

  const steps = {
    first: () => show(0),
    previous: () => show(open.ply - 1),
    next: () => show(open.ply + 1),
    last: () => show(open.plies.length),
  };
  const keys = {Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last"};

  function pressed(event) {
    if (open === null || !(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey
      || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
      return;
    }
    event.preventDefault();
    pause();
    steps[keys[event.key]]();
  }

  for (const [name, step] of Object.entries(steps)) {
    parts[name].addEventListener("click", () => {
      pause();
      step();
    });
  }
  parts.slider.addEventListener("input", () => {
    pause();
    show(Number(parts.slider.value));
  });
  if (parts.play) {
    parts.play.addEventListener("click", toggle);
  }
  return {load, show, pressed, ply: () => open.ply};
}
