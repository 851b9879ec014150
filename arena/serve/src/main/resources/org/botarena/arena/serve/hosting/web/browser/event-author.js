// An author's own page.
import {Component, h} from "./preact.js";
import {Piece} from "./boards.js";
import {Curve} from "./curve.js";
import {coloursOf} from "./face.js";
import {isRated, number, signed} from "./numbers.js";
import {Named} from "./players.js";
import {keyed, table} from "./tables.js";
import {say} from "./texts.js";
import {viewerOf} from "./viewer.js";
import {shownGame, told} from "./event-board.js";
import {lastSentence, named} from "./event-home.js";
import {Acting, button, form, frame, get, moment, panel, post, send, tell} from "./event-frame.js";

class Drop extends Acting {
  take(input, file, {uploads}) {
    this.act(async () => {
      const receipt = await send(file, (sent, all) => this.setState({said: say("sending", Math.round(100 * sent / all))}))
        .finally(() => { input.value = ""; });
      const isKnown = uploads.some(one => one.id === receipt.id);
      this.setState({said: say(isKnown ? "receipt.again" : "receipt", receipt.file, moment(receipt.received), receipt.sha256)});
      await author();
    });
  }

  render({isSmall, languages, ...mine}, {isOver, said}) {
    const over = isNow => event => {
      event.preventDefault();
      this.setState({isOver: isNow});
    };
    return h("div", {class: "drop" + (isOver ? " over" : "") + (isSmall ? " small-drop" : ""), onDragOver: over(true), onDragLeave: over(false), onDrop: event => {
      over(false)(event);
      this.take(event.currentTarget.querySelector("input"), event.dataTransfer.files[0], mine);
    }}, h("label", {for: "file"}, h("span", {class: isSmall ? "dim" : null}, say(languages.includes("python") ? "drop.python" : isSmall ? "drop.next" : "drop")),
      h("input", {type: "file", accept: ".jar,.zip,.py", id: "file", onChange: event => this.take(event.target, event.target.files[0], mine)})),
    this.refusal(), h("p", {role: "status"}, said));
  }
}

// The steps of a submission

const SIGNS = {done: "\u2713", now: "\u2026", warn: "\u26a0", bad: "\u2717", later: ""};

// The state and the text of each of the four steps
function stepsOf(one, version, ladder) {
  const isRefused = one.state === "refused";
  const isAdmitted = one.state === "admitted";
  const row = (ladder.last ?? ladder).lines.find(line => line.name === version?.entrant || line.entrant === version?.entrant);
  const games = row?.games ?? 0;
  return [
    ["received", "done", moment(one.received)],
    ["checked", one.state === "received" ? "now" : isRefused ? "bad" : "done", isRefused ? say("upload.refused") : one.state === "received" ? say("upload.received") : ""],
    ["trial", isRefused ? "later" : isAdmitted ? one.warning === "" ? "done" : "warn" : one.state === "queued" ? "now" : "later",
      one.place !== null ? say("upload.place", one.place, one.minutes) : ""],
    ["ladder", !isAdmitted ? "later" : version?.isActive && games > 0 ? "done" : "now", !version?.isActive ? "" : games > 0
      ? say("way.rank", row.place, ladder.agents) : version.minutes === null ? "" : say("placed.in", version.minutes)],
  ];
}

// The reason why a version does not play at present
const resting = version => version?.rest == null ? null : h("p", {class: "dim rest"}, say("rest." + version.rest.why, ...version.rest.values));

function way(one, mine, ladder) {
  const version = mine.versions.find(each => each.upload === one.id);
  return h("section", {class: "way panel"}, h("h2", {}, one.file),
    h("ol", {class: "steps-of"}, stepsOf(one, version, ladder).map(([key, state, text]) => h("li", {class: state, "aria-current": state === "now" ? "step" : null},
      h("span", {class: "sign", role: "img", "aria-label": say("way." + state)}, SIGNS[state]), h("strong", {class: state === "later" ? "dim" : null}, say("way." + key)), h("span", {class: "dim small"}, text)))),
    one.warning === "" ? null : h("div", {class: "notice", role: "status"}, h("strong", {}, one.warning)),
    one.state === "refused" ? h("pre", {class: "answer"}, one.answer) : null,
    resting(version));
}

// The progress of an upload's check, for the author and the organizer; an agent that lost its trial games by faults is
// not simply good
export function checked(one) {
  if (one.warning !== "") {
    return h("strong", {class: "bad"}, one.warning);
  }
  return h("span", {class: one.state === "refused" ? "bad" : one.state === "admitted" ? "good" : null},
    one.place === null ? say("upload." + one.state) : say("upload.place", one.place, one.minutes));
}

// The answer to an upload
export const answer = (one, ...more) => h("details", {}, h("summary", {}, say("answer"), h("span", {class: "dim small"}, ` ${one.file}, ${moment(one.received)}`)),
  h("pre", {class: "answer"}, one.answer), more);

