// The frame of a page of a hosted event, its actions, and its updates.
import {Header} from "./face.js";
import {Component, createRef, h, render} from "./preact.js";
import {locale} from "./numbers.js";
import {answered, ask, Refused} from "./page.js";
import {otherLanguage} from "./language.js";
import {stream} from "./stream.js";
import {say} from "./texts.js";

export const moment = utc => utc === null ? "" : new Date(utc).toLocaleString(locale(),
  {dateStyle: "medium", timeStyle: "medium"});

const LANGUAGE = () => "language=" + document.documentElement.lang;

export const get = (path, query = {}) => ask(`/api/event${path}?${LANGUAGE()}&${new URLSearchParams(query)}`);

// The header prevents requests from other sites' pages in the reader's name
export const post = async (path, body) => answered(await fetch(`/api/event${path}?${LANGUAGE()}`,
  {method: "POST", headers: {"X-Arena": "1", "Content-Type": "application/json"}, body: JSON.stringify(body)}));

export function send(file, progress) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/event/uploads?name=${encodeURIComponent(file.name)}&${LANGUAGE()}`);
    request.setRequestHeader("X-Arena", "1");
    request.setRequestHeader("Content-Type", "application/java-archive");
    request.upload.addEventListener("progress", event => progress(event.loaded, event.total));
    request.addEventListener("load", () => {
      const body = JSON.parse(request.responseText);
      if (request.status === 201) {
        done(body);
      } else {
        failed(new Refused(body.problem, body.remedy));
      }
    });
    request.addEventListener("error", () => failed(new Refused(say("cut"))));
    request.send(file);
  });
}

const shown = {page: "", me: null, content: null, told: "", title: ""};

// The event's title, on all its pages
export function title(text) {
  shown.title = text;
  document.title = text === "" ? say("title.short") : text;
}

function draw() {
  if (document.querySelector("#told") === null) {
    document.body.replaceChildren(); // removes the server's version
  }
  const {page, me, content, told} = shown;
  const links = [["/", "home"]];
  if (me?.role === "author") {
    links.push(["/author", "author"], ["/editor", "editor"]);
  } else if (me?.role === "organizer" || me?.role === "assistant") {
    links.push(["/organizer", "organizer", me.role === "assistant" ? "role.assistant" : "page.organizer"]);
    links.push(...me.role === "organizer" ? [["/reveal", "reveal"]] : []);
  }
  links.push(["/play", "play"]);
  render([h(Header, {title: page === "home" ? "" : shown.title, home: "/", label: say("pages"), tabs: links.map(([href, name, key = "page." + name]) =>
    [href, say(key), page === name]), end: otherLanguage()}),
  h("p", {class: "bad", role: "alert", id: "told"}, told), h("main", {id: "main", tabindex: -1}, content)], document.body);
}

export const panel = (heading, ...content) => h("section", {class: "panel"}, h("h2", {}, heading), content);

// Replaces a page's content; whatever a person has opened, typed or focused stays so
export function frame(page, me, ...content) {
  Object.assign(shown, {page, me, content});
  draw();
}

// Shows a message about the whole page
export function tell(sentence) {
  shown.told = sentence;
  draw();
}

// An element with an action, followed by the server's refusal. One action at a time.
export class Acting extends Component {
  state = {refusal: ""};
  isBusy = false;
  isGone = false;

  componentWillUnmount() {
    this.isGone = true;
  }

  async act(action) {
    if (this.isBusy) {
      return;
    }
    this.isBusy = true;
    this.setState({refusal: ""});
    try {
      await action();
      tell("");
    } catch (problem) {
      if (this.isGone) {
        tell(problem.message);
      } else {
        this.setState({refusal: problem.message});
      }
    } finally {
      this.isBusy = false;
    }
  }

  refusal() {
    return this.state.refusal === "" ? null : h("p", {class: "bad refused", role: "alert"}, this.state.refusal);
  }
}

class Button extends Acting {
  render({label, action, style}) {
    return [h("button", {type: "button", class: style, onClick: () => this.act(action)}, label), this.refusal()];
  }
}

// A button that performs an action and shows its result
export const button = (label, action, style = "primary") => h(Button, {label, action, style});

// An irreversible action asks for confirmation and a reason, which is recorded
class Risk extends Acting {
  dialog = createRef();

  render({label, question, action}) {
    const close = () => this.dialog.current?.close();
    return [h("button", {type: "button", class: "danger", onClick: () => this.dialog.current.showModal()}, label),
      h("dialog", {ref: this.dialog, "aria-label": label}, h("form", {onSubmit: event => {
        event.preventDefault();
        const {why} = Object.fromEntries(new FormData(event.target));
        this.act(async () => { await action(why); close(); });
      }}, h("h2", {}, label), h("p", {}, question), h("label", {}, say("reason"), h("input", {name: "why", autocomplete: "off"})), this.refusal(),
      h("div", {class: "row"}, h("button", {type: "button", onClick: close}, say("cancel")), h("button", {class: "danger"}, label))))];
  }
}

// A button whose action gets a reason after a confirmation
export const risk = (label, question, action) => h(Risk, {label, question, action});

const choice = (name, options) => h("select", {name}, options.map(([value, text]) => h("option", {key: value, value}, text)));

class Form extends Acting {
  render({children, label, action, isOff = false}) {
    return [h("form", {onSubmit: event => {
      event.preventDefault();
      const values = Object.fromEntries(new FormData(event.target));
      this.act(() => action(values));
    }}, children, h("button", {class: "primary", disabled: isOff}, label)), this.refusal()];
  }
}

// A form whose fields are texts, or one of several [value, text], and may be required; it calls action with their
// values by name
export const form = (fields, label, action) => h(Form, {label, action}, fields.map(([name, text, type, value, required]) =>
  h("label", {}, text, Array.isArray(type) ? choice(name, type)
    : h("input", {name, type: type ?? "text", defaultValue: value, required, autocomplete: "off"}))));

// A form with custom fields
export const ownForm = (fields, label, action, isOff) => h(Form, {label, action, isOff}, fields);

const OFTEN = 60000;
const BUSY = 1000;
const AGAIN = 2; // seconds before a failed page is shown again

// Shows a page again after a change on the server, but not while a person types or has chosen a file
export function follow(show, seconds) {
  let last = 0;
  let timer = null;
  let isShowing = false;
  let isDue = false;

  function soon(wait = seconds) {
    if (isShowing) {
      isDue = true;
    } else {
      timer ??= setTimeout(run, Math.max(0, last + wait * 1000 - Date.now()));
    }
  }

  async function now() {
    isShowing = true;
    last = Date.now();
    try {
      await show();
      tell("");
    } finally {
      isShowing = false;
    }
  }

  function run() {
    timer = null;
    const isBusy = document.activeElement?.matches("input:not([type=file]), textarea, select")
      || [...document.querySelectorAll("input[type=file]")].some(one => one.files.length > 0);
    if (isBusy) {
      timer = setTimeout(run, BUSY);
      return;
    }
    now().then(() => {
      if (isDue) {
        isDue = false;
        soon();
      }
    }, problem => {
      tell(problem.message);
      soon(AGAIN);
    });
  }

  stream("/api/events?of=event", {kinds: ["snapshot"], take: () => soon(), ask: now,
    connected: is => { if (!is) { tell(say("disconnected")); } }});
  setInterval(() => document.hidden || soon(), OFTEN); // displayed minutes pass
}
