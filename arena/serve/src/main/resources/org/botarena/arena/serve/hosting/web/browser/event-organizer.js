// The actions of the organizer and assistants; each is recorded with a reason.
import {Component, createRef, h} from "./preact.js";
import {number, rating} from "./numbers.js";
import {keyed, table} from "./tables.js";
import {say} from "./texts.js";
import {answer, checked, own, tests} from "./event-author.js";
import {button, form, frame, get, moment, panel, post, risk, title} from "./event-frame.js";
import {named} from "./event-home.js";
import {ask} from "./page.js";

const ROLES = ["AUTHOR", "ASSISTANT", "SCREEN"];

const DOORS = ["APPROVAL", "OPEN", "LISTED"];

let link = null;
let sheet = null;

// The time of a local date field in UTC; empty if the field is
const utc = local => local === "" ? "" : new Date(local).toISOString();

const act = (name, body = {}) => post("/organize/" + name, {why: "", ...body});

const action = (name, body) => async () => { await act(name, body); await organizer(); };

const risked = (name, body) => async why => { await act(name, {...body, why}); await organizer(); };

// The members of the team, or the one author, of a submission
const whose = (all, author) => all.persons.filter(one => one.author === author && one.state !== "refused").map(one => who(all, one.number)).join(", ") || who(all, author);

// A person's name, and the shown name if it differs; the arena itself is number 0
function who(all, number) {
  const person = all.persons.find(one => one.number === number);
  return person === undefined ? number === 0 ? say("arena") : `${number}` : person.name === "" || person.name === person.alias ? person.alias : `${person.name} (${person.alias})`;
}

async function newLink(person, why) {
  link = {person: person.number, token: (await act("link", {person: person.number, why})).link};
  await organizer();
}

const shownLink = () => link === null ? null : h("div", {class: "notice", role: "status"}, say("link.once"), " ", h("code", {}, `${location.origin}/enter#${link.token}`));

const menu = one => h("details", {class: "menu"}, h("summary", {"aria-label": say("more.of", one.alias)}, "\u22ef"), h("div", {class: "row"},
  one.state === "refused" ? button(say("approve"), action("approve", {person: one.number}), "plain") : null,
  risk(say("new.link"), say("ask.link", one.alias), why => newLink(one, why)),
  risk(say("hide"), say("ask.hide", one.alias), risked("hide", {person: one.number})),
  one.plays === null ? null : risk(say("withdraw"), say("ask.withdraw", one.alias), risked("withdraw", {person: one.number})),
  form([["deadline", say("deadline"), "datetime-local"]], say("set"), values => action("deadline", {person: one.number, deadline: utc(values.deadline)})())));

const entering = one => h("div", {class: "row"}, button(say("approve"), action("approve", {person: one.number})),
  risk(say("refuse"), say("ask.refuse", one.alias), risked("refuse", {person: one.number})));

// All participants: filtered by a part of a name, with some selected for one action
class Authors extends Component {
  state = {filter: "", chosen: new Set()};

  async each(name, why = "") {
    for (const person of this.state.chosen) {
      await act(name, {person, why});
    }
    this.setState({chosen: new Set()});
    await organizer();
  }

