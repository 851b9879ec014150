// One agent: how strong, against whom, its games in play, its faults.
import {h} from "./preact.js";
import {Refused, api, ask, eloName, keyed, milliseconds, number, page, points, rating, table} from "./page.js";
import {agentLink, nothing, placeOf, recentGames} from "./standings.js";
import {say} from "./texts.js";
import {Wall} from "./wall.js";

const fact = (name, value) => [h("dt", {}, say("fact." + name)), h("dd", {}, value)];

function facts({standing: row, faults}) {
  return [fact("place", placeOf(row)), fact("points", say("points-of", points(row.points), number(row.games))),
    row.elo === null ? null : fact(eloName([row]), rating(row, [row])), row.group ? fact("group", row.group) : null,
    row.meanMs === null ? null : fact("time", say("mean-worst", milliseconds(row.meanMs), milliseconds(row.worstMs))),
    fact("faults", Object.entries(faults).map(([kind, count]) => `${say("kind." + kind)} ${count}`).join(", ") || "0")];
}

const versions = all => all.length < 2 ? null : h("div", {}, h("h2", {}, say("versions")),
  table(say("versions"), ["version", eloName(all), "played"].map(name => say("column." + name)), all.map(one => [
    say(one.plays ? "version.plays" : "version", number(one.number)), rating(one, all), number(one.games)]), [1, 2]));

const opponents = (id, against) => table(say("against"), ["agent", "points", "played", "balance", "look"].map(name => say("column." + name)),
  against.filter(one => one.games > 0).map(one => keyed(one.agent, [agentLink(one.agent), points(one.points), number(one.games),
    `${one.wins}\u2013${one.draws}\u2013${one.losses}`,
    h("a", {href: page(`/games?agent=${id}&opponent=${one.agent}`)}, say("games-of"))])), [1, 2, 3]);

export async function agentPage(draw, id) {
  const playing = h(Wall, {chosen: game => game.seats.includes(id), otherwise: nothing()});
  let due = 0;

  async function show() {
    const agent = await ask(api("/agents/" + encodeURIComponent(id)));
    const last = await ask(api("/games", {agent: id, limit: 20}));
    draw([h("h2", {}, agent.standing.name), h("dl", {class: "facts"}, facts(agent)),
      h("h2", {}, say("playing")), playing, versions(agent.versions), h("h2", {}, say("against")), opponents(id, agent.against),
      h("div", {}, recentGames(last.games), h("p", {}, h("a", {href: page("/games?agent=" + id)}, say("all-games"))))]);
  }

  try {
    await show();
  } catch (problem) {
    if (!(problem instanceof Refused)) {
      throw problem;
    }
    draw(h("h2", {}, say("no-agent")));
    return () => {};
  }
  return changes => {
    if ((changes.standings ?? []).length > 0 && Date.now() > due) {
      due = Date.now() + 5000;
      show();
    }
  };
}
