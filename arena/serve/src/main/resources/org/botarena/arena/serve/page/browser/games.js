// All finished games, by agent, opponent, opening and fault.
import {h} from "./preact.js";
import {number} from "./numbers.js";
import {api, ask, Refused} from "./page.js";
import {state} from "./state.js";
import {gamesTable} from "./standings.js";
import {say, texts} from "./texts.js";

const STEP = 100;

// The kinds of faults, each with its name
function kinds() {
  return Object.keys(texts).filter(key => key.startsWith("kind.")).map(key => [key.slice("kind.".length), say(key)]);
}

export async function gamesPage(draw) {
  const query = new URLSearchParams(location.search);
  const agents = [["", say("anybody")], ...state.standings.map(row => [row.agent, row.name])];
  const select = (name, options) => h("select", {name, onChange: () => show(STEP)},
    options.map(([value, text]) => h("option", {value, selected: value === (query.get(name) ?? "any")}, text)));
  const filters = {
    agent: select("agent", agents),
    opponent: select("opponent", agents),
    opening: h("input", {type: "number", name: "opening", min: 0, max: 99999, defaultValue: query.get("opening") ?? "", onInput: () => show(STEP)}),
    fault: select("fault", [["any", say("with-or-without")], ["", say("any-fault")], ...kinds()]),
  };
  const form = h("form", {class: "filters", onSubmit: event => event.preventDefault()},
    Object.entries(filters).map(([name, filter]) => h("label", {}, say("filter." + name), filter)));
  let shown = STEP;
  let games = null;

  function around(found, hasMore) {
    draw(h("section", {class: "panel"}, h("h2", {}, say("page.games")), form, h("p", {class: "dim small", role: "status"}, found),
      h("div", {}, games && gamesTable(games, say("page.games"), "games")),
      h("button", {type: "button", hidden: !hasMore, onClick: () => show(shown + STEP)}, say("more"))));
  }

  // The current filters: from the form, or from the address until the form is drawn
  function wanted() {
    const drawn = document.querySelector("form.filters");
    const given = drawn === null ? query : new FormData(drawn);
    const chosen = new URLSearchParams(Object.keys(filters).filter(name => given.has(name)).map(name => [name, given.get(name)]));
    const isOpen = ([name, value]) => value === (name === "fault" ? "any" : "");
    [...chosen].filter(isOpen).forEach(([name]) => chosen.delete(name));
    return chosen;
  }

  async function show(limit) {
    shown = limit;
    const asked = wanted();
    history.replaceState(null, "", location.pathname + (asked.size ? "?" + asked : ""));
    const found = [];
    let all = 0;
    try {
      do {
        asked.set("limit", Math.min(500, limit - found.length));
        asked.set("offset", found.length);
        const page = await ask(api("/games", asked));
        all = page.found;
        found.push(...page.games);
        if (page.games.length === 0) {
          break;
        }
      } while (found.length < Math.min(limit, all));
    } catch (problem) {
      if (!(problem instanceof Refused)) {
        throw problem;
      }
      around(say("failed", problem.problem), false);
      return;
    }
    games = found;
    around(say("found-games", number(all)), games.length < all);
  }

  await show(STEP); // the server's list stays until the answer arrives
  let due = 0;
  let waiting = false;
  return changes => {
    if ((changes.ended ?? []).length > 0 && !waiting) {
      waiting = true;
      setTimeout(() => {
        waiting = false;
        due = Date.now() + 3000;
        if (document.querySelector("form.filters")) {
          show(shown);
        }
      }, due - Date.now());
    }
  };
}