  render({all}, {filter, chosen}) {
    const found = all.persons.filter(one => `${one.alias} ${one.name}`.toLowerCase().includes(filter.toLowerCase()));
    const choose = (person, isChosen) => {
      const next = new Set(chosen);
      next[isChosen ? "add" : "delete"](person);
      this.setState({chosen: next});
    };
    return [h("div", {class: "filters"}, h("label", {}, say("filter"), h("input", {type: "search", value: filter, onInput: event => this.setState({filter: event.target.value})}))),
      chosen.size === 0 ? null : h("div", {class: "row bulk", role: "group", "aria-label": say("chosen", chosen.size)}, h("strong", {}, say("chosen", chosen.size)),
        button(say("approve"), () => this.each("approve")), risk(say("refuse"), say("ask.refuse", say("chosen", chosen.size)), why => this.each("refuse", why)),
        risk(say("withdraw"), say("ask.withdraw", say("chosen", chosen.size)), why => this.each("withdraw", why))),
      table(say("authors"), ["", say("number"), say("alias"), say("name"), say("role"), say("state"), say("plays.now"), say("deadline"), ""],
        found.map(one => keyed(`person ${one.number}`, [one.role === "organizer" ? null : h("input", {type: "checkbox", checked: chosen.has(one.number),
          "aria-label": say("choose.one", one.alias), onChange: event => choose(one.number, event.target.checked)}),
        one.number, one.author === one.number ? one.alias : [one.alias, h("div", {class: "dim small"}, say("team.of", one.author))], one.name, say("role." + one.role), h("span", {class: one.state === "waiting" ? "pill warn" : null}, say("person." + one.state)), one.plays, moment(one.deadline),
        one.role === "organizer" ? null : h("div", {class: "row acts"}, one.state === "waiting" ? entering(one) : null, menu(one))])), [1])];
  }
}

// All people who waited when this page was drawn; later ones wait for the next update
function waiting(all) {
  const those = all.persons.filter(one => one.state === "waiting");
  const last = Math.max(...those.map(one => one.number));
  return those.length === 0 ? null : panel(say("waiting", those.length),
    those.length < 2 ? null : h("div", {class: "row"}, button(say("approve.all.of", those.length), action("approve-all", {last})),
      risk(say("refuse.all"), say("ask.refuse", say("waiting", those.length)), risked("refuse-all", {last}))),
    h("ul", {class: "rows"}, those.map(one => h("li", {key: one.number}, h("span", {}, who(all, one.number), " ", h("span", {class: "dim"}, say("person.waiting"))), entering(one)))));
}

const headingOf = (event, name) => named(event.tournaments.find(one => one.name === name).heading);

const failure = one => one.failure === "" ? null : h("span", {class: "bad"}, one.failure);

// Questions to the authors: made in the background, then saved as a printable page
function sheets(one, all) {
  const made = all.sheets.find(each => each.tournament === one.name);
  return h("div", {}, h("p", {}, say("sheets.about")),
    made?.state === "making" ? h("p", {role: "status"}, say("sheets.making", made.judged, made.games))
      : form([["positions", say("sheets.positions"), "number", "3"]], say("sheets.make"),
        values => action("sheets", {tournament: one.name, positions: Number(values.positions), language: document.documentElement.lang})()),
    made?.state === "ready" ? h("a", {href: "/api/event/organize/sheets?tournament=" + encodeURIComponent(one.name), download: "questions.html"}, say("sheets.save")) : null,
    made?.state === "failed" ? failure(made) : null);
}

function tournaments(event, all) {
  return event.tournaments.map(one => h("div", {class: "row tournament", key: one.name}, h("a", {href: "/tournaments/" + one.name}, h("strong", {}, named(one.heading))), h("span", {class: "dim"}, moment(one.begun)), h("span", {}, say("state." + one.state)), failure(one),
    one.state === "plays" ? risk(say("finish"), say("ask.finish"), risked("finish")) : null,
    one.state === "stopped" ? button(say("resume"), action("resume", {tournament: one.name})) : null,
    one.isFrozen || one.revealed.length > 0 ? risk(say("thaw"), say("ask.thaw"), risked("thaw", {tournament: one.name}))
      : button(say(one.state === "finished" ? "freeze.hidden" : "freeze"), action("freeze", {tournament: one.name}), "plain"),
    h("details", {}, h("summary", {}, say("grades")), grades(one)),
    h("details", {}, h("summary", {}, say("sheets")), sheets(one, all))));
}

// The strength of the first entrant; for an infinite estimate its bound is known
const elo = result => result.eloLow === null && result.eloHigh === null ? say("unknown") : rating({...result, elo: result.elo ?? 0}, [result]);

