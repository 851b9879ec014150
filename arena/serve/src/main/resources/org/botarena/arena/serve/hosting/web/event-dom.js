// What is around a page of a hosted event, and how the server is asked.
import {el, say} from "./dom.js";

export const moment = utc => utc === null ? "" : new Date(utc).toLocaleString(document.documentElement.lang,
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

export const get = async (path, query = {}) => answered(await fetch(`/api/event${path}?${LANGUAGE()}&${new URLSearchParams(query)}`));

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

// A button that does something and says what became of it
export function button(label, action, style = "") {
  const made = el("button" + style, {type: "button"}, label);
  made.addEventListener("click", () => act(made, action));
  return made;
}

export async function act(control, action) {
  control.disabled = true;
  try {
    await action();
    tell("");
  } catch (problem) {
    tell(problem.message);
  } finally {
    control.disabled = false;
  }
}

const told = el("p.bad", {role: "alert", id: "told"});
export const tell = sentence => { told.textContent = sentence; };

// A form whose fields are texts; it calls action with their values by name
export function form(fields, label, action) {
  const inputs = fields.map(([name, text, type, value]) => [name,
    el("input", {name, type: type ?? "text", value, autocomplete: "off"}), text]);
  const submit = el("button", {}, label);
  return el("form", {onsubmit: event => {
    event.preventDefault();
    act(submit, () => action(Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))));
  }}, inputs.map(([, input, text]) => el("label", {}, text, input)), submit);
}

export function frame(page, me) {
  const links = [["/", "home"]];
  if (me?.role === "author") {
    links.push(["/author", "author"]);
  } else if (me?.role === "organizer" || me?.role === "assistant") {
    links.push(["/organizer", "organizer"]);
    links.push(["/reveal", "reveal"]);
  }
  if (me?.state === "approved") {
    links.push(["/play", "play"]);
  }
  const main = el("main", {id: "main", tabindex: -1});
  document.body.replaceChildren(
    el("header", {}, el("nav", {"aria-label": say("pages")}, links.map(([href, name]) =>
      el("a", {href, "aria-current": page === name ? "page" : null}, say("page." + name))))),
    told, main);
  return main;
}

// Shows anew every few seconds, but not while somebody types
export function refresh(seconds, show) {
  setInterval(() => {
    const busy = document.activeElement?.matches("input, textarea, select") || document.hidden;
    if (!busy) {
      show().then(() => tell(""), problem => tell(problem.message));
    }
  }, seconds * 1000);
}
