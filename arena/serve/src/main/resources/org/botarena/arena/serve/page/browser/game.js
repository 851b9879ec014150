// One game, live or on file: stepped through without losing the end, times by ply, why a move was late.
import {ask, el, say, number, milliseconds, result, table} from "./dom.js";
import {state, nameOf} from "./state.js";
import {plyOf, viewerOf} from "./viewer.js";
import {agentLink} from "./standings.js";
import {timesOf} from "./times.js";

const button = (name, sign) => el("button", {type: "button", title: say("step." + name), "aria-label": say("step." + name)}, sign);

async function load(id) {
  const {ok, answer} = await ask("/games/" + encodeURIComponent(id), {language: document.documentElement.lang});
  return ok ? answer : null;
}

function evidence(game, names) {
  const plies = game.game.plies.map(plyOf);
  const late = plies.flatMap(({excused}, ply) => excused === null ? [] : [[ply, excused]]);
  const measured = [...new Map([...late, ...Object.entries(game.evidence).map(([ply, one]) => [Number(ply), one])])]
    .sort(([one], [other]) => one - other);
  if (measured.length === 0) {
    return "";
  }
  const faults = new Map(game.game.faults.map(([seat, ply, kind]) => [ply, [seat, kind]]));
  const columns = ["ply", "agent", "verdict", "wall", "granted", "cpu", "wait", "steal", "stall"];
  return el("section", {}, el("h2", {}, say("late")), el("p.dim.small", {}, say("late.help")),
    table(say("late"), columns.map(name => say("column." + name)), measured.map(([ply, one]) => {
      const [seat, kind] = faults.get(ply) ?? [plies[ply].player, say("excused")];
      return [ply, names[seat] ?? "", kind, milliseconds(one.wallMs),
        milliseconds(plies.slice(0, ply).some(({player}) => player === seat) ? game.moveMs : Math.max(game.moveMs, game.startMs)),
        ...["cpuMs", "waitMs", "stealMs", "stallMs"].map(name => milliseconds(one[name]))];
    }), [0, 3, 4, 5, 6, 7, 8]));
}

export async function gamePage(main, id) {
  let game = await load(id);
  if (game === null) {
    main.append(el("p.warning", {}, say("no-game", id)));
    return () => {};
  }
  const title = el("h2", {tabindex: -1});
  const live = el("p", {role: "status"});
  const end = el("button", {type: "button", hidden: true, onclick: () => viewer.show(game.game.plies.length)}, say("to-end"));
  const parts = {board: el("div", {id: "board"}), said: el("p", {id: "said", "aria-live": "polite"}),
    count: el("div.dim.small", {id: "count"}), moves: el("div", {id: "moves", tabindex: 0, role: "group", "aria-label": say("moves")}),
    slider: el("input", {type: "range", id: "slider", min: 0, max: 0, value: 0, "aria-label": say("column.ply")}),
    first: button("first", "\u00ab"), previous: button("previous", "\u2039"), next: button("next", "\u203a"), last: button("last", "\u00bb")};
  const times = el("div.times");
  const why = el("div");
  const before = el("ul");
  main.append(title, live, end,
    el("div", {id: "viewer"}, el("div", {}, parts.board,
      el("div.controls", {}, parts.first, parts.previous, parts.next, parts.last), parts.slider, parts.count),
    el("div", {}, parts.said, parts.moves)),
    el("h2", {}, say("times")), times, why, before);
  const wanted = Number(location.hash.slice(1) || -1);
  const viewer = viewerOf(parts, ply => {
    end.hidden = !game.isLive || ply === game.game.plies.length;
    history.replaceState(null, "", "#" + ply);
  });
  document.addEventListener("keydown", viewer.pressed);
  const names = () => game.seats.map(nameOf);
  let plot = null;

  function show(ply) {
    const agents = [...new Set(game.seats)];
    title.replaceChildren(...agents.flatMap((agent, i) => i === 0 ? [agentLink(agent)] : [" \u2013 ", agentLink(agent)]),
      game.points === null ? "" : ", " + result(agents.map(agent => game.points[game.seats.indexOf(agent)])));
    live.textContent = say(game.isLive ? "live" : game.points === null ? "unplayed" : "over");
    viewer.load(game.game, names(), game.cells, ply);
    draw();
    why.replaceChildren(evidence(game, names()));
    before.replaceChildren(...game.disturbed.map(reason => el("li.warning", {}, say("attempt", reason))));
  }

  function draw() {
    plot?.destroy();
    const agents = [...new Set(game.seats)];
    plot = timesOf(times, game.game, agents.map(nameOf), game.seats.map(agent => agents.indexOf(agent)), game.moveMs);
  }

  addEventListener("resize", draw);
  show(game.isLive || wanted < 0 ? (game.isLive && wanted < 0 ? game.game.plies.length : Math.max(0, wanted)) : wanted);

  // A move that was just played: where all before it are here, it is added; else all is asked for again
  function add(view) {
    const at = viewer.ply();
    const known = game.game;
    if (view.plies !== known.plies.length + 1 || view.picture === null || known.pictures === null) {
      return view.plies <= known.plies.length;
    }
    const isAtEnd = at === known.plies.length;
    const from = game.cells.length;
    game.cells.push(...view.cells);
    const [columns, ...rows] = view.picture;
    known.plies.push([view.move, view.by, view.wallMs]);
    known.pictures.push([columns, ...rows.map(([text, ...cells]) => [text, ...cells.map(cell => cell + from)])]);
    viewer.load(known, names(), game.cells, isAtEnd ? known.plies.length : at);
    draw();
    return true;
  }

  // One question at a time; whatever happens meanwhile is asked for afterwards
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
    if (view && !add(view)) {
      renew();
    } else if (isOver && (changes.ended ?? []).some(line => line.id === id) || isOver && changes.kind === "snapshot") {
      renew();
    }
  };
}
