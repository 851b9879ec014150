// What is around a page of a hosted event, and how the server is asked.
import {el, locale, put, say} from "./dom.js";
import {unpressed} from "./press.js";
import {otherLanguage} from "./language.js";
import {stream} from "./stream.js";

export const moment = utc => utc === null ? "" : new Date(utc).toLocaleString(locale(),
  {dateStyle: "medium", timeStyle: "medium"});

const LANGUAGE = () => "language=" + document.documentElement.lang;

export class Refused extends Error {}

async function answered(response) {
  const text = await response.text();
  const isJson = (response.headers.get("Content-Type") ?? "").startsWith("application/json");
  const body = isJson ? JSON.parse(text) : text;
  if (!response.ok) {
    throw new Refused(isJson ? `${body.problem}: ${body.remedy}` : text);
  }
  return body;
}

export async function get(path, query = {}) {
  const told = await answered(await fetch(`/api/event${path}?${LANGUAGE()}&${new URLSearchParams(query)}`));
  await new Promise(unpressed);
  return told;
}

// The header keeps other sites' pages from asking in the reader's name
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
        failed(new Refused(`${body.problem}: ${body.remedy}`));
      }
    });
    request.addEventListener("error", () => failed(new Refused(say("cut"))));
    request.send(file);
  });
}

// What the server has refused stands behind the form or the button that asked for it
const refused = control => (control.closest("form") ?? control).parentElement?.querySelector(":scope > .refused");

// A button that does something and says what became of it
export function button(label, action, style = "") {
  const made = el("button" + style, {type: "button"}, label);
  made.addEventListener("click", () => act(made, action));
  return made;
}

export async function act(control, action) {
  control.disabled = true;
  refused(control)?.remove();
  try {
    await action();
    tell("");
  } catch (problem) {
    if (control.isConnected) {
      (control.closest("form") ?? control).after(el("p.bad.refused", {role: "alert"}, problem.message));
    } else {
      tell(problem.message);
    }
  } finally {
    control.disabled = false;
  }
}

const told = el("p.bad", {role: "alert", id: "told"});
export const tell = sentence => { told.textContent = sentence; };

const choice = (name, options) => el("select", {name}, options.map(([value, text]) => el("option", {value}, text)));

// A form whose fields are texts, or one of several [value, text], and may be required; it calls action with their values by name
export function form(fields, label, action) {
  const inputs = fields.map(([name, text, type, value, required]) => [name, Array.isArray(type) ? choice(name, type)
    : el("input", {name, type: type ?? "text", value, required, autocomplete: "off"}), text]);
  const submit = el("button", {}, label);
  return el("form", {onsubmit: event => {
    event.preventDefault();
    act(submit, () => action(Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))));
  }}, inputs.map(([, input, text]) => el("label", {}, text, input)), submit);
}

let shown = "";

// Puts a page in the place of the one before, unless it is the same; what somebody has opened, typed or reached stays so
export function frame(page, me, ...children) {
  const links = [["/", "home"]];
  if (me?.role === "author") {
    links.push(["/author", "author"]);
  } else if (me?.role === "organizer" || me?.role === "assistant") {
    links.push(["/organizer", "organizer", me.role === "assistant" ? "role.assistant" : "page.organizer"]);
    links.push(...me.role === "organizer" ? [["/reveal", "reveal"]] : []);
  }
  if (me?.state === "approved") {
    links.push(["/play", "play"]);
  }
  const main = put(el("main", {id: "main", tabindex: -1}), ...children);
  const header = el("header", {}, el("nav", {"aria-label": say("pages")}, links.map(([href, name, key = "page." + name]) =>
    el("a", {href, "aria-current": page === name ? "page" : null}, say(key))), otherLanguage()));
  if (shown !== header.innerHTML + main.innerHTML) {
    shown = header.innerHTML + main.innerHTML;
    const restore = kept();
    document.body.replaceChildren(header, told, main);
    restore();
  }
  return main;
}

// Which element it is, on this page and on the one that takes its place
function nameOf(element) {
  const label = element.matches("input, textarea, select") ? "" : element.ariaLabel ?? (element.querySelector("summary") ?? element).textContent;
  return [element.closest("[data-key]")?.dataset.key, element.closest("form")?.querySelector("button")?.textContent,
    element.tagName, element.name, element.id, element.getAttribute("href"), label].join("\n");
}

function kept() {
  const opened = new Set([...document.querySelectorAll("details[open]")].map(nameOf));
  const typed = new Map([...document.querySelectorAll("input:not([type=file]), textarea")].filter(one => one.value !== one.defaultValue)
    .map(one => [nameOf(one), one.value]));
  const chosen = new Map([...document.querySelectorAll("select")].map(one => [nameOf(one), one.value]));
  const refusals = new Map([...document.querySelectorAll(".refused")].map(one => [nameOf(one.previousElementSibling), one]));
  const active = document.activeElement === document.body ? null : nameOf(document.activeElement);
  return () => {
    document.querySelectorAll("details").forEach(one => { one.open = opened.has(nameOf(one)); });
    document.querySelectorAll("input:not([type=file]), textarea").forEach(one => { one.value = typed.get(nameOf(one)) ?? one.value; });
    document.querySelectorAll("select").forEach(one => {
      const before = chosen.get(nameOf(one));
      one.value = [...one.options].some(option => option.value === before) ? before : one.value;
    });
    document.querySelectorAll("form, button").forEach(one => {
      if (refusals.has(nameOf(one))) {
        one.after(refusals.get(nameOf(one)));
      }
    });
    if (active !== null) {
      [...document.querySelectorAll("a, button, summary, input, select, textarea, [tabindex]")].find(one => nameOf(one) === active)?.focus();
    }
  };
}

const OFTEN = 60000;
const BUSY = 1000;
const AGAIN = 2; // seconds after it could not be shown

// Shows anew when the server says that something has changed, but not while somebody types or has chosen a file
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
    const isBusy = document.activeElement?.matches("input, textarea, select")
      || [...document.querySelectorAll("input[type=file]")].some(one => one.disabled || one.files.length > 0);
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
  setInterval(() => document.hidden || soon(), OFTEN); // minutes that are told go by
}
