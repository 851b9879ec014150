// The face of all pages: the header, and the colour and initials of an entrant.
import {h} from "./preact.js";

const COLOURS = 12;

// Two letters or figures that stand for a name
export function initials(name) {
  const words = name.match(/\p{L}+|\d+/gu) ?? [name];
  return (words.length > 1 ? words[0][0] + words.at(-1).at(-1) : words[0].slice(0, 2)).toUpperCase();
}

// Gives each of these ids a number of a colour, the same on every page: by their order as texts
export function coloursOf(ids) {
  return new Map([...ids].sort().map((id, i) => [id, i % COLOURS]));
}

// What stands before the name of an entrant, which says the same to those who hear it
export const Chip = ({name, colour}) => h("span", {class: "chip e" + colour, "data-initials": initials(name), "aria-hidden": "true"});

// The header of a page. tabs: address, text and whether it is this page; end: what stands on the right
export const Header = ({title, home, label, tabs, end}) => h("header", {class: "top"},
  h("a", {class: "brand", href: home, "aria-label": "Bot Arena"}, h("img", {src: "/favicon.svg", alt: "", width: 28, height: 28}), h("span", {}, "Bot Arena")),
  title === "" ? null : h("h1", {}, title),
  h("nav", {class: "tabs", "aria-label": label}, tabs.map(([href, text, isHere]) =>
    h("a", {key: href, href, "aria-current": isHere ? "page" : null}, text))),
  h("div", {class: "end"}, end));
