// The standings: the table, the progress, the last games and events.
import {Chip} from "./face.js";
import {Component, h} from "./preact.js";
import {number, points, result} from "./numbers.js";
import {day, page, time} from "./page.js";
import {shortOf} from "./players.js";
import {colourOf, isHidden, nameOf, now, state, toldRows} from "./state.js";
import {tableOf} from "./tables.js";
import {say} from "./texts.js";
import {LastGame, Wall} from "./wall.js";

export const chip = agent => h(Chip, {name: nameOf(agent), colour: colourOf(agent)});

export const agentLink = agent => h("a", {class: "agent", href: page("/agents/" + agent)}, chip(agent), nameOf(agent));

export const gameLink = (id, text = shortOf(id)) => h("a", {href: page("/game/" + encodeURIComponent(id)), title: id}, text);

// The estimated time left; "over" at the end
export class Remaining extends Component {
  componentDidMount() {
    this.clock = setInterval(() => this.forceUpdate(), 10000);
  }

  componentWillUnmount() {
    clearInterval(this.clock);
  }

  render({hasGames = true}) {
    const {state: stands, done, games, ends} = state.tournament;
    const minutes = Math.ceil((new Date(ends) - now()) / 60000);
    const left = stands === "finished" ? say("over") : ends === null ? null : minutes <= 1 ? say("remaining.soon")
      : minutes < 60 ? say("remaining.minutes", minutes) : say("remaining.hours", Math.floor(minutes / 60), minutes % 60);
    const played = hasGames ? number(done) + (games > 0 ? "\u2009/\u2009" + number(games) : "") : null;
    const parts = [played, left].filter(part => part !== null);
    return parts.length === 0 ? null : h("span", {class: stands === "running" ? "pill live" : "pill"}, parts.join(" \u00b7 "));
  }
}

// The progress in a sentence
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

const named = row => [agentLink(row.agent), row.group ? h("span", {class: "dim small"}, " " + row.group) : null];

export const standingsTable = (rows = toldRows(), caption = say("caption", state.tournament.format)) =>
  tableOf("live", rows, caption, {cells: {name: named}});

const faults = game => Object.entries(game.faults)
  .map(([agent, kinds]) => `${nameOf(agent)}: ${kinds.map(kind => say("kind." + kind)).join(", ")}`).join("; ");

// Finished games, below the heading that names them: "games" has all columns, "recent" only the most useful ones
export const gamesTable = (games, caption, surface) => tableOf(surface,
  games.map(game => ({...game, first: nameOf(game.sides[0]), result: game.points[0], second: nameOf(game.sides[1]), faults: faults(game)})),
  caption, {isHeaded: true, keyOf: game => game.id, cells: {id: game => gameLink(game.id), first: game => agentLink(game.sides[0]),
    result: game => result(game.points), second: game => agentLink(game.sides[1])}});

export const recentGames = games => gamesTable(games, say("recent"), "recent");

// A fact of a list; null if it is unknown
export const fact = (name, value, text = say("fact." + name)) => value === null ? null : [h("dt", {}, text), h("dd", {}, value)];

export const nothing = () => h("p", {class: "dim"}, say("nothing"));

const listed = items => h("ul", {class: "ticker"}, items.map(item => h("li", {}, item)));

// A change of the lead, a decided place or an upset, in words
export function headline({kind, agents, place, after, expected}) {
  const [one, other] = agents.map(nameOf);
  switch (kind) {
    case "leader": return say("leads", one, number(after));
    case "decided": return say(place === 1 ? "decided.first" : "decided", one, place);
    default: return say("upset", one, other, number(100 * expected) + "\u00a0%");
  }
}

// The winner, headlines and faults, the newest first
function news() {
  const facts = state.tournament;
  return [...facts.state === "finished" && state.standings.length > 0 ? [h("strong", {}, say("wins", state.standings[0].name, points(state.standings[0].points)))] : [],
    ...state.headlines.map(one => gameLink(one.game, headline(one))),
    ...state.ticker.filter(one => one.kind === "fault").map(one => [gameLink(one.game, time(one.time)), " ", happening(one)])].slice(0, 8);
}

export function standingsPage(draw) {
  let table = null;
  let last = null;

  return changes => {
    const language = document.documentElement.lang;
    if (changes.kind === "snapshot" || changes.standings) {
      table = isHidden() ? h("p", {class: "notice"}, say("hidden")) : [state.revealed.length > 0 ? standingsTable(state.revealed, say("revealed")) : null, standingsTable()];
    }
    if (changes.kind === "snapshot" || changes.ended) {
      last = state.recent.length > 0 ? recentGames(state.recent.slice(0, 10)) : null;
    }
    const told = news();
    const machine = [...state.notices.map(one => one[language]),
      ...state.ticker.filter(one => one.kind !== "fault").map(one => [gameLink(one.game, time(one.time)), " ", happening(one)])];
    const beside = h("section", {class: "panel five"}, h("h2", {}, say("page.standings")), table,
      toldRows().length < state.standings.length ? h("p", {class: "dim small"}, say("first-places")) : null,
      h("p", {class: "dim small"}, state.movement === "" ? "" : say("since", time(state.movement))),
      h("p", {class: "dim small"}, state.tournament.rule[language]));
    draw([h("p", {class: "lead"}, progress()), h(Wall, {otherwise: h(LastGame, {otherwise: nothing()}), layout: (featured, others) => h("div", {class: "columns"},
      beside, h("section", {class: "panel seven featured"}, state.playing.length > 0 ? h("h2", {}, say("playing")) : null, featured), h("div", {}, others))}),
    h("div", {class: "columns below"}, last === null ? null : h("section", {class: "panel seven"}, h("h2", {}, say("recent")), last),
      told.length === 0 ? null : h("section", {class: "panel five"}, h("h2", {}, say("happened")), listed(told))),
    machine.length === 0 ? null : h("details", {class: "panel"}, h("summary", {}, say("notices")), listed(machine))]);
  };
}