function verdict({entrants, sprt}) {
  if (sprt.verdict !== null) {
    return say("match." + sprt.verdict, entrants[0], entrants[1], sprt.elo1, sprt.elo0);
  }
  return sprt.exhausted ? say("match.exhausted") : sprt.gamesLeft === null ? say("match.undecided") : say("match.left", number(sprt.gamesLeft));
}

function matches(all) {
  return all.matches.length === 0 ? null : table(say("match.all"), [say("when"), say("who"), say("state"), say("result"), "Elo", "LLR", say("match.verdict"), ""],
    all.matches.map(({result, ...one}) => keyed(`match ${one.number}`, [moment(one.begun), `${one.first} – ${one.second}`,
      one.failure === "" ? say("match.state." + one.state) : `${say("match.state." + one.state)}: ${one.failure}`,
      ...result === null ? ["", "", "", ""] : [`+${result.wins} =${result.draws} −${result.losses}`, elo(result),
        `${number(result.sprt.llr, 2)} (${number(result.sprt.lower, 2)} … ${number(result.sprt.upper, 2)})`, verdict(result)],
      one.state === "plays" ? risk(say("match.stop"), say("ask.stop"), risked("stop-match")) : null])));
}

function grades(one) {
  const rules = createRef();
  const file = createRef();
  return h("div", {}, h("p", {}, say("grades.rules")),
    h("textarea", {ref: rules, name: "rules", "aria-label": say("grades.rules"), defaultValue: "0.95 vs random -> 10"}),
    h("p", {}, say("grades.sheet")), h("input", {ref: file, type: "file", accept: ".csv", "aria-label": say("grades.sheet")}),
    button(say("grades.take"), async () => {
      const [chosen] = file.current.files;
      const filled = await act("marks", {tournament: one.name, rules: rules.current.value, sheet: chosen ? await chosen.text() : ""});
      URL.revokeObjectURL(sheet?.link);
      sheet = {tournament: one.name, link: URL.createObjectURL(new Blob([Uint8Array.from(atob(filled.sheet), sign => sign.charCodeAt(0))], {type: "text/csv"})), notes: filled.notes};
      file.current.value = "";
      await organizer();
      document.querySelector("a[download]").focus();
    }), sheet?.tournament === one.name
      ? [h("a", {href: sheet.link, download: "grades.csv"}, say("grades.download")), sheet.notes.map(line => h("p", {}, line))] : null);
}

function protests(all, event) {
  return all.protests.length === 0 ? h("p", {class: "dim"}, say("protests.none")) : all.protests.map(one => h("div", {class: "panel", key: one.id},
    h("h2", {}, say("protest.by", whose(all, one.person)), one.sides.length === 0 ? null : h("span", {class: "dim"}, ` ${one.sides.join(" \u2013 ")}`)),
    h("p", {}, one.reason), h("p", {}, h("a", {class: "button", href: `/tournaments/${encodeURIComponent(one.tournament)}/game/${encodeURIComponent(one.game)}`}, "\u25b6\u00a0" + say("protest.game")), " ",
      h("span", {class: "dim small"}, `${headingOf(event, one.tournament)}, ${one.game}`)), one.found === "" ? null : h("pre", {}, one.found),
    h("p", {}, say("protest." + one.state), " ", one.answer),
    one.state === "accepted" || one.state === "rejected" ? null : h("div", {class: "row"},
      (one.replays === 0 ? [1, 3, 5] : [one.replays]).map(times => button(say("replay", times), action("replay", {protest: one.id, times}), "plain")),
      one.state !== "replayed" ? null : form([["why", say("reason"), "text", "", true]], say("accept"), values => action("accept", {protest: one.id, ...values})()),
      form([["why", say("reason"), "text", "", true]], say("reject"), values => action("reject", {protest: one.id, ...values})()))));
}

