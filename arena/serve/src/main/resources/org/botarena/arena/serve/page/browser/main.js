// Every page: its texts, what is around it, and which one it is.
import {texts} from "./boards.js";
import {base, el, page as here, say} from "./dom.js";
import {language, otherLanguage} from "./language.js";
import {unpressed} from "./press.js";
import {connect, listen, state} from "./state.js";
import {standingsPage} from "./standings.js";
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

function around(page) {
  const links = [["/", "standings"], ["/games", "games"], ["/schedule", "schedule"], ["/screen", "screen"]];
  const status = el("p.small.status", {role: "status"});
  document.body.append(
    el("a.skip", {href: "#main"}, say("skip")),
    el("header", {}, el("h1", {}, say("title", state.tournament.game)),
      el("nav", {"aria-label": say("pages")},
        base === "" ? null : el("a", {href: "/"}, say("page.event")),
        ...links.map(([href, name]) => el("a", {href: here(href), "aria-current": name === page ? "page" : null}, say("page." + name))),
        otherLanguage()),
      status));
  const show = () => {
    status.textContent = !state.connected ? say("disconnected") : state.behind ? say("behind") : "";
    status.classList.toggle("warning", !state.connected || state.behind);
  };
  listen(show);
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
  document.title = `${say("page." + name)} \u2013 ${say("title", state.tournament.game)}`;
  root.dataset.page = name;
  if (name !== "screen") {
    around(name);
  }
  const main = el("main", {id: "main", tabindex: -1});
  document.body.append(main);
  const update = await page(main, argument && decodeURIComponent(argument));
  listen(changes => unpressed(() => update(changes)));
  update({...changes, kind: "snapshot"});
  root.dataset.ready = "yes";
}

begin().catch(problem => {
  document.body.append(el("p.warning", {role: "alert"}, texts.failed ? say("failed", problem.message) : problem.message));
});
