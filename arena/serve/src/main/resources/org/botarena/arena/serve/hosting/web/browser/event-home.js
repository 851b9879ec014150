// The first page of an event: its description, its deadline, how to take part, and the standings.
import {Component, h} from "./preact.js";
import {Picture} from "./boards.js";
import {moment, button, frame, get, panel} from "./event-frame.js";
import {coloursOf} from "./face.js";
import {Named} from "./players.js";
import {tableOf} from "./tables.js";
import {say} from "./texts.js";

const STEP = 700; // milliseconds that a position of the demo stays
const PAUSE = 4; // steps for its last position
const still = matchMedia("(prefers-reduced-motion: reduce)");

// A game that plays repeatedly by itself; it stands still if the person prefers no motion
class Demo extends Component {
  state = {ply: 0, isPlaying: !still.matches};

  componentDidMount() {
    this.clock = setInterval(() => {
      const {pictures} = this.props;
      if (this.state.isPlaying && !document.hidden) {
        this.setState(({ply}) => ({ply: ply >= pictures.length - 1 + PAUSE ? 0 : ply + 1}));
      }
    }, STEP);
    this.setState({ply: this.state.isPlaying ? 0 : this.props.pictures.length - 1});
  }

  componentWillUnmount() {
    clearInterval(this.clock);
  }

  render({pictures, cells}, {ply, isPlaying}) {
    return h("figure", {class: "demo"}, h(Picture, {picture: pictures[Math.min(ply, pictures.length - 1)], cells, seats: []}),
      h("figcaption", {}, h("span", {class: "dim"}, say("demo")),
      h("button", {type: "button", class: "plain", "aria-pressed": `${isPlaying}`, "aria-label": say(isPlaying ? "demo.stop" : "demo.play"),
        onClick: () => this.setState({isPlaying: !isPlaying})}, isPlaying ? "\u275a\u275a" : "\u25b6")));
  }
}

const watch = (address, label = say("watch")) => h("p", {class: "row"}, h("a", {class: "button", href: address}, label),
  h("a", {href: address + "/screen"}, say("watch.screen")));

// The current games, each with a link to its board
const running = (address, games) => Object.keys(games).length === 0 ? null : h("div", {}, h("h3", {}, say("running")),
  h("ul", {}, Object.entries(games).map(([id, seats]) => h("li", {key: id}, h("a", {href: `${address}/game/${encodeURIComponent(id)}`}, seats.join(" \u2013 "))))));

// Standings in which each agent links to its page and keeps its colour
function standings(address, rows, caption) {
  const colours = coloursOf(rows.map(row => row.agent));
  return tableOf("live", rows, caption, {cells: {name: ({agent, name}) =>
    h(Named, {side: {name, colour: colours.get(agent), href: `${address}/agents/${agent}`}})}});
}

// A tournament's name
export const named = heading => heading[document.documentElement.lang];

function tournament(one) {
  const address = "/tournaments/" + one.name;
  return h("section", {key: one.name, class: "panel"}, h("h2", {}, named(one.heading)), h("p", {class: "dim"}, moment(one.begun)),
    watch(address),
    h("p", {}, h("span", {class: "pill" + (one.state === "plays" ? " live" : "")}, one.isFrozen ? say("frozen") : say("state." + one.state))),
    one.revealed.length > 0 ? standings(address, one.revealed, say("revealed")) : null,
    one.isFrozen && one.lines.every(line => line.games === 0) ? null
      : standings(address, one.lines, say(one.isFrozen ? "standings.frozen" : "standings")),
    running(address, one.running));
}

// The last known standings, while the games are being read after a start
export const lastSentence = ({last}) => last === null ? null : h("p", {class: "notice", role: "status"}, say("ladder.last", moment(last.at)));

function ladder({state, games, lines, last, running: playing}, caption) {
  return panel(say("ladder"),
    last === null ? h("p", {class: "dim"}, say("ladder." + state, games)) : lastSentence({last}),
    games > 0 ? watch("/ladder") : null,
    last !== null ? tableOf("season", last.lines, caption, {keyOf: line => line.entrant})
      : lines.length > 0 ? standings("/ladder", lines, caption) : null,
    running("/ladder", playing));
}

