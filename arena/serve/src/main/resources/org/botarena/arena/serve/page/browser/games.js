// All games that have ended, by agent, opponent, opening and fault.
import {texts} from "./boards.js";
import {ask, el, say, number, milliseconds, result, table} from "./dom.js";
import {state, nameOf} from "./state.js";
import {agentLink, gameLink} from "./standings.js";

const STEP = 100;

// The kinds of faults, each with its name
function kinds() {
  return Object.keys(texts).filter(key => key.startsWith("kind.")).map(key => [key.slice("kind.".length), say(key)]);
}

export function gamesPage(main) {
  const query = new URLSearchParams(location.search);
  const found = el("p.dim.small", {role: "status"});
  const list = el("div");
  const more = el("button", {type: "button", hidden: true, onclick: () => show(shown + STEP)}, say("more"));
  const agents = [["", say("anybody")], ...state.standings.map(row => [row.agent, row.name])];
  const select = (name, options) => {
    const made = el("select", {name, onchange: () => show(STEP)},
      ...options.map(([value, text]) => el("option", {value}, text)));
    made.value = query.get(name) ?? "any";
    if (made.selectedIndex < 0) {
      made.selectedIndex = 0;
    }
    return made;
  };
  const parts = {
    agent: select("agent", agents),
    opponent: select("opponent", agents),
    opening: el("input", {type: "number", name: "opening", min: 0, max: 99999, value: query.get("opening") ?? "", oninput: () => show(STEP)}),
    fault: select("fault", [["any", say("with-or-without")], ["", say("any-fault")], ...kinds()]),
  };
  main.append(el("h2", {}, say("page.games")),
    el("form.filters", {onsubmit: event => event.preventDefault()},
      ...Object.entries(parts).map(([name, part]) => el("label", {}, say("filter." + name), part))),
    found, list, more);
  let shown = STEP;

  async function show(limit) {
    shown = limit;
    const wanted = new URLSearchParams();
    for (const name of ["agent", "opponent", "opening"]) {
      if (parts[name].value !== "") {
        wanted.set(name, parts[name].value);
      }
    }
    if (parts.fault.value !== "any") {
      wanted.set("fault", parts.fault.value);
    }
    history.replaceState(null, "", location.pathname + (wanted.size ? "?" + wanted : ""));
    const games = [];
    let all = 0;
    do {
      wanted.set("limit", Math.min(500, limit - games.length));
      wanted.set("offset", games.length);
      const {ok, answer: page} = await ask("/games", wanted);
      if (!ok) {
        found.textContent = say("failed", page.problem);
        return;
      }
      all = page.found;
      games.push(...page.games);
      if (page.games.length === 0) {
        break;
      }
    } while (games.length < Math.min(limit, all));
    found.textContent = say("found-games", number(all));
    more.hidden = games.length >= all;
    const columns = ["game", "first", "result", "second", "opening", "moves", "worst", "faults"];
    list.replaceChildren(table(say("page.games"), columns.map(name => say("column." + name)), games.map(game => [
      gameLink(game.id), agentLink(game.sides[0]), result(game.points), agentLink(game.sides[1]), number(game.opening),
      number(game.moves), milliseconds(game.worstMs),
      Object.entries(game.faults).map(([agent, kinds]) => `${nameOf(agent)}: ${kinds.map(kind => say("kind." + kind)).join(", ")}`).join("; ")]),
    [4, 5, 6]));
  }

  show(STEP);
  let due = 0;
  return changes => {
    if ((changes.ended ?? []).length > 0 && Date.now() > due) {
      due = Date.now() + 3000;
      show(shown);
    }
  };
}
