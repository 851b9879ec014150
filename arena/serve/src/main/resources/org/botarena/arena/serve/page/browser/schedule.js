// What is left until when.
import {el, say, number, time, day, table} from "./dom.js";
import {state, nameOf} from "./state.js";
import {agentLink, progress} from "./standings.js";

const fact = (name, value) => value === null ? [] : [el("dt", {}, say("fact." + name)), el("dd", {}, value)];

export function schedulePage(main) {
  const far = el("p.lead");
  const facts = el("dl.facts");
  const bar = el("progress", {"aria-label": say("page.schedule")});
  const meetings = el("div");
  const agents = el("div");
  main.append(el("h2", {}, say("page.schedule")), far, bar, facts, meetings, agents);

  function show() {
    const one = state.tournament;
    far.textContent = progress();
    bar.hidden = one.games === 0;
    bar.max = Math.max(1, one.games);
    bar.value = Math.min(one.games, one.done + one.unplayed);
    const left = Math.max(0, one.games - one.done - one.unplayed);
    facts.replaceChildren(
      ...fact("left", one.state === "finished" || one.games === 0 ? null : say(one.atMost ? "left-most" : "left", number(left))),
      ...fact("ends", one.ends && time(one.ends)), ...fact("until", one.until && time(one.until)),
      ...fact("started", day(one.started)), ...fact("ended", one.ended && day(one.ended)),
      ...fact("round", one.round > 0 ? number(one.round) : null), ...fact("jobs", number(one.jobs)),
      ...fact("disturbed", one.disturbed > 0 ? number(one.disturbed) : null),
      ...fact("unplayed", one.unplayed > 0 ? number(one.unplayed) : null));
    const isPlaying = pair => state.playing.some(game => pair.every(agent => game.seats.includes(agent)));
    meetings.replaceChildren(state.meetings.length === 0 ? "" : table(say("meetings", number(one.round)),
      ["first", "second", "look"].map(name => say("column." + name)),
      state.meetings.map(pair => [agentLink(pair[0]), agentLink(pair[1]), isPlaying(pair) ? say("plays-now") : ""])));
    agents.replaceChildren(table(say("games-so-far"), ["agent", "played", "playing"].map(name => say("column." + name)),
      [...state.standings].sort((one, other) => one.games - other.games || nameOf(one.agent).localeCompare(nameOf(other.agent)))
        .map(row => [agentLink(row.agent), number(row.games),
          number(state.playing.filter(game => game.seats.includes(row.agent)).length)]), [1, 2]));
  }

  let due = 0;
  return changes => {
    if (changes.kind === "snapshot" || Date.now() > due) {
      due = Date.now() + 1000;
      show();
    }
  };
}