const season = one => h("details", {key: one.name, class: "panel"}, h("summary", {}, `${one.name}: ${moment(one.begun)} \u2013 ${moment(one.ended)}`),
  tableOf("season", one.standings, say("ladder"), {keyOf: line => line.entrant}),
  h("h3", {}, say("season.receipts")),
  h("ul", {}, Object.entries(one.receipts).map(([folder, words]) => h("li", {}, `${folder}: ${words}`))));

// The time left, in its two largest units
export function left(utc) {
  const minutes = Math.max(0, Math.floor((new Date(utc) - Date.now()) / 60000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return days > 0 ? say("left.days", days, hours) : hours > 0 ? say("left.hours", hours, minutes % 60) : say("left.minutes", minutes);
}

const kit = () => `/api/event/kit?${new URLSearchParams({at: location.origin, language: document.documentElement.lang})}`;

const isGuest = me => me === null || me.number < 0;

const mainButton = event => isGuest(event.me) ? event.door !== "listed" ? h("a", {class: "button primary", href: "/join"}, say("join")) : null
  : event.me.role === "author" ? h("a", {class: "button primary", href: "/author"}, say("page.author")) : null;

function hero(event, demo) {
  return h("section", {class: "panel hero"}, h("div", {},
    h("h1", {}, event.title === "" ? say("title", event.game) : event.title),
    event.about === "" ? h("p", {class: "lead"}, say("about", event.game)) : h("p", {class: "lead about"}, event.about),
    h("p", {class: "row"}, h("span", {class: "pill"}, event.game), h("span", {class: "pill"}, say("a.move", event.moveMs >= 1000 ? `${event.moveMs / 1000}\u00a0s` : `${event.moveMs}\u00a0ms`)),
      h("span", {class: "pill " + (event.isOpen ? "good" : "warn")}, event.isOpen ? event.deadline === null ? say("open") : say("open.until", moment(event.deadline)) : say("closed")),
      event.isOpen && event.deadline !== null ? h("strong", {class: "pill live", role: "timer"}, left(event.deadline)) : null),
    h("ol", {class: "three"}, h("li", {}, h("strong", {}, say("step.kit")), h("span", {}, h("a", {href: kit(), download: ""}, say("step.kit.link"))),
      event.rules === null ? null : h("span", {}, h("a", {href: event.rules}, say("step.rules")))),
    h("li", {}, h("strong", {}, say("step.hand.in")), h("span", {class: "dim"}, say("step.hand.in.text"))),
    h("li", {}, h("strong", {}, say("step.watch")), h("span", {class: "dim"}, say("step.watch.text")))),
    h("p", {class: "row"}, mainButton(event), h("a", {class: "button", href: "/play"}, say("play.against")))),
  demo === null ? null : h(Demo, demo));
}

let demo; // requested once, because its board must not restart whenever the page is shown

const demoOnce = async () => { demo ??= await get("/demo").catch(() => null); };

// A request to a person, next to the demo
export async function besideDemo(...content) {
  await demoOnce();
  return h("section", {class: "panel hero even"}, h("div", {}, content), demo === null ? null : h(Demo, demo));
}

export async function home() {
  const event = await get("");
  await demoOnce();
  frame("home", event.me, hero(event, demo),
    event.behind.length > 0 ? h("p", {class: "bad", role: "status"}, say("behind", event.behind.join(", "))) : null,
    event.isCrowded ? h("p", {class: "notice", role: "status"}, say("crowded")) : null,
    event.tournaments.slice(0, 1).map(tournament),
    ladder(event.ladder, say(event.isFirstPlacesOnly ? "ladder.first" : "ladder.caption")),
    event.tournaments.slice(1).map(tournament),
    event.seasons.length === 0 ? null : h("h2", {}, say("seasons")), event.seasons.map(season));
}