function upload(one, mine) {
  const version = mine.versions.find(each => each.upload === one.id);
  const placed = version?.minutes == null ? "" : " " + say("placed.in", version.minutes);
  return keyed(one.id, [moment(one.received), one.file, checked(one),
    version?.isActive ? h("div", {}, say("plays", version.entrant) + placed, resting(version))
      : one.state === "admitted" ? button(say("choose"), async () => { await post("/versions", {upload: one.id}); await author(); }, "plain") : null]);
}

// Win, draw or loss as a letter and a colour
const chip = points => h("span", {class: "wdl " + (points === 1 ? "won" : points === 0 ? "lost" : "drawn")},
  say(points === 1 ? "chip.won" : points === 0 ? "chip.lost" : "chip.drawn"));

// The reason for a game's end, from its author's side
function reason({faults, otherFaults, points, own}) {
  const said = kinds => kinds.map(kind => say("kind." + kind)).join(", ");
  return faults.length > 0 ? h("span", {class: "bad"}, say("own.fault", said(faults)))
    : otherFaults.length > 0 ? say("other.fault", said(otherFaults)) : say(points[own] === 1 ? "by.won" : points[own] === 0 ? "by.lost" : "by.drawn");
}

const boardLink = address => h("a", {class: "button", href: "#" + address}, "\u25b6\u00a0" + say("board.open"));

// The opponent, in its colour on the ladder's pages
function opponentIn({lines}) {
  const colours = coloursOf(lines.map(line => line.agent));
  return game => {
    const name = game.own === 0 ? game.second : game.first;
    const line = lines.find(one => one.entrant === name || one.name === name);
    return line === undefined ? h("span", {}, name) : h(Named, {side: {name, colour: colours.get(line.agent)}});
  };
}

const disc = (pieces, seat) => pieces[seat] === undefined ? null : h(Piece, {cell: pieces[seat]});

function games(mine, pieces, opponent) {
  const rows = mine.games.slice(0, 100).map(game => keyed(game.tournament + game.id, [chip(game.points[game.own]),
    opponent(game), disc(pieces, game.own), signed(game.score, game.score % 1 ? 1 : 0),
    h("div", {}, reason(game), h(Details, {tournament: game.tournament, id: game.id}),
      game.tournament === "" ? null : h("details", {}, h("summary", {}, say("protest")), form([["reason", say("reason"), "text", "", true]], say("protest.send"),
        async values => { await post("/protests", {...values, tournament: game.tournament, game: game.id}); await author(); }))),
    game.tournament === "" ? say("ladder") : named(mine.headings[game.tournament]), boardLink(`game/${encodeURIComponent(game.tournament)}/${encodeURIComponent(game.id)}`)]));
  return rows.length === 0 ? h("p", {class: "dim"}, say("own.none"))
    : table(say("own.games"), [say("result"), say("opponent"), say("own.side"), say("difference"), say("why.so"), say("where"), say("own.board")], rows, [3]);
}

// Where games were lost; games with the same cause are grouped, the most frequent first

const boardAt = ({tournament, id}, ply) => `game/${encodeURIComponent(tournament)}/${encodeURIComponent(id)}/${ply}`;

function lesson(game, rules, opponent) {
  const {ply, seat, move, why, isExact} = game.lesson;
  const query = new URLSearchParams({tournament: game.tournament, id: game.id});
  const from = [game.tournament, game.id, ply, seat, rules].map(encodeURIComponent).join("/");
  return keyed(game.tournament + game.id, [opponent(game), ply, move,
    h("span", {}, why, " ", h("span", {class: "dim"}, `(${say(isExact ? "explain.exact" : "explain.opinion")})`)),
    h("div", {class: "links"}, h("a", {href: "#" + boardAt(game, ply)}, say("board.open")), h("a", {href: "/play#from/" + from}, say("lesson.play")),
      h("a", {href: "/api/event/mine/explanation/test?" + query, download: ""}, say("lesson.test")))]);
}

// The ply that the viewer marks as the losing move
const lostBy = (mine, tournament, id) => mine.games.filter(game => game.tournament === tournament && game.id === id && game.lesson !== null)
  .map(({lesson: {ply, move, why, isExact}}) => ({ply, text: `${ply}. ${move} ${why} (${say(isExact ? "explain.exact" : "explain.opinion")})`}));

