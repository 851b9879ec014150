// Who is where: the table, how far it is, what was played last and what happened.
import {el, page, say, points, number, time, day, result, table} from "./dom.js";
import {state, nameOf} from "./state.js";
import {wallOf} from "./wall.js";

export function placeOf(row) {
  return row.ranked ? row.place + (row.shared ? "=" : "") : "\u2013";
}

export function change(row) {
  if (row.change === 0 || state.movement === "") {
    return el("span.dim", {"aria-label": say("unchanged")}, "\u2013");
  }
  const up = row.change > 0;
  return el("span" + (up ? ".up" : ".down"), {"aria-label": say(up ? "risen" : "fallen", Math.abs(row.change))},
    (up ? "\u25b2" : "\u25bc") + Math.abs(row.change));
}

// Whether the games set a bound to any rating: a ladder too large for that has none, and its ratings stand alone
export const hasIntervals = rows => rows.some(row => row.eloLow !== null || row.eloHigh !== null);

export const eloName = rows => hasIntervals(rows) ? "elo" : "elo.plain";

// What is known of a rating; empty: no game yet says anything. between: how both bounds are shown
function known(row, rows, between) {
  if (row.elo === null || !hasIntervals(rows)) {
    return row.elo === null ? "" : number(row.elo);
  }
  if (row.eloLow !== null && row.eloHigh !== null) {
    return number(row.elo) + between(row);
  }
  return row.eloLow !== null ? say("at-least", number(row.eloLow)) : row.eloHigh !== null ? say("at-most", number(row.eloHigh)) : say("unknown");
}

// rows: all that it is shown with
export const rating = (row, rows) => known(row, rows, one => ` (${number(one.eloLow)} \u2026 ${number(one.eloHigh)})`);

// The same in little room
export const shortRating = (row, rows) =>
  known(row, rows, one => ` \u00b1${number(Math.max(one.elo - one.eloLow, one.eloHigh - one.elo))}`);

export const agentLink = agent => el("a.agent", {href: page("/agents/" + agent)}, nameOf(agent));

export const gameLink = (id, text = id) => el("a", {href: page("/game/" + encodeURIComponent(id))}, text);

// How far it is, in a sentence
export function progress() {
  const facts = state.tournament;
  const played = facts.games === 0 ? say("progress.open", number(facts.done)) : say(facts.atMost ? "progress.most" : "progress", number(facts.done), number(facts.games));
  switch (facts.state) {
    case "running": return played + (facts.ends ? say("ends", time(facts.ends)) : "") + (facts.until ? say("until", time(facts.until)) : "");
    case "finished": return played + say("finished", day(facts.ended));
    case "frozen": return played + say("frozen");
    case "stopped": return played + say("stopped");
    default: return played + say("broken");
  }
}

export function happening(one) {
  const who = one.agents.map(nameOf);
  const what = {
    fault: () => say("ticker.fault", who[0], say("kind." + one.fault), one.ply),
    excused: () => say("ticker.excused", who[0], one.ply),
    disturbed: () => say("ticker.disturbed", who.join(" \u2013 ")),
    unplayed: () => say("ticker.unplayed", who.join(" \u2013 ")),
  };
  return what[one.kind]();
}

export function standingsTable(rows = state.standings, caption = say("caption", state.tournament.format)) {
  const columns = ["place", "change", "agent", "points", "played", "balance", eloName(rows), "faults"];
  const made = table(caption, columns.map(name => say("column." + name)),
    rows.map(row => [placeOf(row), change(row),
      el("span", {}, agentLink(row.agent), row.group ? el("span.dim.small", {}, " " + row.group) : null),
      points(row.points), number(row.games), `${row.wins}\u2013${row.draws}\u2013${row.losses}`, rating(row, rows),
      row.faults === 0 ? "" : number(row.faults)]), [0, 3, 4, 5, 6, 7]);
  made.firstElementChild.classList.add("standings");
  return made;
}

export function recentGames(games) {
  return table(say("recent"), ["game", "first", "result", "second", "moves"].map(name => say("column." + name)),
    games.map(game => [gameLink(game.id), agentLink(game.sides[0]), result(game.points), agentLink(game.sides[1]),
      number(game.moves)]), [4]);
}

export function standingsPage(main) {
  const far = el("p.lead", {});
  const rows = el("div");
  const rule = el("p.dim.small");
  const since = el("p.dim.small");
  const boards = el("div.wall");
  const empty = el("p.dim", {}, say("nothing"));
  const last = el("div");
  const ticker = el("ul.ticker");
  const notices = el("ul.ticker");
  const news = el("section", {}, el("h2", {}, say("happened")), ticker);
  const told = el("section", {}, el("h2", {}, say("notices")), notices);
  main.append(far, el("h2", {}, say("page.standings")), rows, since, rule,
    el("h2", {}, say("playing")), boards, empty, last, news, told);
  const wall = wallOf(boards);
  return changes => {
    const all = changes.kind === "snapshot";
    if (all || changes.tournament) {
      far.textContent = progress();
      rule.textContent = state.tournament.rule[document.documentElement.lang];
    }
    if (all || changes.standings) {
      rows.replaceChildren(...state.revealed.length > 0 ? [standingsTable(state.revealed, say("revealed"))] : [],
        standingsTable());
      since.textContent = state.movement === "" ? "" : say("since", time(state.movement));
    }
    wall.update(changes);
    empty.hidden = boards.children.length > 0;
    if (all || changes.ended) {
      last.replaceChildren(state.recent.length > 0 ? recentGames(state.recent.slice(0, 10)) : "");
    }
    if (all || changes.ticker) {
      ticker.replaceChildren(...state.ticker.map(one => el("li", {}, gameLink(one.game, time(one.time)), " ", happening(one))));
      news.hidden = state.ticker.length === 0;
    }
    if (all || changes.notices) {
      notices.replaceChildren(...state.notices.map(one => el("li", {}, one[document.documentElement.lang])));
      told.hidden = state.notices.length === 0;
    }
  };
}
