// What is left until when.
import {h} from "./preact.js";
import {day, keyed, number, table, time} from "./page.js";
import {state, nameOf} from "./state.js";
import {agentLink, progress} from "./standings.js";
import {say} from "./texts.js";

const fact = (name, value) => value === null ? null : [h("dt", {}, say("fact." + name)), h("dd", {}, value)];

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

function meetings(round) {
  const isPlaying = pair => state.playing.some(game => pair.every(agent => game.seats.includes(agent)));
  return state.meetings.length === 0 ? null : table(say("meetings", number(round)),
    ["first", "second", "look"].map(name => say("column." + name)),
    state.meetings.map(pair => [agentLink(pair[0]), agentLink(pair[1]), isPlaying(pair) ? say("plays-now") : ""]));
}

const agents = () => table(say("games-so-far"), ["agent", "games", "playing"].map(name => say("column." + name)),
  [...state.standings].sort((one, other) => one.games - other.games || nameOf(one.agent).localeCompare(nameOf(other.agent)))
    .map(row => keyed(row.agent, [agentLink(row.agent), number(row.games),
      number(state.playing.filter(game => game.seats.includes(row.agent)).length)])), [1, 2]);

export function schedulePage(draw) {
  let due = 0;
  return changes => {
    if (changes.kind === "snapshot" || Date.now() > due) {
      due = Date.now() + 1000;
      const one = state.tournament;
      draw([h("h2", {}, say("page.schedule")), h("p", {class: "lead"}, progress()),
        h("progress", {"aria-label": say("page.schedule"), hidden: one.games === 0, max: Math.max(1, one.games),
          value: Math.min(one.games, one.done + one.unplayed)}),
        facts(one), meetings(one.round), agents()]);
    }
  };
}
