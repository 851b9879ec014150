// An author's own page.
import {Component, h} from "./preact.js";
import {number} from "./numbers.js";
import {keyed, table} from "./tables.js";
import {say} from "./texts.js";
import {Acting, button, form, frame, get, moment, post, send, tell} from "./event-frame.js";

class Drop extends Acting {
  take(input, file) {
    this.act(async () => {
      const receipt = await send(file, (sent, all) => this.setState({said: say("sending", Math.round(100 * sent / all))}))
        .finally(() => { input.value = ""; });
      this.setState({said: say("receipt", receipt.file, moment(receipt.received), receipt.sha256)});
      await author();
    });
  }

  render(props, {isOver, said}) {
    const over = isNow => event => {
      event.preventDefault();
      this.setState({isOver: isNow});
    };
    return h("div", {class: isOver ? "drop over" : "drop", onDragOver: over(true), onDragLeave: over(false), onDrop: event => {
      over(false)(event);
      this.take(event.currentTarget.querySelector("input"), event.dataTransfer.files[0]);
    }}, h("label", {for: "file"}, say("drop"),
      h("input", {type: "file", accept: ".jar,.zip", id: "file", onChange: event => this.take(event.target, event.target.files[0])}),
      this.refusal()), h("p", {role: "status"}, said));
  }
}

// How far the check of an upload is, for the author and the organizer; an agent that lost its trial games by faults is not simply good
export function checked(one) {
  if (one.warning !== "") {
    return h("strong", {class: "bad"}, one.warning);
  }
  return h("span", {class: one.state === "refused" ? "bad" : one.state === "admitted" ? "good" : null},
    one.place === null ? say("upload." + one.state) : say("upload.place", one.place, one.minutes));
}

// What was answered to an upload
export const answer = (one, ...more) => h("details", {}, h("summary", {}, say("answer")), h("pre", {}, one.answer), more);

function upload(one, mine) {
  const version = mine.versions.find(each => each.upload === one.id);
  const placed = version?.minutes == null ? "" : " " + say("placed.in", version.minutes);
  const rest = version?.rest == null ? null : h("p", {class: "dim rest"}, say("rest." + version.rest.why, ...version.rest.values));
  return keyed(one.id, [moment(one.received), one.file, checked(one),
    version?.isActive ? h("div", {}, say("plays", version.entrant) + placed, rest)
      : one.state === "admitted" ? button(say("choose"), async () => { await post("/versions", {upload: one.id}); await author(); }, "quiet") : null,
    answer(one, h("code", {}, "SHA-256 " + one.sha256))]);
}

function games(mine) {
  const rows = mine.games.slice(0, 100).map(game => keyed(game.tournament + game.id, [game.tournament === "" ? say("ladder") : game.tournament,
    `${game.first} – ${game.second}`, game.points.join(" : "), game.isFaulted ? say("faulted") : "", h("code", {}, game.id),
    h(Details, {tournament: game.tournament, id: game.id}),
    game.tournament === "" ? null : h("details", {}, h("summary", {}, say("protest")), form([["reason", say("reason")]], say("protest.send"),
      async values => { await post("/protests", {...values, tournament: game.tournament, game: game.id}); await author(); }))]));
  return table(say("own.games"), [say("where"), say("who"), say("result"), "", say("id"), say("output"), ""], rows);
}

// What a game was like for its author: moves, why it was lost, what the agent printed
const told = game => h("div", {},
  game.faults.map(fault => h("p", {class: "bad"}, `${game.seats[fault.seat]}, ${fault.ply}: ${say("kind." + fault.kind)} ${fault.reason}`)),
  h("p", {}, game.plies.join(" ")), game.output === "" ? h("p", {class: "dim"}, say("output.none")) : h("pre", {}, game.output));

// The same of a game that is asked for when it is opened
class Details extends Component {
  render({tournament, id}, {game}) {
    return h("details", {onToggle: event => {
      if (event.target.open && game === undefined) {
        get("/mine/game", {tournament, id}).then(one => this.setState({game: one}), problem => tell(problem.message));
      }
    }}, h("summary", {}, say("output")), game && [told(game), h(Explained, {tournament, id})]);
  }
}

