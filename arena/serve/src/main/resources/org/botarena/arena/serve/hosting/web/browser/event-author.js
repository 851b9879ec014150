// An author's own page.
import {el, say, table} from "./dom.js";
import {act, button, form, frame, get, moment, post, send, tell} from "./event-dom.js";

let sending = null;

function drop(mine) {
  const state = el("p", {role: "status"}, sending ?? "");
  const input = el("input", {type: "file", accept: ".jar,.zip", id: "file", onchange: () => take(input.files[0])});
  const take = file => act(input, async () => {
    const receipt = await send(file, (sent, all) => {
      state.textContent = say("sending", Math.round(100 * sent / all));
    }).finally(() => { input.value = ""; });
    sending = say("receipt", receipt.file, moment(receipt.received), receipt.sha256);
    await author();
  });
  const zone = el("div.drop", {
    ondragover: event => { event.preventDefault(); zone.classList.add("over"); },
    ondragleave: () => zone.classList.remove("over"),
    ondrop: event => { event.preventDefault(); zone.classList.remove("over"); take(event.dataTransfer.files[0]); },
  }, el("label", {for: "file"}, say("drop"), input), state);
  return mine.isOpen && mine.me.state === "approved" ? zone : el("p", {}, say(mine.me.state === "approved" ? "closed" : "waits"));
}

// How far the check of an upload is, for the author and the organizer; an agent that lost its trial games by faults is not simply good
export function checked(one) {
  if (one.warning !== "") {
    return el("strong.bad", {}, one.warning);
  }
  return el("span" + (one.state === "refused" ? ".bad" : one.state === "admitted" ? ".good" : ""), {},
    one.place === null ? say("upload." + one.state) : say("upload.place", one.place, one.minutes));
}

function upload(one, mine) {
  const version = mine.versions.find(each => each.upload === one.id);
  const placed = version?.minutes == null ? "" : " " + say("placed.in", version.minutes);
  const rest = version?.rest == null ? "" : el("p.dim.rest", {}, say("rest." + version.rest.why, ...version.rest.values));
  return [moment(one.received), one.file, checked(one),
    version?.isActive ? el("div", {}, say("plays", version.entrant) + placed, rest)
      : one.state === "admitted" ? button(say("choose"), async () => { await post("/versions", {upload: one.id}); await author(); }, ".quiet") : "",
    el("details", {"data-key": one.id}, el("summary", {}, say("answer")), el("pre", {}, one.answer), el("code", {}, "SHA-256 " + one.sha256))];
}

function games(mine) {
  const rows = mine.games.slice(0, 100).map(game => [game.tournament === "" ? say("ladder") : game.tournament,
    `${game.first} – ${game.second}`, game.points.join(" : "), game.isFaulted ? say("faulted") : "", el("code", {}, game.id), details(game),
    game.tournament === "" ? "" : el("details", {"data-key": game.tournament + game.id}, el("summary", {}, say("protest")), form([["reason", say("reason")]], say("protest.send"),
      async values => { await post("/protests", {...values, tournament: game.tournament, game: game.id}); await author(); }))]);
  return table(say("own.games"), [say("where"), say("who"), say("result"), "", say("id"), say("output"), ""], rows);
}

// What a game was like for its author: moves, why it was lost, what the agent printed
function told(game) {
  return el("div", {}, game.faults.map(fault => el("p.bad", {}, `${game.seats[fault.seat]}, ${fault.ply}: ${say("kind." + fault.kind)} ${fault.reason}`)),
    el("p", {}, game.plies.join(" ")), game.output === "" ? el("p.dim", {}, say("output.none")) : el("pre", {}, game.output));
}

function details(game) {
  const into = el("div");
  return el("details", {"data-key": game.tournament + game.id, ontoggle: event => {
    if (event.target.open && into.childElementCount === 0) {
      get("/mine/game", {tournament: game.tournament, id: game.id}).then(one => into.replaceChildren(told(one)), problem => tell(problem.message));
    }
  }}, el("summary", {}, say("output")), into);
}

// Test games, by what the server says of them; show: the page anew
export function tests(play, show) {
  const own = names => names.map(one => [one, one]);
  if (play.testable.length === 0) {
    return [];
  }
  const opponents = [...new Set([...play.testable, ...play.games[0].opponents])];
  return [el("h2", {}, say("tests")), el("p.dim", {}, say("tests.text")),
    form([["version", say("version"), own(play.testable)], ["opponent", say("play.opponent"), own(opponents)]], say("test.begin"),
      async values => { await post("/tests", values); await show(); }),
    play.tests.length === 0 ? "" : table(say("tests"), [say("when"), say("who"), say("state"), say("result"), ""], play.tests.map(one => [moment(one.asked),
    `${one.first} – ${one.second}`, one.reason === "" ? say("test." + one.state) : `${say("test." + one.state)}: ${one.reason}`, one.game === null ? "" : one.game.scores.join(" : "),
    one.game === null ? "" : el("details", {"data-key": `test ${one.number}`}, el("summary", {}, say("output")), told(one.game))]))];
}

export async function author() {
  const mine = await get("/mine");
  const play = mine.me.state === "approved" ? await get("/play") : {testable: []};
  frame("author", mine.me, el("h1", {}, mine.me.alias),
    mine.me.state === "approved" ? null : el("p", {}, say("waits")),
    el("h2", {}, say("hand.in")), mine.deadline === null ? "" : el("p", {}, say("open.until", moment(mine.deadline))), drop(mine),
    table(say("uploads"), [say("when"), say("file"), say("check"), say("version"), ""], mine.uploads.map(one => upload(one, mine))),
    mine.versions.length < 2 ? "" : el("p.dim", {}, say("switches", mine.switchesAnHour)),
    el("p", {}, el("a", {href: `/api/event/mine/kit?${new URLSearchParams({at: location.origin, language: document.documentElement.lang})}`,
      download: ""}, say("kit"))),
    el("p", {}, el("a", {href: "/play"}, say("play.against")), " ", button(say(mine.isOpened ? "opened.end" : "opened.begin"), async () => {
      await post("/opened", {isOpened: !mine.isOpened});
      await author();
    }, ".quiet")),
    ...tests(play, author),
    el("h2", {}, say("own.games")), games(mine),
    mine.protests.length === 0 ? "" : el("h2", {}, say("protests")),
    ...mine.protests.map(one => el("p", {}, `${one.tournament} ${one.game}: ${one.reason} – ${say("protest." + one.state)} ${one.answer}`)),
    el("h2", {}, say("about.me")),
    form([["alias", say("join.alias"), "text", mine.me.alias]], say("rename"), async values => { await post("/alias", values); await author(); }),
    table(say("devices"), [say("device"), say("since"), say("seen"), ""], mine.devices.map(device =>
      [device.label, moment(device.begun), moment(device.seen), button(say("device.end"), async () => {
        await post("/devices/end", {id: device.id});
        await author();
      }, ".quiet")])),
    el("p.dim", {}, say("kept")));
}