// Games that are played again together: selected by a common property, and accepted as a whole
function reruns(all, event) {
  return [event.tournaments.length === 0 ? null : panel(say("reruns"), h("p", {class: "dim"}, say("reruns.text")),
    form([["tournament", say("reruns.tournament"), event.tournaments.map(one => [one.name, `${named(one.heading)}, ${moment(one.begun)}`])],
      ["fault", say("reruns.fault")], ["author", say("reruns.author")], ["worker", say("reruns.worker")],
      ["since", say("reruns.since"), "datetime-local"], ["until", say("reruns.until"), "datetime-local"], ["rules", say("reruns.rules")], ["why", say("reason")]],
    say("reruns.begin"), values => action("reruns", {...values, since: utc(values.since), until: utc(values.until), rules: values.rules.replaceAll(";", "\n")})())),
  all.reruns.map(one => h("div", {class: "panel", key: one.id}, h("h2", {}, say("reruns.of", one.games, headingOf(event, one.tournament))),
    h("p", {class: "dim"}, `${one.chosen}, ${moment(one.made)}`), h("p", {role: "status"}, say("reruns.state." + one.state, one.played, one.games), " ", one.answer),
    one.found === "" ? null : h("pre", {}, one.found),
    one.state !== "played" ? null : h("div", {class: "row"},
      form([["why", say("reason"), "text", "", true]], say("reruns.accept"), values => action("accept-reruns", {set: one.id, ...values})()),
      form([["why", say("reason"), "text", "", true]], say("reruns.reject"), values => action("reject-reruns", {set: one.id, ...values})()))))];
}

const openProtests = all => all.protests.filter(one => one.state !== "accepted" && one.state !== "rejected").length;

// The link for the room, which is public
const room = () => panel(say("join.link"), h("p", {}, h("code", {class: "lead"}, location.origin + "/join")),
  button(say("event.copy"), () => navigator.clipboard.writeText(location.origin + "/join"), "plain"),
  roomCode === "" ? h("p", {class: "dim small"}, say("join.link.none")) : h("img", {class: "code", src: "/files/link.svg", alt: say("join.code", roomCode)}));

let roomCode = null;

const fact = (value, text, tone = "") => h("li", {class: tone}, h("strong", {}, value), h("span", {}, text));

