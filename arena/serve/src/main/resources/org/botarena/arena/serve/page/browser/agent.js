// One agent: its strength, its opponents, its current games, its faults.
import {h} from "./preact.js";
import {Curve} from "./curve.js";
import {isRated, number, points, rating} from "./numbers.js";
import {Refused, api, ask, milliseconds, page} from "./page.js";
import {agentLink, chip, fact, nothing, recentGames} from "./standings.js";
import {nameOf} from "./state.js";
import {headingOf, tableOf} from "./tables.js";
import {say} from "./texts.js";
import {Wall} from "./wall.js";


function facts({standing: row, faults}) {
  if (row.place === 0) {
    return h("dd", {}, say("first-places"));
  }
  return [fact("place", row.rank), fact("points", say("points-of", points(row.points), number(row.games))),
    isRated(row) ? fact("elo", rating(row, [row]), headingOf("elo", [row])) : null, fact("group", row.group || null),
    fact("time", row.meanMoveMs === null ? null : say("mean-worst", milliseconds(row.meanMoveMs), milliseconds(row.worstMoveMs))),
    fact("faults", Object.entries(faults).map(([kind, count]) => `${say("kind." + kind)} ${count}`).join(", ") || "0")];
}

const versions = all => all.length < 2 ? null : h("div", {}, h("h2", {}, say("curve")), h(Curve, {versions: all}),
  tableOf("versions", all, say("curve"), {isHeaded: true, keyOf: one => one.number,
    cells: {number: one => say(one.plays ? "version.plays" : "version", number(one.number))}}));

const opponents = (id, against) => tableOf("against", against.filter(one => one.games > 0)
  .map(one => ({...one, name: nameOf(one.agent), balance: `${one.wins}\u2013${one.draws}\u2013${one.losses}`})), say("against"),
{isHeaded: true, cells: {name: one => agentLink(one.agent), look: one => h("a", {href: page(`/games?agent=${id}&opponent=${one.agent}`)}, say("games-of"))}});

export async function agentPage(draw, id) {
  const playing = h(Wall, {chosen: game => game.seats.includes(id), otherwise: nothing()});
  let due = 0;

  async function show() {
    const agent = await ask(api("/agents/" + encodeURIComponent(id)));
    const last = await ask(api("/games", {agent: id, limit: 20}));
    draw(h("div", {class: "columns"},
      h("section", {class: "panel five first"}, h("h2", {}, chip(id), agent.standing.name), h("dl", {class: "facts"}, facts(agent)),
        versions(agent.versions)),
      h("section", {class: "panel seven"}, h("h2", {}, say("playing")), playing),
      h("section", {class: "panel half last"}, h("h2", {}, say("against")), opponents(id, agent.against)),
      h("section", {class: "panel half last"}, h("h2", {}, say("recent")), recentGames(last.games),
        h("p", {}, h("a", {href: page("/games?agent=" + id)}, say("all-games"))))));
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
