// What the organizer and assistants do; each action goes on file with a reason.
import {createRef, h} from "./preact.js";
import {number, rating} from "./numbers.js";
import {keyed, table} from "./tables.js";
import {say} from "./texts.js";
import {answer, checked, own, tests} from "./event-author.js";
import {button, form, frame, get, moment, post} from "./event-frame.js";

const ROLES = ["AUTHOR", "ASSISTANT", "SCREEN"];

let link = null;
let sheet = null;

const utc = local => local === "" ? "" : new Date(local).toISOString();

// What is done goes on file with the reason that stands in the field above, which is for that one action
async function act(name, body = {}) {
  const field = document.querySelector("#why");
  const told = await post("/organize/" + name, {why: field?.value ?? "", ...body});
  if (field) {
    field.value = "";
  }
  return told;
}

const action = (name, body) => async () => { await act(name, body); await organizer(); };

// A person's name, and the shown name where that is another; the arena itself is number 0
function who(all, number) {
  const person = all.persons.find(one => one.number === number);
  return person === undefined ? number === 0 ? say("arena") : `${number}` : person.name === "" || person.name === person.alias ? person.alias : `${person.name} (${person.alias})`;
}

function persons(all) {
  return table(say("authors"), [say("number"), say("alias"), say("name"), say("role"), say("state"), say("plays.now"), say("deadline"), ""],
    all.persons.map(one => keyed(`person ${one.number}`, [one.number, one.alias, one.name, say("role." + one.role), say("person." + one.state), one.plays, moment(one.deadline),
      one.role === "organizer" ? null : h("div", {class: "row"},
        one.state === "waiting" ? button(say("approve"), action("approve", {person: one.number})) : null,
        one.state === "waiting" ? button(say("refuse"), action("refuse", {person: one.number}), "quiet") : null,
        button(say("new.link"), async () => {
          link = (await act("link", {person: one.number})).link;
          await organizer();
        }, "quiet"),
        button(say("hide"), action("hide", {person: one.number}), "quiet"),
        one.plays === null ? null : button(say("withdraw"), action("withdraw", {person: one.number}), "quiet"),
        h("details", {}, h("summary", {}, say("deadline")), form([["deadline", say("deadline"), "datetime-local"]], say("set"),
          values => action("deadline", {person: one.number, deadline: utc(values.deadline)})())))])), [0]);
}

// All who waited when this page was drawn: who comes meanwhile waits for a look of its own
function waiting(all) {
  const numbers = all.persons.filter(one => one.state === "waiting").map(one => one.number);
  const last = Math.max(...numbers);
  return numbers.length < 2 ? null : h("div", {class: "row"}, h("span", {}, say("waiting", numbers.length)),
    button(say("approve.all"), action("approve-all", {last})), button(say("refuse.all"), action("refuse-all", {last}), "quiet"));
}

const failure = one => one.failure === "" ? null : h("span", {class: "bad"}, one.failure);

function tournaments(event) {
  return event.tournaments.map(one => h("div", {class: "row", key: one.name}, h("strong", {}, one.name), h("span", {}, say("state." + one.state)), failure(one),
    one.state === "plays" ? button(say("finish"), action("finish", {})) : null,
    one.state === "stopped" ? button(say("resume"), action("resume", {tournament: one.name})) : null,
    one.isFrozen || one.revealed.length > 0 ? button(say("thaw"), action("thaw", {tournament: one.name}))
      : button(say(one.state === "finished" ? "freeze.hidden" : "freeze"), action("freeze", {tournament: one.name})),
    h("details", {}, h("summary", {}, say("grades")), grades(one))));
}

// The strength of the first entrant; with an infinite estimate its bound is known
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
      one.state === "plays" ? button(say("match.stop"), action("stop-match", {})) : null])));
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
      sheet = {tournament: one.name, link: URL.createObjectURL(new Blob([Uint8Array.from(atob(filled.sheet), sign => sign.charCodeAt(0))], {type: "text/csv"})), told: filled.told};
      file.current.value = "";
      await organizer();
      document.querySelector("a[download]").focus();
    }), sheet?.tournament === one.name
      ? [h("a", {href: sheet.link, download: "grades.csv"}, say("grades.download")), sheet.told.map(line => h("p", {}, line))] : null);
}

function protests(all) {
  return all.protests.map(one => h("div", {class: "drop", key: one.id}, h("p", {}, `${one.tournament} ${one.game}: ${one.reason}`), h("pre", {}, one.found),
    h("p", {}, say("protest." + one.state), " ", one.answer),
    one.state === "accepted" || one.state === "rejected" ? null : h("div", {class: "row"},
      (one.replays === 0 ? [1, 3, 5] : [one.replays]).map(times => button(say("replay", times), action("replay", {protest: one.id, times}))),
      one.state !== "replayed" ? null : form([["why", say("reason"), "text", "", true]], say("accept"), values => action("accept", {protest: one.id, ...values})()),
      form([["why", say("reason"), "text", "", true]], say("reject"), values => action("reject", {protest: one.id, ...values})()))));
}

