// Games in play, each a small board with names and clocks; a result stays for some seconds.
import {boards} from "./boards.js";
import {el, page, say, clock, result} from "./dom.js";
import {state, nameOf, now} from "./state.js";

const RESULT_STAYS = 6000;
const MOST = 12;

// On the projector the names of rows and columns would be too small to read: the squares have their room
const drawn = picture => document.documentElement.dataset.page === "screen" ? [[], ...picture.slice(1)] : picture;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

// The sides of a game: each agent once, with its seats
function sides(game) {
  return [...new Set(game.seats)].map(agent => ({agent, seats: game.seats.flatMap((one, i) => one === agent ? [i] : [])}));
}

function card(id) {
  const board = el("div.small-board");
  const times = el("div.sides");
  const said = el("div.small.said");
  const link = el("a.card-link", {href: page("/game/" + encodeURIComponent(id))});
  const root = el("article.game-card", {}, times, el("div", {}, link), said);
  link.append(board);
  let game = null;
  let ended = null;

  function show(next) {
    game = next;
    link.setAttribute("aria-label", say("watch", sides(game).map(side => nameOf(side.agent)).join(" \u2013 ")));
    board.replaceChildren(game.picture === null ? el("p.dim", {}, say("behind"))
      : boards.draw(drawn(game.picture), game.cells, game.seats.map(nameOf)));
    said.textContent = game.move === null ? say("card.start")
      : say(game.excused ? "card.excused" : "card.move", game.plies, game.move);
    tick();
  }

  function tick() {
    times.replaceChildren(...sides(game).map((side, i) => {
      const thinks = ended === null && side.seats.includes(game.turn);
      const spent = side.seats.reduce((sum, seat) => sum + game.usedMs[seat], 0);
      const thinking = thinks ? Math.max(0, now() - game.since) : 0;
      const limit = state.tournament.moveMs;
      return el("div.side" + (thinks ? ".thinks" : ""), {},
        el("span.side-name", {}, (thinks ? "\u25b6\u00a0" : "") + nameOf(side.agent)),
        el("span.side-time", {}, ended ? result([ended.points[i]]) : clock(spent + Math.min(thinking, limit * 2))),
        el("meter", {min: 0, max: limit, value: Math.min(limit, thinking), "aria-hidden": true}));
    }));
  }

  function end(line) {
    ended = line;
    const faults = Object.entries(line.faults).map(([agent, kinds]) => `${nameOf(agent)}: ${say("kind." + kinds[0])}`);
    said.textContent = say("card.end", result(line.points)) + (faults.length > 0 ? " \u00b7 " + faults.join(", ") : "");
    root.classList.add("over");
    tick();
  }

  return {root, show, tick, end, leaves: Infinity, isOver: () => ended !== null};
}

// chosen: which games are meant
export function wallOf(container, chosen = () => true) {
  const cards = new Map();

  function update(changes) {
    const wanted = new Map(state.playing.filter(chosen).map(game => [game.id, game]));
    for (const [id, game] of wanted) {
      if (!cards.has(id) && cards.size < MOST) {
        cards.set(id, card(id));
        container.append(cards.get(id).root);
        cards.get(id).show(game);
      }
    }
    for (const game of changes.playing ?? []) {
      cards.get(game.id)?.show(game);
    }
    for (const line of changes.ended ?? []) {
      const shown = cards.get(line.id);
      if (shown && !shown.isOver()) {
        shown.end(line);
        shown.leaves = Date.now() + RESULT_STAYS;
      }
    }
    const waiting = [...wanted.keys()].some(id => !cards.has(id));
    for (const [id, shown] of cards) {
      const isGone = !wanted.has(id);
      shown.leaves = isGone && shown.leaves === Infinity ? Date.now() + RESULT_STAYS : shown.leaves;
      if (isGone && (shown.leaves <= Date.now() || waiting && cards.size >= MOST && shown.isOver())) {
        shown.root.remove();
        cards.delete(id);
      }
    }
  }

  let last = 0;
  setInterval(() => {
    if (isCalm.matches && Date.now() - last < 1000) {
      return;
    }
    last = Date.now();
    update({kind: "tick"});
    for (const [, shown] of cards) {
      if (!shown.isOver()) {
        shown.tick();
      }
    }
  }, 250);
  return {update, size: () => cards.size};
}
