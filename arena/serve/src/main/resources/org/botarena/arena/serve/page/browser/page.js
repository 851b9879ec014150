// What all pages have: how the server is asked, when a page may change, and how times are written.
import {locale, number} from "./numbers.js";

// Which tournament it is, where a server has several, and where its pages begin
export const {of = "", base = ""} = document.documentElement.dataset;

export const page = address => base + address;

// Where the server answers about it
export function api(address, query = {}) {
  const wanted = new URLSearchParams(query);
  if (of !== "") {
    wanted.set("of", of);
  }
  return `/api${address}${wanted.size > 0 ? "?" + wanted : ""}`;
}

// What the server has refused, and what it advises
export class Refused extends Error {
  constructor(problem, remedy) {
    super(remedy === undefined ? problem : `${problem}: ${remedy}`);
    this.problem = problem;
  }
}

export async function answered(response) {
  const text = await response.text();
  const isJson = (response.headers.get("Content-Type") ?? "").startsWith("application/json");
  const answer = isJson ? JSON.parse(text) : text;
  if (!response.ok) {
    throw isJson ? new Refused(answer.problem, answer.remedy) : new Refused(text);
  }
  return answer;
}

// What is pressed on and replaced before it is released is not clicked: a page changes when nothing is pressed.
let isPressed = false;
const waiting = [];

function released() {
  isPressed = false;
  setTimeout(() => isPressed || waiting.splice(0).forEach(action => action())); // after the click that comes of it
}

addEventListener("pointerdown", event => { isPressed = event.button === 0; }, true);
["pointerup", "pointercancel", "dragend", "blur"].forEach(kind => addEventListener(kind, released, true));

// Does something as soon as nothing is pressed, in the order in which it was asked for
export function unpressed(action) {
  if (isPressed || waiting.length > 0) {
    waiting.push(action);
  } else {
    action();
  }
}

// What the server answers, when nothing is pressed that the answer could replace
export async function ask(address) {
  const answer = await answered(await fetch(address));
  await new Promise(unpressed);
  return answer;
}

export const milliseconds = ms => ms >= 10000 ? number(ms / 1000, 1) + "\u00a0s" : number(ms, ms >= 100 ? 0 : 1) + "\u00a0ms";

export const time = utc => new Date(utc).toLocaleTimeString(locale(), {hour: "2-digit", minute: "2-digit"});

export const day = utc => new Date(utc).toLocaleString(locale(), {dateStyle: "medium", timeStyle: "short"});
