// The projector: the standings, page by page, the most important board, recent events, and the link for the room.
// During a reveal it shows only the places, and then the podium.
import {h} from "./preact.js";
import {points, result} from "./numbers.js";
import {answered, base, of} from "./page.js";
import {isHidden, nameOf, state, toldRows} from "./state.js";
import {chip, happening, headline, progress, Remaining} from "./standings.js";
import {sheetOf} from "./tables.js";
import {say} from "./texts.js";
import {LastGame, Wall} from "./wall.js";

const TURN = 12000;
const TOP = 3; // the entrants that stay in view on every page
const SIZES = [3, 2.6, 2.2, 1.9, 1.6, 1.35, 1.15, 1]; // relative to the table's type
const KEYS = {" ": "pause", p: "pause", c: "contrast", l: "light"};
const SIGNS = {next: "\u25b6", pause: "\u25ae\u25ae", light: "\u25d0", contrast: "\u25cf"};
const NEXT = [" ", "Enter", "ArrowRight", "ArrowDown", "PageDown"];

const named = agent => [chip(agent), nameOf(agent)];

const results = () => h("table", {}, h("tbody", {}, state.recent.map(game => h("tr", {key: game.id},
  h("td", {class: "name"}, named(game.sides[0])), h("td", {class: "n"}, result(game.points)), h("td", {class: "name"}, named(game.sides[1]))))));

// The first three, each at the height of its place
const podium = () => h("ol", {class: "podium screen-podium"}, state.standings.slice(0, 3).map((row, i) => h("li", {key: row.agent, class: "step" + (i + 1)},
  h("b", {}, row.rank), h("span", {class: "who"}, named(row.agent)), h("span", {class: "dim"}, points(row.points)))));

const beside = () => state.tournament.state === "finished" ? [podium(), results()] : h(LastGame, {otherwise: results()});

// The revealed places, the last one in front
const revealed = () => h("table", {class: "screen-revealed"}, h("tbody", {}, state.revealed.map(row => h("tr", {key: row.agent},
  h("td", {class: "n"}, row.rank), h("td", {class: "name"}, named(row.agent)), h("td", {class: "n dim"}, row.balance), h("td", {class: "n"}, points(row.points))))));

// Whether the person who opened the page may reveal places
async function mayReveal() {
  return base !== "" && (await answered(await fetch("/api/event"))).me?.role === "organizer";
}

