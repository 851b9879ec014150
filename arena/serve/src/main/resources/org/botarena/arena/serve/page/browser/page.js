// Common functions of all pages: requests to the server, when a page may change, and the format of times.
import {locale, number} from "./numbers.js";

// The tournament, if a server has several, and the prefix of its pages
export const {of = "", base = ""} = document.documentElement.dataset;

export const page = address => base + address;

// The server's address for its data
export function api(address, query = {}) {
  const wanted = new URLSearchParams(query);
  if (of !== "") {
    wanted.set("of", of);
  }
  return `/api${address}${wanted.size > 0 ? "?" + wanted : ""}`;
}

// The server's refusal and its advice
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

// An element that is pressed and replaced before the release is not clicked, so a page changes only when nothing is
// pressed.
let isPressed = false;
const waiting = [];

function released() {
  isPressed = false;
  setTimeout(() => isPressed || waiting.splice(0).forEach(action => action())); // after the resulting click
}

addEventListener("pointerdown", event => { isPressed = event.button === 0; }, true);
["pointerup", "pointercancel", "dragend", "blur"].forEach(kind => addEventListener(kind, released, true));

// Runs an action as soon as nothing is pressed, in the order of the calls
export function unpressed(action) {
  if (isPressed || waiting.length > 0) {
    waiting.push(action);
  } else {
    action();
  }
}

// The server's answer, delivered when nothing is pressed that it could replace
export async function ask(address) {
  const answer = await answered(await fetch(address));
  await new Promise(unpressed);
  return answer;
}

export const milliseconds = ms => ms >= 10000 ? number(ms / 1000, 1) + "\u00a0s" : number(ms, ms >= 100 ? 0 : 1) + "\u00a0ms";

export const time = utc => new Date(utc).toLocaleTimeString(locale(), {hour: "2-digit", minute: "2-digit"});

export const day = utc => new Date(utc).toLocaleString(locale(), {dateStyle: "medium", timeStyle: "short"});
