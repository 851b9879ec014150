// The projector: the standings, which turn pages, a wall of boards, what happened, and the link of the room.
import {el, say, points, result} from "./dom.js";
import {nameOf, state} from "./state.js";
import {change, eloName, happening, placeOf, progress, shortRating} from "./standings.js";
import {wallOf} from "./wall.js";

const TURN = 12000;
const KEYS = {" ": "pause", p: "pause", c: "contrast", l: "light"};

function head(all) {
  return el("tr", {}, ...["place", "change", "agent", "points", eloName(all)].map((name, i) =>
    el("th" + (i === 2 ? ".name" : ".n"), {scope: "col"}, i < 2 ? "" : say("column." + name))));
}

function line(row, all) {
  return el("tr", {}, el("td.n.place", {}, placeOf(row)), el("td.n", {}, change(row)),
    el("td.name", {}, row.name), el("td.n", {}, points(row.points)), el("td.n", {}, shortRating(row, all)));
}

export async function screenPage(main) {
  const root = document.documentElement;
  const far = el("p");
  const top = el("thead");
  const body = el("tbody");
  const sheet = el("p", {role: "status"});
  const boards = el("div.wall");
  const ticker = el("p.screen-ticker");
  const link = el("div.room-link");
  const view = {page: 0, isPaused: false};
  const button = (name, sign) => el("button", {type: "button", title: say("key." + name), "aria-label": say("key." + name),
    "aria-pressed": "false", onclick: () => act(name)}, sign);
  const buttons = {pause: button("pause", "\u25ae\u25ae"), light: button("light", "\u25d0"), contrast: button("contrast", "\u25cf")};
  main.append(el("header.screen-head", {}, el("h1", {}, say("title", state.tournament.game)), far, el("div.screen-keys", {}, ...Object.values(buttons))),
    el("section.screen-table", {"aria-label": say("page.standings")}, el("table", {}, top, body), sheet),
    el("section.screen-wall", {"aria-label": say("playing")}, boards),
    el("footer.screen-foot", {}, ticker, link));

  function act(name) {
    if (name === "pause") {
      view.isPaused = !view.isPaused;
    } else if (name === "contrast") {
      root.toggleAttribute("data-contrast");
    } else {
      const isLight = root.dataset.light === "yes" || root.dataset.light === undefined && !matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.light = isLight ? "no" : "yes";
    }
    buttons.pause.setAttribute("aria-pressed", view.isPaused);
    buttons.contrast.setAttribute("aria-pressed", root.hasAttribute("data-contrast"));
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

  // While places are revealed those alone, the last one that was in front
  const rows = () => state.revealed.length > 0 ? state.revealed : state.standings;

  // As many rows as there is room for
  function rowsThatFit() {
    const all = rows();
    top.replaceChildren(head(all));
    body.replaceChildren(...all.slice(0, 1).map(row => line(row, all)));
    const height = body.firstElementChild?.getBoundingClientRect().height ?? 1;
    const room = body.closest("section").getBoundingClientRect().bottom - body.getBoundingClientRect().top
      - sheet.getBoundingClientRect().height;
    return Math.max(1, Math.floor(room / height));
  }

  function show() {
    far.textContent = progress();
    const fit = rowsThatFit();
    const pages = Math.max(1, Math.ceil(rows().length / fit));
    view.page = (view.page + pages) % pages;
    body.replaceChildren(...rows().slice(view.page * fit, (view.page + 1) * fit).map(row => line(row, rows())));
    sheet.textContent = pages === 1 ? "" : say("sheet", view.page + 1, pages) + (view.isPaused ? say("paused") : "");
    const last = state.ticker[0];
    ticker.textContent = !state.connected ? say("disconnected") : state.behind ? say("behind") : last ? happening(last) : "";
  }

  function turn(by) {
    view.page += by;
    show();
  }

  setInterval(() => view.isPaused || turn(1), TURN);
  // Room for every board, also for those whose result still stands while the next game is on
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
  const wall = wallOf(boards);
  const results = el("table");
  boards.parentElement.append(results);
  const idle = () => {
    const isIdle = boards.children.length === 0;
    boards.hidden = isIdle;
    results.hidden = !isIdle;
    // While places are revealed, a result would name who is still hidden
    results.replaceChildren(...isIdle && state.revealed.length === 0 ? state.recent.map(game => el("tr", {}, el("td.name", {}, nameOf(game.sides[0])),
      el("td.n", {}, result(game.points)), el("td.name", {}, nameOf(game.sides[1])))) : []);
  };
  new MutationObserver(() => {
    arrange();
    idle();
  }).observe(boards, {childList: true});
  const {link: address} = await (await fetch("/api/link")).json();
  if (address) {
    link.append(el("img", {src: "/files/link.svg", alt: say("link.code")}), el("span", {}, address));
  }
  return changes => {
    wall.update(changes);
    idle();
    if (changes.kind === "snapshot" || changes.standings || changes.tournament || changes.ticker || changes.kind === "connection") {
      show();
    }
  };
}
