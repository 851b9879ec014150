// The time left until a deadline.
import {h} from "./preact.js";
import {number} from "./numbers.js";
import {day, time} from "./page.js";
import {nameOf, state, toldRows} from "./state.js";
import {agentLink, fact, progress} from "./standings.js";
import {tableOf} from "./tables.js";
import {say} from "./texts.js";

function facts(one) {
  const left = Math.max(0, one.games - one.done - one.unplayed);
  return h("dl", {class: "facts"},
    fact("left", one.state === "finished" || one.games === 0 ? null : say(one.atMost ? "left-most" : "left", number(left))),
    fact("ends", one.ends && time(one.ends)), fact("until", one.until && time(one.until)),
    fact("started", day(one.started)), fact("ended", one.ended && day(one.ended)),
    fact("round", one.round > 0 ? number(one.round) : null), fact("jobs", number(one.jobs)),
    fact("disturbed", one.disturbed > 0 ? number(one.disturbed) : null),
    fact("unplayed", one.unplayed > 0 ? number(one.unplayed) : null));
}

const inPlay = agents => state.playing.filter(game => agents.every(agent => game.seats.includes(agent))).length;

const meetings = round => state.meetings.length === 0 ? null : tableOf("meetings", state.meetings.map(pair =>
  ({pair, first: nameOf(pair[0]), second: nameOf(pair[1]), look: inPlay(pair) > 0 ? say("plays-now") : ""})), say("meetings", number(round)),
{keyOf: ({pair}) => pair.join(), cells: {first: ({pair}) => agentLink(pair[0]), second: ({pair}) => agentLink(pair[1])}});

const agents = () => tableOf("agents", toldRows()
  .sort((one, other) => one.games - other.games || one.name.localeCompare(other.name))
  .map(row => ({...row, playing: inPlay([row.agent])})), say("games-so-far"), {cells: {name: row => agentLink(row.agent)}});

export function schedulePage(draw) {
  let due = 0;
  return changes => {
    if (changes.kind === "snapshot" || Date.now() > due) {
      due = Date.now() + 1000;
      const one = state.tournament;
      draw(h("div", {class: "columns"}, h("section", {class: "panel five first"}, h("h2", {}, say("page.schedule")), h("p", {class: "lead"}, progress()),
        h("progress", {"aria-label": say("page.schedule"), hidden: one.games === 0, max: Math.max(1, one.games),
          value: Math.min(one.games, one.done + one.unplayed)}),
        facts(one)), h("section", {class: "panel seven"}, meetings(one.round), agents())));
    }
  };
}