function now(all, event) {
  const authors = all.persons.filter(one => one.role === "author" && one.state === "approved");
  const without = authors.filter(one => !all.uploads.some(each => each.person === one.number));
  const queued = all.uploads.filter(one => one.state === "received" || one.state === "queued").length;
  const names = groups => groups.map(group => group.map(number => whose(all, number)).join(", ")).join("; ");
  return [waiting(all),
    [...all.lost, ...all.equal.length === 0 ? [] : [say("equal", names(all.equal))],
      ...all.alike.length === 0 ? [] : [say("alike", all.alike.map(one => `${whose(all, one.one)} ~ ${whose(all, one.other)} (${one.percent} %)`).join("; "))],
      ...event.isCrowded ? [say("crowded")] : []].map(sentence => h("p", {class: "notice", role: "status"}, sentence)),
    h("ul", {class: "figures"}, fact(authors.length, say("now.authors")), fact(without.length, say("now.without")), fact(queued, say("now.queued")),
      fact([event.ladder, ...event.tournaments].flatMap(one => Object.keys(one.running)).length, say("now.running")), fact(event.ladder.games, say("now.games")), fact(openProtests(all), say("now.protests"))),
    h("div", {class: "columns"}, h("div", {class: "seven"},
      panel(say("words"), form([["title", say("words.title"), "text", event.title], ["about", say("words.about"), "text", event.about]], say("words.save"), async values => {
        await act("words", values);
        title(values.title);
        await organizer();
      })),
      panel(say("submissions"), h("p", {}, h("span", {class: "pill " + (all.isOpen ? "good" : "warn")}, all.isOpen ? all.deadline === null ? say("open") : say("open.until", moment(all.deadline)) : say("closed"))),
        h("div", {class: "row"}, form([["deadline", say("deadline"), "datetime-local"]], say("open.now"), values => action("open", {deadline: utc(values.deadline)})()),
          all.isOpen ? risk(say("close"), say("ask.close"), risked("close")) : null),
        h("details", {}, h("summary", {}, say("grace")), form([["seconds", say("grace"), "number", `${all.graceSeconds}`]], say("set"), values => action("grace", {seconds: Number(values.seconds)})()))),
      panel(say("places"), h("p", {}, say(event.isFirstPlacesOnly ? "places.first" : "places.all")),
        button(say(event.isFirstPlacesOnly ? "places.show.all" : "places.show.first"), action("places", {isFirstOnly: !event.isFirstPlacesOnly}), "plain")),
      panel(say("door"), h("p", {}, h("span", {class: "pill" + (event.door === "open" ? " good" : "")}, say("door." + event.door, moment(event.doorUntil)))),
        form([["door", say("door"), DOORS.map(door => [door, say("door.choose." + door.toLowerCase())])], ["until", say("door.until"), "datetime-local"]], say("set"),
          values => action("door", {door: values.door, until: utc(values.until)})()),
        h("details", {}, h("summary", {}, say("team.size")), form([["size", say("team.size"), "number", `${all.teamSize}`]], say("set"), values => action("team-size", {size: Number(values.size)})()))),
      panel(say("ladder"), h("div", {class: "row"}, h("span", {}, say("ladder." + event.ladder.state, event.ladder.games)), failure(event.ladder),
        button(all.isLadderPaused ? say("ladder.play") : say("ladder.pause"), action("ladder", {isPaused: !all.isLadderPaused}), "plain")),
      h("p", {}, say("season.since", moment(event.seasonBegun))),
      h(Season, {}))),
    h("div", {class: "five"}, room(), h("p", {class: "dim small"}, say("lanes", all.lanes.games, all.lanes.cores, all.lanes.visitors))))];
}

class Season extends Component {
  render(props, {name = ""}) {
    return h("div", {class: "row"}, h("label", {}, say("season.name"), h("input", {name: "season", value: name, autocomplete: "off", onInput: event => this.setState({name: event.target.value})})),
      risk(say("season.end"), say("ask.season"), async why => { await risked("season", {name})(why); this.setState({name: ""}); }));
  }
}

// The number of games, if it is known in advance
function estimate(all, {format, pairs, with: samples = ""}) {
  const entrants = new Set([...all.persons.map(one => one.plays).filter(one => one !== null), ...samples.split(",").map(one => one.trim()).filter(one => one !== "")]).size;
  return format === all.formats[0] && entrants > 1 ? say("estimate", entrants, number(entrants * (entrants - 1) * Number(pairs || 1))) : say("estimate.none", entrants);
}

class Begin extends Component {
  render({all}, {values = {format: all.formats[0], pairs: "1"}}) {
    const change = event => this.setState({values: Object.fromEntries(new FormData(event.currentTarget))});
    return h("div", {class: "begin", onInput: event => change({currentTarget: event.target.form})}, form([
      ...all.options.map(one => [one.name, say("option." + one.name), one.name === "format" ? all.formats.map(name => [name, name]) : one.label === "N" ? "number" : "text", one.byDefault]),
      ["why", say("reason")]], say("begin"), ({why, ...settings}) => action("tournament", {settings, why})()), h("p", {class: "dim"}, estimate(all, values)));
  }
}

function playing(all, event) {
  return [panel(say("begin"), h(Begin, {all})),
    event.tournaments.length === 0 ? null : panel(say("tournaments"), tournaments(event, all), h("p", {}, h("a", {href: "/reveal"}, say("page.reveal")))),
    panel(say("match.all"), form([["first", say("match.first"), own(all.entrants)], ["second", say("match.second"), own(all.entrants)],
      ["test", say("match.test"), "text", "0,50"], ["pairs", say("match.pairs"), "number", "1000"]], say("match.begin"),
    values => action("match", {...values, pairs: Number(values.pairs)})()), matches(all))];
}