function lessons(mine, rules, opponent) {
  const groups = new Map();
  mine.games.filter(game => game.lesson !== null).forEach(game =>
    groups.set(game.lesson.cause, [...groups.get(game.lesson.cause) ?? [], game]));
  if (groups.size === 0 && mine.awaited === 0) {
    return null;
  }
  return panel(say("lessons"), mine.awaited === 0 ? null : h("p", {class: "dim", role: "status"}, say("lessons.awaited", mine.awaited)),
    [...groups].sort(([, a], [, b]) => b.length - a.length).map(([cause, games], i) => h("details", {key: cause, open: i === 0},
      h("summary", {}, h("strong", {}, cause), " ", h("span", {class: "dim"}, say("lessons.games", games.length))),
      table(cause, [say("opponent"), say("explain.ply"), say("explain.move"), say("why.so"), ""], games.map(game => lesson(game, rules, opponent)), [1]))));
}

// A game with its board, its agent's output and its losing move

let open = null;

async function board(mine) {
  const [kind, first, id, ply] = location.hash.slice(1).split("/").map(decodeURIComponent);
  const address = location.hash;
  if (open?.address !== address) {
    const game = kind === "test" ? await get("/mine/test", {number: first}) : await get("/mine/game", {tournament: first, id});
    open = {address, game, viewer: null};
  }
  const {game} = open;
  const again = () => frame("author", mine.me, h("p", {}, h("a", {href: "#"}, "\u2039 " + say("own.games"))),
    h("h1", {}, game.seats.map((name, seat) => h("span", {class: "seated"}, seat === 0 ? null : "\u2009\u2013\u2009", disc(game.pieces, seat), " ", name)),
      game.game.tally === null ? null : ` ${game.game.tally.replace("-", "\u2009:\u2009")}`),
    h("div", {id: "viewer"}), h("h2", {}, say("output")), told(game), kind === "test" ? null : h(Explained, {tournament: first, id}));
  again();
  const root = document.querySelector("#viewer");
  if (open.root !== root) {
    open.root = root;
    open.viewer = viewerOf(root, {});
    open.viewer.load(shownGame(id ?? first, game, kind === "test" ? [] : lostBy(mine, first, id)), Number(ply ?? game.game.plies.length));
  }
}

addEventListener("keydown", event => open?.viewer?.pressed(event));

// A game that is requested when it is opened
class Details extends Component {
  render({tournament, id}, {game}) {
    return h("details", {onToggle: event => {
      if (event.target.open && game === undefined) {
        get("/mine/game", {tournament, id}).then(one => this.setState({game: one}), problem => tell(problem.message));
      }
    }}, h("summary", {}, say("output")), game && [told(game), h(Explained, {tournament, id})]);
  }
}

// The moves that gave something away, on request; the losing move is highlighted
class Explained extends Component {
  render({tournament, id}, {one}) {
    if (one === undefined) {
      return button(say("explain"), async () => this.setState({one: await get("/mine/explanation", {tournament, id})}), "plain");
    }
    const given = one.plies.filter(ply => ply.bestValue > ply.value);
    return given.length === 0 ? h("p", {}, say("explain.none"))
      : h("div", {}, h("h3", {}, say("explain")), h("p", {class: "dim"}, say("explain.values")),
        table(say("explain"), [say("explain.ply"), say("explain.move"), say("explain.better"), say("explain.value"), say("explain.best"), ""],
          given.map(ply => keyed(ply.ply, [ply.ply, ply.ply === one.lostAt ? h("strong", {class: "bad"}, ply.move) : ply.move, ply.best,
            number(ply.value), number(ply.bestValue), say(ply.exact ? "explain.exact" : "explain.opinion")]))));
  }
}

// Names as options of a form's field
export const own = names => names.map(one => [one, one]);

// Test games from the server's data; show redraws the page
export function tests(play, show) {
  if (play.testable.length === 0) {
    return null;
  }
  const opponents = [...new Set([...play.testable, ...play.games[0].opponents])];
  return [h("h2", {}, say("tests")), h("p", {class: "dim"}, say("tests.text"), " ", say("tests.left", play.testsLeft)),
    form([["version", say("version"), own(play.testable)], ["opponent", say("play.opponent"), own(opponents)]], say("test.begin"),
      async values => { await post("/tests", values); await show(); }),
    play.tests.length === 0 ? null : table(say("tests"), [say("when"), say("who"), say("state"), say("result"), ""],
      play.tests.map(one => keyed(one.number, [moment(one.asked), `${one.first} – ${one.second}`,
        one.reason === "" ? say("test." + one.state) : `${say("test." + one.state)}: ${one.reason}`, one.game === null ? "" : one.game.scores.map(score => number(score, score % 1 ? 1 : 0)).join("\u2009:\u2009"),
        one.game === null ? null : boardLink("test/" + one.number)])))];
}

async function load() {
  const [mine, event] = await Promise.all([get("/mine"), get("")]);
  return {mine, event, play: mine.me.state === "approved" ? await get("/play") : {testable: [], games: []}};
}

