// Every page: its texts, its frame, and its choice.
import {Header} from "./face.js";
import {h, render} from "./preact.js";
import {base, page as here, unpressed} from "./page.js";
import {language, otherLanguage} from "./language.js";
import {connect, listen, state} from "./state.js";
import {say, texts} from "./texts.js";
import {Remaining, standingsPage} from "./standings.js";
import {gamePage} from "./game.js";
import {gamesPage} from "./games.js";
import {agentPage} from "./agent.js";
import {schedulePage} from "./schedule.js";
import {screenPage} from "./screen.js";

const root = document.documentElement;

const routes = [
  [/^\/$/, "standings", standingsPage],
  [/^\/games$/, "games", gamesPage],
  [/^\/game\/([^/]+)$/, "game", gamePage],
  [/^\/agents\/([^/]+)$/, "agent", agentPage],
  [/^\/schedule$/, "schedule", schedulePage],
  [/^\/screen$/, "screen", screenPage],
];

const LINKS = [["/", "standings"], ["/games", "games"], ["/schedule", "schedule"], ["/screen", "screen"]];

const shown = {name: null, content: null, failure: null};

function around(name) {
  const isWarned = !state.connected || state.behind;
  return [h("a", {class: "skip", href: "#main"}, say("skip")),
    h(Header, {title: state.tournament.heading[root.lang], home: "/", label: say("pages"),
      tabs: [...base === "" ? [] : [["/", say("page.event"), false]],
        ...LINKS.map(([href, link]) => [here(href), say("page." + link), link === name])], end: [h(Remaining), otherLanguage()]}),
    h("p", {class: isWarned ? "small status warning" : "small status", role: "status"},
      !state.connected ? say("disconnected") : state.behind ? say("behind") : "")];
}

function show() {
  const {name, content, failure} = shown;
  render([name === null || name === "screen" ? null : around(name),
    name === null ? null : h("main", {id: "main", tabindex: -1}, content),
    failure === null ? null : h("p", {class: "warning", role: "alert"}, failure)], document.body);
}

// Replaces a page's content, initially the server's version
function draw(content) {
  if (shown.content === null) {
    document.body.replaceChildren();
  }
  shown.content = content;
  show();
}

async function begin() {
  root.lang = language();
  const told = fetch("/api/texts/" + root.lang);
  const snapshot = new Promise(resolve => listen(changes => state.tournament !== null && resolve(changes)));
  connect();
  Object.assign(texts, await (await told).json());
  const changes = await snapshot;
  const address = (location.pathname.startsWith(base + "/") ? location.pathname.slice(base.length) : location.pathname)
    .replace(/(.)\/$/, "$1");
  const [pattern, name, page] = routes.find(([one]) => one.test(address === base ? "/" : address));
  const [, argument] = address.match(pattern) ?? [];
  document.title = `${say("page." + name)} \u2013 ${state.tournament.heading[root.lang]}`;
  root.dataset.page = name;
  shown.name = name;
  const update = await page(draw, argument && decodeURIComponent(argument));
  listen(changes => unpressed(() => {
    update(changes);
    show();
  }));
  update({...changes, kind: "snapshot"});
  root.dataset.ready = "yes";
}

begin().catch(problem => {
  shown.failure = texts.failed ? say("failed", problem.message) : problem.message;
  show();
});
