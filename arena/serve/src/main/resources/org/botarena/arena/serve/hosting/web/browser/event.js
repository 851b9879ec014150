// The pages of a hosted event: the choice of a page, and the public content.
import {h} from "./preact.js";
import {language} from "./language.js";
import {say, texts} from "./texts.js";
import {button, follow, form, frame, get, moment, post, tell, title} from "./event-frame.js";
import {author} from "./event-author.js";
import {besideDemo, home} from "./event-home.js";
import {organizer, reveal} from "./event-organizer.js";
import {beginPlay, showPlay} from "./event-play.js";

const root = document.documentElement;

const homeOf = me => me.role === "author" ? "/author" : me.role === "screen" ? "/" : "/organizer";

// Opening a link does not sign in: the part after the # is only sent when the button is pressed
async function enter() {
  const link = location.hash.slice(1);
  frame("enter", null, await besideDemo(h("h1", {}, say("enter.title")), h("p", {class: "lead"}, say("enter.text")), button(say("enter"), async () => {
    const event = await post("/enter", {link});
    history.replaceState(null, "", "/enter");
    location.assign(homeOf(event.me));
  })));
}

// A member's invitation is after the # of the address
async function joinTeam(link) {
  frame("join", null, await besideDemo(h("h1", {}, say("team.join")), h("p", {class: "lead"}, say("team.join.text")),
    form([["name", say("team.name")]], say("team.join"), async values => {
      await post("/team", {link, ...values});
      location.assign("/author");
    })));
}

async function join() {
  if (location.hash.length > 1) {
    await joinTeam(location.hash.slice(1));
    return;
  }
  const {door, doorUntil} = await get("");
  if (door === "listed") {
    frame("join", null, await besideDemo(h("h1", {}, say("join")), h("p", {class: "lead"}, say("join.listed"))));
    return;
  }
  frame("join", null, await besideDemo(h("h1", {}, say("join")), h("p", {class: "lead"}, door === "open" ? say("join.open", moment(doorUntil)) : say("join.text")), h("p", {class: "dim"}, say("join.rules")),
    form([["alias", say("join.alias"), "text", "", true], ["name", say("join.name")]], say("join"), async values => {
      await post("/join", values);
      location.assign("/author");
    })));
}

addEventListener("hashchange", () => {
  const show = {"/author": author, "/organizer": organizer}[location.pathname];
  show?.().catch(problem => tell(problem.message));
});

// The editor and its library are loaded only on its own page
let showEditor = null;

async function loadEditor() {
  const editor = await import("./event-editor.js");
  ({showEditor} = editor);
  await editor.beginEditor();
}

// seconds: the minimum time before a page is shown again, because a whole room requests it at once; without it the page
// stays
const PAGES = {"/": {show: home, seconds: 3}, "/enter": {show: enter}, "/join": {show: join}, "/author": {show: author, seconds: 2},
  "/organizer": {show: organizer, seconds: 2}, "/reveal": {show: reveal, seconds: 0}, "/play": {begin: beginPlay, show: showPlay, seconds: 0.3}, "/editor": {begin: loadEditor, show: () => showEditor()}};

async function begin() {
  root.lang = language();
  Object.assign(texts, await get("/texts"));
  const {begin: first = () => {}, show, seconds} = PAGES[location.pathname];
  title((await get("")).title);
  await first();
  await show();
  root.dataset.ready = "yes";
  if (seconds !== undefined) {
    follow(show, seconds);
  }
}

begin().catch(problem => {
  frame("", null);
  tell(problem.message);
});