function submit(mine, {languages}) {
  const isApproved = mine.me.state === "approved";
  return panel(say("hand.in"), mine.deadline === null ? null : h("p", {}, say("open.until", moment(mine.deadline))),
    mine.isOpen && isApproved ? h(Drop, {...mine, languages, isSmall: mine.versions.some(one => one.isActive)}) : h("p", {}, say(isApproved ? "closed" : "waits")),
    h("p", {}, h("a", {class: "button", href: "/editor"}, say("editor.write"))),
    h("p", {}, h("a", {href: `/api/event/mine/kit?${new URLSearchParams({at: location.origin, language: document.documentElement.lang})}`,
      download: ""}, say("kit"))),
    h("div", {class: "row"}, h("a", {class: "button", href: "/play"}, say("play.against")), button(say(mine.isOpened ? "opened.end" : "opened.begin"), async () => {
      await post("/opened", {isOpened: !mine.isOpened});
      await author();
    }, "plain")));
}

const uploads = mine => mine.uploads.length === 0 ? null : panel(say("uploads"),
  table(say("uploads"), [say("when"), say("file"), say("check"), say("version")], mine.uploads.map(one => upload(one, mine))),
  mine.uploads.map(one => h("div", {key: one.id}, answer(one, h("code", {}, "SHA-256 " + one.sha256)))),
  mine.versions.length < 2 ? null : h("p", {class: "dim"}, say("switches", mine.switchesAnHour)));

const curve = ({ratings}) => ratings.filter(isRated).length < 2 ? null : panel(say("curve"), h(Curve, {versions: ratings}));

const protests = mine => mine.protests.length === 0 ? null : panel(say("protests"), mine.protests.map(one =>
  h("p", {}, `${named(mine.headings[one.tournament])}, ${one.game}: ${one.reason} \u2013 ${say("protest." + one.state)} ${one.answer}`)));

// The invitation that was just made; the server keeps only its hash
let invitation = null;

const team = mine => mine.members.length === 0 && !mine.mayInvite ? null : panel(say("team"),
  mine.members.length === 0 ? h("p", {class: "dim"}, say("team.alone")) : h("p", {}, say("team.members"), " ", mine.members.map(one => one.name === "" ? say("team.member", one.number) : one.name).join(", ")),
  invitation === null ? null : h("div", {class: "notice", role: "status"}, say("team.link"), " ", h("code", {}, `${location.origin}/join#${invitation}`)),
  mine.mayInvite ? button(say("team.invite"), async () => {
    invitation = (await post("/invitations", {})).link;
    await author();
  }, "plain") : null);

// Events since the author's last visit, with the number of unread ones
function news({news: all}) {
  const unread = all.filter(one => !one.isSeen).length;
  return all.length === 0 ? null : h("section", {class: "panel news"},
    h("h2", {}, say("news"), unread === 0 ? null : " ", h("span", {class: "badge"}, `${unread} ${say("news.unread")}`)),
    h("ul", {class: "rows"}, all.map(one => h("li", {key: one.number, class: one.isSeen ? "dim" : null}, one.isSeen ? one.text : h("strong", {}, one.text), " ", h("span", {class: "dim small"}, moment(one.at))))),
    unread === 0 ? null : button(say("news.seen"), async () => { await post("/news/seen", {number: all[0].number}); await author(); }, "plain"));
}

const aboutMe = mine => panel(say("about.me"),
  form([["alias", say("join.alias"), "text", mine.me.alias]], say("rename"), async values => { await post("/alias", values); await author(); }),
  h("h3", {}, say("devices")), table(say("devices"), [say("device"), say("since"), say("seen"), ""], mine.devices.map(device =>
    keyed(device.id, [device.label, moment(device.begun), moment(device.seen), button(say("device.end"), async () => {
      await post("/devices/end", {id: device.id});
      await author();
    }, "plain")]))),
  h("p", {class: "dim small"}, say("kept")));

export async function author() {
  if (/^#(game|test)\//.test(location.hash)) {
    await board(await get("/mine"));
    return;
  }
  open = null;
  const {mine, event, play} = await load();
  const [newest] = mine.uploads;
  const trials = tests(play, author);
  const opponent = opponentIn(event.ladder);
  frame("author", mine.me, h("h1", {}, mine.me.alias),
    mine.me.state === "approved" ? null : h("p", {class: "notice", role: "status"}, say("waits")),
    lastSentence(event.ladder),
    newest === undefined ? null : way(newest, mine, event.ladder),
    news(mine),
    h("div", {class: "columns"},
      h("div", {class: "two-thirds"}, newest === undefined ? submit(mine, event) : panel(say("own.games"), games(mine, play.games[0]?.pieces ?? [], opponent)), lessons(mine, event.game, opponent), uploads(mine),
        protests(mine), team(mine), aboutMe(mine)),
      h("div", {class: "third"}, newest === undefined ? null : [submit(mine, event), curve(mine)], trials === null ? null : h("section", {class: "panel"}, trials))));
}
