// The pages of a hosted event: which one it is, and what everybody sees.
import {h} from "./preact.js";
import {language} from "./language.js";
import {tableOf} from "./tables.js";
import {say, texts} from "./texts.js";
import {button, follow, form, frame, get, moment, post, tell} from "./event-frame.js";
import {author} from "./event-author.js";
import {organizer, reveal} from "./event-organizer.js";
import {beginPlay, showPlay} from "./event-play.js";

const root = document.documentElement;

const watch = address => h("p", {}, h("a", {href: address}, say("watch")), " ", h("a", {href: address + "/screen"}, say("watch.screen")));

const running = games => games.length === 0 ? null : h("div", {}, h("h3", {}, say("running")),
  h("ul", {}, games.map(game => h("li", {}, game.seats.join(" – ") + ": " + game.moves.slice(-12).join(" ")))));

function tournament(one) {
  return h("section", {key: one.name}, h("h2", {}, `${say("tournament")} ${one.name.replace("T", " ").replace(/-(\d\d)-(\d\d)$/, ":$1:$2")}`),
    watch("/tournaments/" + one.name),
    h("p", {}, one.isFrozen ? say("frozen") : say("state." + one.state)),
    one.revealed.length > 0 ? tableOf("live", one.revealed, say("revealed")) : null,
    one.isFrozen && one.lines.every(line => line.games === 0) ? null
      : tableOf("live", one.lines, say(one.isFrozen ? "standings.frozen" : "standings")),
    running(one.running));
}

const season = one => h("details", {key: one.name}, h("summary", {}, `${one.name}: ${moment(one.begun)} – ${moment(one.ended)}`),
  tableOf("season", one.standings, say("ladder"), {keyOf: line => line.entrant}),
  h("h3", {}, say("season.receipts")),
  h("ul", {}, Object.entries(one.receipts).map(([folder, words]) => h("li", {}, `${folder}: ${words}`))));

async function home() {
  const event = await get("");
  frame("home", event.me, h("h1", {}, say("title", event.game)),
    h("p", {}, event.isOpen ? event.deadline === null ? say("open") : say("open.until", moment(event.deadline))
      : say("closed")),
    event.me === null && event.joins ? h("p", {}, h("a", {href: "/join"}, say("join"))) : null,
    event.behind.length > 0 ? h("p", {class: "bad", role: "status"}, say("behind", event.behind.join(", "))) : null,
    event.isCrowded ? h("p", {class: "bad", role: "status"}, say("crowded")) : null,
    event.tournaments.slice(0, 1).map(tournament),
    h("section", {}, h("h2", {}, say("ladder")),
      h("p", {class: "dim"}, say("ladder." + event.ladder.state, event.ladder.games)),
      event.ladder.games > 0 ? watch("/ladder") : null,
      event.ladder.lines.length > 0 ? tableOf("live", event.ladder.lines, say("ladder.caption")) : null,
      running(event.ladder.running)),
    event.tournaments.slice(1).map(tournament),
    event.seasons.length === 0 ? null : h("h2", {}, say("seasons")), event.seasons.map(season));
}

const homeOf = me => me.role === "author" ? "/author" : me.role === "screen" ? "/" : "/organizer";

// Opening a link lets nobody in: what is behind the # is not sent before the button is pressed
async function enter() {
  const link = location.hash.slice(1);
  frame("enter", null, h("h1", {}, say("enter.title")), h("p", {}, say("enter.text")), button(say("enter"), async () => {
    const event = await post("/enter", {link});
    history.replaceState(null, "", "/enter");
    location.assign(homeOf(event.me));
  }));
}

async function join() {
  frame("join", null, h("h1", {}, say("join")), h("p", {}, say("join.text")),
    form([["alias", say("join.alias")], ["name", say("join.name")]], say("join"), async values => {
      await post("/join", values);
      location.assign("/author");
    }));
}

// seconds: that pass at least before a page is shown anew, since it is asked for by all of a room at once
const PAGES = {"/": {show: home, seconds: 3}, "/enter": {show: enter}, "/join": {show: join}, "/author": {show: author, seconds: 2},
  "/organizer": {show: organizer, seconds: 2}, "/reveal": {show: reveal, seconds: 0}, "/play": {begin: beginPlay, show: showPlay, seconds: 0.3}};

async function begin() {
  root.lang = language();
  Object.assign(texts, await get("/texts"));
  const {begin: first = () => {}, show, seconds} = PAGES[location.pathname];
  await first();
  await show();
  document.title = say("title.short");
  root.dataset.ready = "yes";
  if (seconds !== undefined) {
    follow(show, seconds);
  }
}

begin().catch(problem => {
  frame("", null);
  tell(problem.message);
});
