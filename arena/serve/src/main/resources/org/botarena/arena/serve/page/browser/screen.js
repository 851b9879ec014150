// The projector: the standings, which turn pages, a wall of boards, what happened, and the link of the room.
import {h} from "./preact.js";
import {points, result} from "./numbers.js";
import {nameOf, state} from "./state.js";
import {chip, happening, progress} from "./standings.js";
import {sheetOf} from "./tables.js";
import {say} from "./texts.js";
import {Wall} from "./wall.js";

const TURN = 12000;
const FEW = 9; // whose rows can be larger
const KEYS = {" ": "pause", p: "pause", c: "contrast", l: "light"};
const SIGNS = {pause: "\u25ae\u25ae", light: "\u25d0", contrast: "\u25cf"};

const named = agent => [chip(agent), nameOf(agent)];

const results = () => h("table", {}, h("tbody", {}, state.recent.map(game => h("tr", {key: game.id},
  h("td", {class: "name"}, named(game.sides[0])), h("td", {class: "n"}, result(game.points)), h("td", {class: "name"}, named(game.sides[1]))))));

// The first three, each as high as it stands
const podium = first => h("ol", {class: "screen-podium"}, first.map((row, i) => h("li", {key: row.agent, class: "step" + (i + 1)},
  h("b", {}, row.rank), h("span", {}, named(row.agent)), h("span", {class: "dim"}, points(row.points)))));

// While places are revealed a result would name who is still hidden: then nothing but they, and the podium with the last one
function beside() {
  if (state.revealed.length > 0) {
    return state.revealed.length < state.standings.length ? null : podium(state.revealed.slice(0, 3));
  }
  return state.tournament.state === "finished" ? [podium(state.standings.slice(0, 3)), results()] : results();
}

export async function screenPage(draw) {
  const root = document.documentElement;
  const view = {page: 0, fit: 1, isPaused: false};
  const {link} = await (await fetch("/api/link")).json();
  const room = link ? [h("img", {src: "/files/link.svg", alt: say("link.code")}), h("span", {}, link)] : null;

  function act(name) {
    if (name === "pause") {
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
    if (name && !event.ctrlKey && !event.altKey && !event.metaKey && event.target.tagName !== "BUTTON") {
      event.preventDefault();
      act(name);
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      turn(event.key === "ArrowRight" ? 1 : -1);
    }
  });

  const key = (name, isPressed) => h("button", {type: "button", title: say("key." + name), "aria-label": say("key." + name),
    "aria-pressed": isPressed, onClick: () => act(name)}, SIGNS[name]);

  // While places are revealed those alone, the last one that was in front
  const rows = () => state.revealed.length > 0 ? state.revealed : state.standings;

  function around() {
    const all = rows();
    root.toggleAttribute("data-reveal", state.revealed.length > 0);
    root.toggleAttribute("data-few", all.length <= FEW);
    const pages = Math.max(1, Math.ceil(all.length / view.fit));
    view.page = (view.page + pages) % pages;
    const last = state.ticker[0];
    draw([h("header", {class: "screen-head"}, h("h1", {}, state.tournament.heading[root.lang]), h("p", {}, progress()),
      h("div", {class: "screen-keys"}, key("pause", view.isPaused), key("light", false), key("contrast", root.hasAttribute("data-contrast")))),
    h("section", {class: "screen-table", "aria-label": say("page.standings")}, h("table", {},
      sheetOf("screen", all, all.slice(view.page * view.fit, (view.page + 1) * view.fit), {name: row => named(row.agent)})),
    h("p", {role: "status"}, pages === 1 ? "" : say("sheet", view.page + 1, pages) + (view.isPaused ? say("paused") : ""))),
    h("section", {class: "screen-wall", "aria-label": say("playing")}, h(Wall, {otherwise: beside()})),
    h("footer", {class: "screen-foot"}, h("p", {class: "screen-ticker"},
      !state.connected ? say("disconnected") : state.behind ? say("behind") : last ? happening(last) : ""),
    h("div", {class: "room-link"}, room))]);
  }

  // As many rows as there is room for
  function rowsThatFit() {
    const section = document.querySelector(".screen-table");
    const body = section.querySelector("tbody");
    const height = body.firstElementChild?.getBoundingClientRect().height ?? 1;
    const room = section.getBoundingClientRect().bottom - body.getBoundingClientRect().top
      - section.querySelector("p").getBoundingClientRect().height;
    return Math.max(1, Math.floor(room / height));
  }

  function show() {
    around();
    const fit = rowsThatFit();
    if (fit !== view.fit) {
      view.fit = fit;
      around();
    }
  }

  function turn(by) {
    view.page += by;
    show();
  }

  show();
  setInterval(() => view.isPaused || turn(1), TURN);
  // Room for every board, also for those whose result still stands while the next game is on
  const boards = document.querySelector(".wall");
  const arrange = () => {
    const {width, height} = boards.parentElement.getBoundingClientRect();
    const count = Math.max(1, boards.children.length);
    const columns = Math.max(1, Math.min(4, Math.ceil(Math.sqrt(count * width / Math.max(1, height)))));
    boards.style.setProperty("--columns", columns);
    boards.style.setProperty("--rows", Math.ceil(count / columns));
  };
  addEventListener("resize", () => {
    show();
    arrange();
  });
  arrange();
  new MutationObserver(arrange).observe(boards, {childList: true});
  return show;
}