const authors = all => [panel(say("authors"), shownLink(), h(Authors, {all})),
  panel(say("add"), form([["name", say("name")], ["alias", say("alias")], ["role", say("role"), ROLES.map(role => [role, say("role." + role.toLowerCase())])]], say("add"), async values => {
    link = {token: (await act("person", values)).link};
    await organizer();
  }))];

const submissions = (all, play) => [panel(say("uploads"), table(say("uploads"), [say("when"), say("who"), say("file"), say("check"), ""],
  all.uploads.slice(0, 100).map(one => keyed(one.id, [moment(one.received), whose(all, one.person), one.file, checked(one), answer(one)])))),
play.testable.length === 0 ? null : h("section", {class: "panel"}, tests(play, organizer))];

const log = all => panel(say("actions"), table(say("actions"), [say("when"), say("who"), say("what"), say("reason")],
  all.actions.map(one => [moment(one.at), who(all, one.person), one.what, one.why])));

// The parts of the page, by the hash of its address
function parts(all, event, play) {
  const waits = all.persons.filter(one => one.state === "waiting").length;
  const counted = (text, count) => count === 0 ? text : `${text} (${count})`;
  const shared = [["submissions", say("tab.submissions"), () => submissions(all, play)],
    ["protests", counted(say("protests"), openProtests(all)), () => [protests(all, event), event.me.role === "organizer" ? reruns(all, event) : null]], ["log", say("tab.log"), () => log(all)]];
  return event.me.role !== "organizer" ? shared
    : [["now", counted(say("tab.now"), waits), () => now(all, event)], ["authors", counted(say("authors"), all.persons.length - 1), () => authors(all)], shared[0],
      ["tournaments", say("tournaments"), () => playing(all, event)], ...shared.slice(1)];
}

export async function organizer() {
  const [all, event, play] = await Promise.all([get("/organize"), get(""), get("/play")]);
  roomCode ??= (await ask("/api/link")).link;
  const shown = parts(all, event, play);
  const here = shown.find(([name]) => "#" + name === location.hash) ?? shown[0];
  frame("organizer", event.me, h("h1", {}, say(event.me.role === "organizer" ? "page.organizer" : "role.assistant")),
    h("nav", {class: "tabs parts", "aria-label": say("parts")}, shown.map(([name, text]) =>
      h("a", {key: name, href: "#" + name, "aria-current": here[0] === name ? "true" : null}, text))),
    h("div", {key: here[0]}, here[2]()));
}

const PRESENTERS = ["ArrowRight", "ArrowDown", "PageDown"]; // the keys of a remote control

// For a phone: one place per press, from the bottom
export async function reveal() {
  const event = await get("");
  const one = event.tournaments.find(each => each.isFrozen || each.revealed.length > 0);
  if (one === undefined) {
    frame("reveal", event.me, h("p", {}, say("reveal.none")));
    return;
  }
  const next = one.revealed.length + 1;
  const last = one.revealed[0];
  frame("reveal", event.me, h("div", {class: "reveal", onKeyDown: event => PRESENTERS.includes(event.key) && event.currentTarget.querySelector("button").click()}, h("h1", {}, named(one.heading)),
    last === undefined ? h("p", {}, say("reveal.begin")) : h("p", {"aria-live": "polite"}, `${last.place}. ${last.name}`),
    // Each place has its own button, because the one before may still wait for its answer
    one.isFrozen ? h("div", {key: next}, button(say("reveal.next", next), async () => {
      await post("/organize/reveal", {tournament: one.name, places: next});
      await reveal();
    })) : button(say("thaw"), async () => {
      await post("/organize/thaw", {tournament: one.name});
      await reveal();
    })));
  document.querySelector(".reveal button")?.focus(); // the next key press reveals the next place
}