export async function screenPage(draw) {
  const root = document.documentElement;
  const view = {page: 0, fit: 1, isPaused: false, isPodium: false, measured: "", asked: -1};
  const {link} = await (await fetch("/api/link")).json();
  const isOrganizer = await mayReveal();
  const room = link ? [h("img", {src: "/files/link.svg", alt: say("link.code")}), h("span", {}, link)] : null;

  const isFrozen = () => state.tournament.state === "frozen";
  const isStage = () => view.isPodium || isHidden() || state.revealed.length > 0;

  // Reveals the next place, once for each place; after the last one the podium is replaced by the table
  async function next() {
    if (view.isPodium) {
      view.isPodium = false;
      show();
    } else if (isOrganizer && isFrozen() && view.asked !== state.revealed.length) {
      view.asked = state.revealed.length;
      await answered(await fetch("/api/event/organize/reveal?language=" + root.lang, {method: "POST",
        headers: {"X-Arena": "1", "Content-Type": "application/json"}, body: JSON.stringify({tournament: of, places: view.asked + 1})}));
    }
  }

  function act(name) {
    if (name === "next") {
      next();
    } else if (name === "pause") {
      view.isPaused = !view.isPaused;
    } else if (name === "contrast") {
      root.toggleAttribute("data-contrast");
    } else {
      const isLight = root.dataset.light === "yes" || root.dataset.light === undefined && !matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.light = isLight ? "no" : "yes";
    }
    show();
  }

  document.addEventListener("keydown", event => {
    const name = KEYS[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "BUTTON") {
      return;
    }
    if (isStage() ? NEXT.includes(event.key) : event.key === "Enter") {
      event.preventDefault();
      next();
    } else if (name) {
      event.preventDefault();
      act(name);
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      turn(event.key === "ArrowRight" ? 1 : -1);
    }
  });

  const key = (name, isPressed) => h("button", {type: "button", title: say("key." + name), "aria-label": say("key." + name),
    "aria-pressed": isPressed, onClick: () => act(name)}, SIGNS[name]);

  const stage = () => h("section", {class: "screen-stage", "aria-label": say("revealed"), "aria-live": "polite", onClick: next},
    view.isPodium ? podium() : state.revealed.length > 0 ? revealed() : h("p", {class: "curtain"}, say("hidden")));

  function told() {
    const last = state.ticker[0];
    return !state.connected ? say("disconnected") : state.behind ? say("behind") : isStage() ? ""
      : state.headlines.length > 0 ? state.headlines.filter(one => one.after === state.headlines[0].after).map(headline).join(" \u00b7 ")
        : last ? happening(last) : "";
  }

  function ended() {
    const [last] = isStage() ? [] : state.recent;
    return last === undefined ? null : h("p", {class: "screen-ended"}, last.sides.map((agent, i) =>
      h(last.points[i] === 1 ? "strong" : "span", {key: i, style: `order: ${2 * i}`}, named(agent))), h("span", {style: "order: 1"}, result(last.points)));
  }

  function sheet() {
    const all = toldRows();
    const isWhole = all.length <= view.fit;
    const room = Math.max(1, view.fit - TOP);
    const pages = isWhole ? 1 : Math.ceil((all.length - TOP) / room);
    view.page = (view.page + pages) % pages;
    const from = TOP + view.page * room;
    const shown = isWhole ? all : [...all.slice(0, TOP), ...all.slice(from, from + room)];
    return [h("section", {class: "screen-table", "aria-label": say("page.standings")}, h("table", {},
      sheetOf("screen", all, shown, {name: row => named(row.agent)})),
    h("p", {role: "status"}, pages === 1 ? "" : say("sheet", view.page + 1, pages) + (view.isPaused ? say("paused") : ""))),
    h("section", {class: "screen-wall", "aria-label": say("playing")}, h(Wall, {otherwise: beside(), layout: (featured, others) => [featured, others]}))];
  }

  function around() {
    root.toggleAttribute("data-stage", isStage());
    draw([h("header", {class: "screen-head"}, h("h1", {}, state.tournament.heading[root.lang]), isStage() ? null : [h("p", {}, progress()), h(Remaining, {hasGames: false})],
      h("div", {class: "screen-keys"}, view.isPodium || isOrganizer && isFrozen() ? key("next") : null, key("pause", view.isPaused), key("light", false),
        key("contrast", root.hasAttribute("data-contrast")))),
    isStage() ? stage() : sheet(),
    h("footer", {class: "screen-foot"}, ended(), h("p", {class: "screen-ticker"}, told()), h("div", {class: "room-link"}, room))]);
  }

  // The largest type that fits all rows and complete names, or the number of rows that fit in the smallest type
  function measure() {
    const section = document.querySelector(".screen-table");
    const table = section.querySelector("table");
    const body = table.tBodies[0];
    const bottom = section.getBoundingClientRect().bottom - section.querySelector("p").getBoundingClientRect().height;
    const all = toldRows().length;
    table.style.height = "auto";
    for (const size of SIZES) {
      section.style.setProperty("--size", size);
      const height = body.firstElementChild?.getBoundingClientRect().height ?? 1;
      const room = bottom - body.getBoundingClientRect().top;
      view.fit = Math.max(TOP + 1, Math.floor(room / height));
      const isCut = [...body.querySelectorAll(".name")].some(cell => cell.scrollWidth > cell.clientWidth);
      if (all <= view.fit && !isCut) {
        table.style.height = Math.min(bottom - table.getBoundingClientRect().top, table.getBoundingClientRect().height * 2.4) + "px";
        return;
      }
    }
  }

  function show() {
    view.isPodium ||= view.hasRevealed && !isFrozen();
    view.hasRevealed = state.revealed.length > 0;
    around();
    const what = [innerWidth, innerHeight, state.standings.map(row => row.name + row.rank + row.points)].join();
    if (!isStage() && what !== view.measured) {
      view.measured = what;
      measure();
      around();
    }
  }

  function turn(by) {
    view.page += by;
    show();
  }

  show();
  setInterval(() => view.isPaused || turn(1), TURN);
  addEventListener("resize", show);
  return show;
}
