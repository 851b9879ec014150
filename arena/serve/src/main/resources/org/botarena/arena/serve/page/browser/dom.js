// How elements are made: text is always put in as text.
import {boards} from "./boards.js";
import {unpressed} from "./press.js";

export const say = boards.say;

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

// What it answers, when nothing is pressed that the answer could replace
export async function ask(address, query = {}) {
  const response = await fetch(api(address, query));
  const answer = await response.json();
  await new Promise(unpressed);
  return {ok: response.ok, answer};
}

// tag, optionally with classes as in "td.n.place"
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const made = document.createElement(name);
  if (classes.length > 0) {
    made.className = classes.join(" ");
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) {
      made.addEventListener(key.slice(2), value);
    } else if (value !== false && value !== null && value !== undefined) {
      made.setAttribute(key, value === true ? "" : value);
    }
  }
  return put(made, ...children);
}

// Into an element what there is to say; what there is not is left out
export function put(into, ...children) {
  into.append(...children.flat().filter(child => child !== null && child !== undefined));
  return into;
}

// A table with a caption and named columns, those in numeric being numbers
export function table(caption, heads, rows, numeric = []) {
  const style = i => numeric.includes(i) ? ".n" : "";
  return el("div.wide", {tabindex: 0, role: "region", "aria-label": caption},
    el("table", {}, el("caption.dim.small", {}, caption),
      el("thead", {}, el("tr", {}, heads.map((head, i) => el("th" + style(i), {scope: "col"}, head)))),
      el("tbody", {}, rows.map(row => el("tr", {}, row.map((cell, i) => el("td" + style(i), {}, cell)))))));
}

// Days before months and 24 hours, in every language
export const locale = () => document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang;

export const number = (value, digits = 0) => value.toLocaleString(locale(),
  {minimumFractionDigits: digits, maximumFractionDigits: digits});

export const points = value => value === 0.5 ? "\u00bd" : Math.floor(value) + (value % 1 ? "\u00bd" : "");

export const milliseconds = ms => ms >= 10000 ? number(ms / 1000, 1) + "\u00a0s" : number(ms, ms >= 100 ? 0 : 1) + "\u00a0ms";

export const clock = ms => `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`
  + "." + Math.floor(ms / 100) % 10;

export const time = utc => new Date(utc).toLocaleTimeString(locale(), {hour: "2-digit", minute: "2-digit"});

export const day = utc => new Date(utc).toLocaleString(locale(), {dateStyle: "medium", timeStyle: "short"});

export function result(sides) {
  return sides === null ? say("unplayed") : sides.map(points).join("\u2009:\u2009");
}
