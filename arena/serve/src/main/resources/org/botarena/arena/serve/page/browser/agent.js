// One agent: how strong, against whom, its games in play, its faults.
import {ask, el, page, say, number, points, milliseconds, table} from "./dom.js";
import {agentLink, eloName, placeOf, rating, recentGames} from "./standings.js";
import {wallOf} from "./wall.js";

const fact = (name, value) => [el("dt", {}, say("fact." + name)), el("dd", {}, value)];

export async function agentPage(main, id) {
  const title = el("h2");
  const facts = el("dl.facts");
  const against = el("div");
  const playing = el("div.wall");
  const none = el("p.dim", {}, say("nothing"));
  const games = el("div");
  const versions = el("div");
  main.append(title, facts, el("h2", {}, say("playing")), playing, none, versions, el("h2", {}, say("against")), against, games);
  let due = 0;

  async function show() {
    const {ok, answer: agent} = await ask("/agents/" + encodeURIComponent(id));
    if (!ok) {
      title.textContent = say("no-agent");
      return;
    }
    const row = agent.standing;
    title.textContent = row.name;
    facts.replaceChildren(...[
      ...fact("place", placeOf(row)), ...fact("points", say("points-of", points(row.points), number(row.games))),
      ...(row.elo === null ? [] : fact(eloName([row]), rating(row, [row]))), ...(row.group ? fact("group", row.group) : []),
      ...(row.meanMs === null ? [] : fact("time", say("mean-worst", milliseconds(row.meanMs), milliseconds(row.worstMs)))),
      ...fact("faults", Object.entries(agent.faults).map(([kind, count]) => `${say("kind." + kind)} ${count}`).join(", ") || "0")]);
    versions.replaceChildren(...agent.versions.length < 2 ? [] : [el("h2", {}, say("versions")),
      table(say("versions"), ["version", eloName(agent.versions), "played"].map(name => say("column." + name)), agent.versions.map(one => [
        say(one.plays ? "version.plays" : "version", number(one.number)), rating(one, agent.versions), number(one.games)]), [1, 2])]);
    against.replaceChildren(table(say("against"), ["agent", "points", "played", "balance", "look"].map(name => say("column." + name)),
      agent.against.filter(one => one.games > 0).map(one => [agentLink(one.agent), points(one.points), number(one.games),
        `${one.wins}\u2013${one.draws}\u2013${one.losses}`,
        el("a", {href: page(`/games?agent=${id}&opponent=${one.agent}`)}, say("games-of"))]), [1, 2, 3]));
    const {answer: last} = await ask("/games", {agent: id, limit: 20});
    games.replaceChildren(recentGames(last.games), el("p", {}, el("a", {href: page("/games?agent=" + id)}, say("all-games"))));
  }

  await show();
  const wall = wallOf(playing, game => game.seats.includes(id));
  return changes => {
    wall.update(changes);
    none.hidden = playing.children.length > 0;
    if ((changes.standings ?? []).length > 0 && Date.now() > due) {
      due = Date.now() + 5000;
      show();
    }
  };
}
