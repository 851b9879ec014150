import {boards} from "./boards.js";

// Steps through a game by click and key. parts: the elements board, said, count, slider, moves, first, previous, next, last,
// and, to let it play by itself, play and speed; shown: is told the ply that is shown. A game has lists by ply, and pictures, which are one longer or null.
export function viewerOf(parts, shown) {
  const {element, say} = boards;
  const decimal = number => String(number).replace(".", say("decimal"));
  const milliseconds = ms => decimal(ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)) + "\u00a0ms";
  let open = null;

  // Opens a game: seats: the names by seat; cells: what the numbers of its pictures stand for
  function load(game, seats, cells, ply) {
    pause();
    open = {game, seats, cells, ply: 0};
    parts.slider.max = game.moves.length;
    parts.moves.replaceChildren(...game.moves.map(moveButton));
    show(ply);
  }

  function moveButton(move, i) {
    const button = element("button", open.game.by[i] < 0 ? "arena" : "");
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
      if (game.by[i] < 0) {
        said.push(say(i < game.opening ? "opening" : "chance", i, game.moves[i]));
      } else {
        said.push(say("ply", i, open.seats[game.by[i]], game.moves[i], milliseconds(game.wall[i]),
          milliseconds(game.cpu[i]), game.stall[i] > 0 ? say("stall", milliseconds(game.stall[i])) : ""));
        if (game.excused?.includes(i)) {
          said.push(say("late-counted"));
        }
      }
    }
    if (ply === game.moves.length && game.scores.length > 0) {
      said.push(say("end", game.scores.map(decimal).join(", ")));
    }
    return said.join(" ");
  }

  function end(ply) {
    const game = open.game;
    if (ply < game.moves.length) {
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
    const last = game.moves.length;
    open.ply = Math.max(0, Math.min(last, ply));
    const at = open.ply;
    parts.board.replaceChildren(game.pictures === null
      ? element("pre", "", game.moves.slice(0, at).join(" "))
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
    if (open.ply === open.game.moves.length) {
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
    if (open.ply === open.game.moves.length) {
      show(0);
    }
    clock = setTimeout(tick, 1000 / Number(parts.speed.value));
  }

  const steps = {
    first: () => show(0),
    previous: () => show(open.ply - 1),
    next: () => show(open.ply + 1),
    last: () => show(open.game.moves.length),
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
