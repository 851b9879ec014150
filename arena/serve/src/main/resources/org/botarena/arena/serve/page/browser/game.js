// One game, live or recorded: stepping without losing the end, times by ply, and why a move was late.
import {h} from "./preact.js";
import {locale} from "./numbers.js";
import {api, ask, milliseconds, page, Refused} from "./page.js";
import {sidesOf, titleOf} from "./players.js";
import {colourOf, nameOf, state} from "./state.js";
import {table} from "./tables.js";
import {say} from "./texts.js";
import {plyOf, viewerOf} from "./viewer.js";

async function load(id) {
  try {
    return await ask(api("/games/" + encodeURIComponent(id), {language: document.documentElement.lang}));
  } catch (problem) {
    if (problem instanceof Refused) {
      return null;
    }
    throw problem;
  }
}

function evidence(game, names) {
  const plies = game.game.plies.map(plyOf);
  const late = plies.flatMap(({excused}, ply) => excused === null ? [] : [[ply, excused]]);
  const measured = [...new Map([...late, ...Object.entries(game.evidence).map(([ply, one]) => [Number(ply), one])])]
    .sort(([one], [other]) => one - other);
  if (measured.length === 0) {
    return null;
  }
  const faults = new Map(game.game.faults.map(({seat, ply, kind}) => [ply, [seat, kind]]));
  const granted = (ply, seat) => {
    const before = plies.slice(0, ply).map(({player}) => player).lastIndexOf(seat);
    return before < 0 ? Math.max(game.moveMs, game.startMs) : game.game.leftMs?.[before] ?? game.moveMs;
  };
  const columns = ["ply", "agent", "verdict", "wall", "granted", "cpu", "wait", "steal", "stall"];
  return h("section", {}, h("h2", {}, say("late")), h("p", {class: "dim small"}, say("late.help")),
    table(say("late"), columns.map(name => say("column." + name)), measured.map(([ply, one]) => {
      const [seat, kind] = faults.get(ply) ?? [plies[ply].player, say("excused")];
      return [ply, names[seat] ?? "", kind, milliseconds(one.wallMs),
        milliseconds(granted(ply, seat)),
        ...["cpuMs", "waitMs", "stealMs", "stallMs"].map(name => milliseconds(one[name]))];
    }), [0, 3, 4, 5, 6, 7, 8]));
}

// The data of a game for the viewer
export function shownOf(game) {
  const sides = sidesOf(game.seats, state.tournament.pieces,
    agent => ({name: nameOf(agent), colour: colourOf(agent), href: page("/agents/" + agent)}));
  return {id: game.id, game: game.game, cells: game.cells, seats: game.seats.map(nameOf), sides,
    points: game.points && sides.map(side => game.points[side.seats[0]])};
}

// Opens the game at this distance in the list of finished games
async function goOn(id, way) {
  const {games} = await ask(api("/games", {limit: 500}));
  const next = games[games.findIndex(game => game.id === id) + way];
  if (next) {
    location.assign(page("/game/" + encodeURIComponent(next.id)));
  }
}

export async function gamePage(draw, id) {
  let game = await load(id);
  if (game === null) {
    draw(h("p", {class: "warning"}, say("no-game", id)));
    return () => {};
  }
  // The chart library is larger than everything else, and no other page needs it. It formats numbers in the browser's
  // language, which fails for an invalid one such as "C"
  Object.defineProperty(navigator, "language", {value: locale(), configurable: true});
  const {timesOf} = await import("./times.js");
  const names = () => game.seats.map(nameOf);
  let plot = null;

  // ply: the one shown
  function around(ply) {
    draw([h("p", {class: "pill" + (game.isLive ? " live" : ""), role: "status"}, say(game.isLive ? "live" : game.points === null ? "unplayed" : "over")),
      h("button", {type: "button", hidden: !game.isLive || ply === game.game.plies.length,
        onClick: () => viewer.show(game.game.plies.length)}, say("to-end")),
      h("div", {id: "viewer"}), h("section", {class: "panel"}, h("h2", {}, say("times")), h("div", {class: "times wide"}, h("div", {role: "img",
        "aria-label": say("times.label", [...new Set(game.seats)].map(nameOf).join(", "))}))),
      evidence(game, names()), h("ul", {}, game.disturbed.map(reason => h("li", {class: "warning"}, say("attempt", reason))))]);
  }

  around(0);
  const wanted = Number(location.hash.slice(1) || -1);
  const viewer = viewerOf(document.querySelector("#viewer"), {shown: ply => {
    around(ply);
    document.title = titleOf(shownOf(game));
    history.replaceState(null, "", "#" + ply);
  }, other: way => goOn(id, way)});
  document.addEventListener("keydown", viewer.pressed);

  function show(ply) {
    viewer.load(shownOf(game), ply);
    drawTimes();
  }

  function drawTimes() {
    plot?.destroy();
    const agents = [...new Set(game.seats)];
    plot = timesOf(document.querySelector(".times > div"), game.game, agents.map(nameOf), game.seats.map(agent => agents.indexOf(agent)),
      game.moveMs);
  }

  addEventListener("resize", drawTimes);
  show(wanted >= 0 ? wanted : game.isLive ? game.game.plies.length : 0);

  // A new move is added if all earlier ones are present; otherwise everything is requested again
  function add(view) {
    const at = viewer.ply();
    const known = game.game;
    if (view.plies !== known.plies.length + 1 || view.picture === null || known.pictures === null) {
      return view.plies <= known.plies.length;
    }
    const isAtEnd = at === known.plies.length;
    const from = game.cells.length;
    game.cells.push(...view.cells);
    const {columns, rows} = view.picture;
    known.plies.push([view.move, view.by, view.wallMs]);
    known.counts?.push(view.counts);
    known.leftMs?.push(view.leftMs[view.by] ?? null);
    known.pictures.push({columns, rows: rows.map(({text, cells}) => ({text, cells: cells.map(cell => cell + from)}))});
    show(isAtEnd ? known.plies.length : at);
    return true;
  }

  // One request at a time; later changes are requested afterwards
  let asking = false;
  let askAgain = false;
  async function renew() {
    askAgain = asking;
    if (asking) {
      return;
    }
    asking = true;
    const isAtEnd = viewer.ply() === game.game.plies.length;
    const at = viewer.ply();
    const next = await load(id);
    if (next !== null) {
      game = next;
      show(isAtEnd ? game.game.plies.length : at);
    }
    setTimeout(() => {
      asking = false;
      if (askAgain) {
        renew();
      }
    }, 500);
  }

  return changes => {
    if (!game.isLive || !changes) {
      return;
    }
    const view = (changes.playing ?? []).find(one => one.id === id);
    const isOver = !state.playing.some(one => one.id === id);
    if (view?.judged) {
      viewer.judge(view.judged);
    }
    if (view && !add(view)) {
      renew();
    } else if (isOver && (changes.ended ?? []).some(line => line.id === id) || isOver && changes.kind === "snapshot") {
      renew();
    }
  };
}