// The moves that gave something away, once they are asked for; the one that lost the game stands out
class Explained extends Component {
  render({tournament, id}, {one}) {
    if (one === undefined) {
      return button(say("explain"), async () => this.setState({one: await get("/mine/explanation", {tournament, id})}), "quiet");
    }
    const given = one.plies.filter(ply => ply.bestValue > ply.value);
    return given.length === 0 ? h("p", {}, say("explain.none"))
      : h("div", {}, h("p", {class: "dim"}, say("explain.values")),
        table(say("explain"), [say("explain.ply"), say("explain.move"), say("explain.better"), say("explain.value"), say("explain.best"), ""],
          given.map(ply => keyed(ply.ply, [ply.ply, ply.ply === one.lostAt ? h("strong", {class: "bad"}, ply.move) : ply.move, ply.best,
            number(ply.value), number(ply.bestValue), say(ply.exact ? "explain.exact" : "explain.opinion")]))));
  }
}

// Names as the choices of a form's field
export const own = names => names.map(one => [one, one]);

// Test games, by what the server says of them; show: the page again
export function tests(play, show) {
  if (play.testable.length === 0) {
    return null;
  }
  const opponents = [...new Set([...play.testable, ...play.games[0].opponents])];
  return [h("h2", {}, say("tests")), h("p", {class: "dim"}, say("tests.text")),
    form([["version", say("version"), own(play.testable)], ["opponent", say("play.opponent"), own(opponents)]], say("test.begin"),
      async values => { await post("/tests", values); await show(); }),
    play.tests.length === 0 ? null : table(say("tests"), [say("when"), say("who"), say("state"), say("result"), ""],
      play.tests.map(one => keyed(one.number, [moment(one.asked), `${one.first} – ${one.second}`,
        one.reason === "" ? say("test." + one.state) : `${say("test." + one.state)}: ${one.reason}`, one.game?.scores.join(" : "),
        one.game === null ? null : h("details", {}, h("summary", {}, say("output")), told(one.game))])))];
}

export async function author() {
  const mine = await get("/mine");
  const isApproved = mine.me.state === "approved";
  const play = isApproved ? await get("/play") : {testable: []};
  frame("author", mine.me, h("h1", {}, mine.me.alias),
    isApproved ? null : h("p", {}, say("waits")),
    h("h2", {}, say("hand.in")), mine.deadline === null ? null : h("p", {}, say("open.until", moment(mine.deadline))),
    mine.isOpen && isApproved ? h(Drop) : h("p", {}, say(isApproved ? "closed" : "waits")),
    table(say("uploads"), [say("when"), say("file"), say("check"), say("version"), ""], mine.uploads.map(one => upload(one, mine))),
    mine.versions.length < 2 ? null : h("p", {class: "dim"}, say("switches", mine.switchesAnHour)),
    h("p", {}, h("a", {href: `/api/event/mine/kit?${new URLSearchParams({at: location.origin, language: document.documentElement.lang})}`,
      download: ""}, say("kit"))),
    h("p", {}, h("a", {href: "/play"}, say("play.against")), " ", button(say(mine.isOpened ? "opened.end" : "opened.begin"), async () => {
      await post("/opened", {isOpened: !mine.isOpened});
      await author();
    }, "quiet")),
    tests(play, author),
    h("h2", {}, say("own.games")), games(mine),
    mine.protests.length === 0 ? null : h("h2", {}, say("protests")),
    mine.protests.map(one => h("p", {}, `${one.tournament} ${one.game}: ${one.reason} – ${say("protest." + one.state)} ${one.answer}`)),
    h("h2", {}, say("about.me")),
    form([["alias", say("join.alias"), "text", mine.me.alias]], say("rename"), async values => { await post("/alias", values); await author(); }),
    table(say("devices"), [say("device"), say("since"), say("seen"), ""], mine.devices.map(device =>
      keyed(device.id, [device.label, moment(device.begun), moment(device.seen), button(say("device.end"), async () => {
        await post("/devices/end", {id: device.id});
        await author();
      }, "quiet")]))),
    h("p", {class: "dim"}, say("kept")));
}