// What an organizer does and no assistant
function ruling(all, event) {
  const enter = token => `${location.origin}/enter#${token}`;
  return [h("label", {}, say("why"), h("input", {id: "why", autocomplete: "off"})),
    all.lost.map(sentence => h("p", {class: "bad", role: "status"}, sentence)),
    link === null ? null : h("p", {}, say("link.once"), " ", h("code", {}, enter(link))),
    h("h2", {}, say("submissions")), h("p", {}, all.isOpen ? say("open") : say("closed")),
    h("div", {class: "row"}, form([["deadline", say("deadline"), "datetime-local"]], say("open.now"),
      values => action("open", {deadline: utc(values.deadline)})()), button(say("close"), action("close", {})),
      form([["seconds", say("grace"), "number", `${all.graceSeconds}`]], say("set"), values => action("grace", {seconds: Number(values.seconds)})())),
    h("h2", {}, say("authors")), persons(all), waiting(all),
    form([["name", say("name")], ["alias", say("alias")], ["role", say("role"), ROLES.map(role => [role, say("role." + role.toLowerCase())])]], say("add"), async values => {
      link = (await act("person", values)).link;
      await organizer();
    }),
    all.equal.length === 0 ? null : h("p", {class: "bad"}, say("equal", all.equal.map(group => group.map(number => who(all, number)).join(", ")).join("; "))),
    all.alike.length === 0 ? null : h("p", {class: "bad"}, say("alike", all.alike.map(one => `${who(all, one.one)} ~ ${who(all, one.other)} (${one.percent} %)`).join("; "))),
    h("h2", {}, say("ladder")), h("div", {class: "row"}, h("span", {}, say("ladder." + event.ladder.state, event.ladder.games)), failure(event.ladder),
      button(all.isLadderPaused ? say("ladder.play") : say("ladder.pause"), action("ladder", {isPaused: !all.isLadderPaused}))),
    h("p", {}, say("season.since", moment(event.seasonBegun))),
    form([["name", say("season.name")]], say("season.end"), values => action("season", values)()),
    h("h2", {}, say("tournaments")), form(all.options.map(one => [one.name, say("option." + one.name), one.label === "N" ? "number" : "text", one.byDefault]),
      say("begin"), values => action("tournament", {settings: values})()),
    event.isCrowded ? h("p", {class: "bad", role: "status"}, say("crowded")) : null,
    tournaments(event), h("p", {}, h("a", {href: "/reveal"}, say("page.reveal"))),
    h("h2", {}, say("match.all")), form([["first", say("match.first"), own(all.entrants)], ["second", say("match.second"), own(all.entrants)],
      ["test", say("match.test"), "text", "0,50"], ["pairs", say("match.pairs"), "number", "1000"]], say("match.begin"),
    values => action("match", {...values, pairs: Number(values.pairs)})()), matches(all)];
}

export async function organizer() {
  const [all, event, play] = await Promise.all([get("/organize"), get(""), get("/play")]);
  const isOrganizer = event.me.role === "organizer";
  frame("organizer", event.me, h("h1", {}, say(isOrganizer ? "page.organizer" : "role.assistant")),
    h("p", {class: "dim"}, say("lanes", all.lanes.games, all.lanes.cores, all.lanes.visitors)),
    isOrganizer ? ruling(all, event) : null,
    h("h2", {}, say("protests")), protests(all), tests(play, organizer),
    h("h2", {}, say("uploads")), table(say("uploads"), [say("when"), say("who"), say("file"), say("check"), ""],
      all.uploads.slice(0, 100).map(one => keyed(one.id, [moment(one.received), who(all, one.person), one.file, checked(one), answer(one)]))),
    h("h2", {}, say("actions")), table(say("actions"), [say("when"), say("who"), say("what"), say("reason")],
      all.actions.map(one => [moment(one.at), who(all, one.person), one.what, one.why])));
}

// For a phone: one place a press, from the bottom
export async function reveal() {
  const event = await get("");
  const one = event.tournaments.find(each => each.isFrozen || each.revealed.length > 0);
  if (one === undefined) {
    frame("reveal", event.me, h("p", {}, say("reveal.none")));
    return;
  }
  const next = one.revealed.length + 1;
  const last = one.revealed[0];
  frame("reveal", event.me, h("div", {class: "reveal"}, h("h1", {}, one.name),
    last === undefined ? h("p", {}, say("reveal.begin")) : h("p", {"aria-live": "polite"}, `${last.place}. ${last.name}`),
    // Each place has its own button: the one before may still wait for its answer
    one.isFrozen ? h("div", {key: next}, button(say("reveal.next", next), async () => {
      await post("/organize/reveal", {tournament: one.name, places: next});
      await reveal();
    })) : button(say("thaw"), async () => {
      await post("/organize/thaw", {tournament: one.name});
      await reveal();
    })));
  document.querySelector(".reveal button")?.focus(); // the next key press tells the next place
}
