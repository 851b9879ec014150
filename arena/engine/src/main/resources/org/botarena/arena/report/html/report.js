// The games of the report: found by filters, unpacked when opened.
import {h, render} from "./preact.js";
import {Picture} from "./boards.js";
import {coloursOf} from "./face.js";
import {result} from "./numbers.js";
import {Named, parting, Player, save, shortOf, sidesOf, titleOf} from "./players.js";
import {sortable} from "./sorting.js";
import {say} from "./texts.js";
import {judgedOf, plyOf, turns, viewerOf} from "./viewer.js";

const LISTED = 300;
const byId = id => document.getElementById(id);
const blocks = new Map();
let index = null;
let open = null;
let viewer = null;

async function unpack(node) {
  const bytes = Uint8Array.from(atob(node.textContent), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

function block(number) {
  if (!blocks.has(number)) {
    blocks.set(number, unpack(byId("games-" + number)));
  }
  return blocks.get(number);
}

const nameOf = entrant => index.entrants[entrant];

let colours = null;

const sidesIn = game => sidesOf(game.seats, index.pieces, entrant => ({name: nameOf(entrant), colour: colours.get(index.agents[entrant])}));

const pointsOf = game => game.points === null ? null : [game.points, 1 - game.points];

// Filters and the list

const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Whether an entrant's name or authors have what was typed
function named(entrant, words) {
  return plain(nameOf(entrant)).includes(words) || plain(index.authors[entrant]).includes(words);
}

function chosen(game) {
  const words = plain(byId("who").value.trim());
  if (words && !game.sides.some(entrant => named(entrant, words))) {
    return false;
  }
  const one = byId("one").value;
  const other = byId("other").value;
  const seated = [game.sides[0], game.sides[1]].map(String);
  if (one && !seated.includes(one) || other && !(seated.includes(other) && (one !== other))) {
    return false;
  }
  switch (byId("kind").value) {
    case "faults": return game.fault !== "";
    case "draws": return game.points === 0.5;
    case "lost": return one !== "" && game.points === (seated[0] === one ? 0 : 1);
    default: return true;
  }
}

// The entrant on a side, with the piece that it plays; the winner in bold
const seated = (game, side) => h("td", {class: "name" + (pointsOf(game)?.[side] === 1 ? " winner" : "")}, h(Named, {side: sidesIn(game)[side]}));

const row = game => h("tr", {key: game.id, class: game === open ? "open" : null, onClick: () => { location.hash = "game/" + game.id; }},
  seated(game, 0), h("td", {class: "n"}, result(pointsOf(game))),
  h("td", {class: "n tally"}, (game.tally || "").replace("-", "\u2013")),
  seated(game, 1), h("td", {}, h("button", {type: "button", title: game.id}, shortOf(game.id))), h("td", {class: "n plies"}, game.plies),
  h("td", {class: "verdict"}, game.fault));

function list() {
  const found = index.games.filter(chosen);
  byId("found").textContent = say("found", found.length, index.games.length)
    + (found.length > LISTED ? say("listed", LISTED) : "");
  byId("list").classList.toggle("tallied", found.some(game => game.tally));
  render(found.slice(0, LISTED).map(row), byId("rows"));
}

// Five telling moments: each of the first game of its kind that no earlier kind has taken; then of the second

const gap = ({tally}) => { const [one, other] = tally.split("-").map(Number); return Math.abs(one - other); };
const winner = game => game.sides[game.points === 1 ? 0 : 1];
const loser = game => game.sides[game.points === 1 ? 1 : 0];
const least = valueOf => games => games.reduce((best, game) => best === null || valueOf(game) < valueOf(best) ? game : best, null);
const MOMENTS = 5;
const KINDS = {
  upset: games => least(game => loser(game) - winner(game))(games.filter(game => game.points !== 0.5 && winner(game) > loser(game))),
  swing: games => least(game => -game.swing.size)(games.filter(game => game.swing.size > 0)),
  closest: games => least(gap)(games.filter(game => game.tally)),
  top: games => games.find(game => game.sides.every(entrant => entrant < 2)) ?? null,
  longest: least(game => -game.plies),
  clearest: games => least(game => -gap(game))(games.filter(game => game.tally)),
};

function worthWatching() {
  const played = index.games.filter(game => game.points !== null && game.fault === "");
  const picked = new Map();
  const kinds = Object.entries(KINDS);
  for (const [kind, pick] of [...kinds, ...kinds]) {
    const game = pick(played.filter(one => !picked.has(one)));
    if (game !== null) {
      picked.set(game, kind);
    }
  }
  return [...picked].slice(0, MOMENTS);
}

// The ply after which the winner of a count stays in front
function lead(counts) {
  const ahead = counts.map(([one, other]) => Math.sign(one - other));
  return ahead.reduce((since, by, ply) => by === ahead.at(-1) ? since : ply + 1, 0);
}

// How many plies of a game are played at its moment: where judges have seen it decided, else where the lines of an upset part, else
// where the agents' values swing most, else where the count turns, else at the end
const momentOf = (game, {swing}, kind) => 1 + (turns(judgedOf(game), game.plies.map(plyOf)).at(-1)?.ply ?? -1)
  || (kind === "upset" ? parting(game.plies.map(plyOf)) : 0) || swing.after
  || (game.counts ? lead(game.counts) : game.plies.length);

async function watch() {
  const moments = await Promise.all(worthWatching().map(async ([one, kind]) => {
    const game = (await block(one.block))[one.place];
    return {one, kind, game, at: momentOf(game, one, kind), sides: sidesIn(one), points: pointsOf(one)};
  }));
  if (moments.length === 0) {
    return;
  }
  const linkOf = ({one, at}) => `#game/${one.id}/${at}`;
  const [first] = moments;
  const {game, at} = first;
  const player = i => h(Player, {side: first.sides[i], count: game.counts?.[at]?.[i], points: first.points[i]});
  byId("watch").hidden = false;
  render([h("h2", {}, say("worth")), h("div", {class: "worth"},
    h("a", {class: "featured", href: linkOf(first), "aria-label": titleOf(first)}, player(1),
      game.pictures === null ? null : h(Picture, {picture: game.pictures[at], before: game.pictures[at - 1], cells: index.cells,
        seats: first.one.seats.map(nameOf), hasPlayers: true}), player(0)),
    h("ul", {class: "games"}, moments.map(moment => h("li", {key: moment.one.id}, h("span", {class: "pill"}, say("worth." + moment.kind)), " ",
      h("a", {href: linkOf(moment)}, titleOf(moment)), " ",
      moment.at === 0 ? null : h("span", {class: "dim small"}, say("worth.at", moment.at - 1, moment.game.plies[moment.at - 1][0]))))))], byId("watch"));
}

// Tables as files

function saveTable(table, name) {
  const quoted = text => /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  save(name, [...table.rows].map(row => [...row.cells].map(cell => quoted(cell.innerText.trim())).join(",")).join("\n") + "\n");
}

const savedBy = (table, name) => {
  const place = document.createElement("p");
  table.closest(".wide, #list").after(place);
  render(h("button", {type: "button", class: "small", onClick: () => saveTable(table, name)}, say("save-table")), place);
};

// The viewer

async function openGame(id, ply) {
  const entry = index.games.find(game => game.id === id);
  if (!entry) {
    byId("found").textContent = say("missing", id);
    return;
  }
  if (open !== entry) {
    const game = (await block(entry.block))[entry.place];
    open = entry;
    list();
    byId("viewer").hidden = false;
    byId("choose").hidden = true;
    viewer.load({id, game, seats: entry.seats.map(nameOf), sides: sidesIn(entry), points: pointsOf(entry), cells: index.cells}, ply);
    byId("rows").querySelector(".open")?.scrollIntoView({block: "nearest"});
    byId("viewer").scrollIntoView({block: "nearest"});
  } else {
    viewer.show(ply);
  }
}

// The game by that many places further in the list
function other(way) {
  const found = index.games.filter(chosen);
  const next = found[found.indexOf(open) + way];
  if (next) {
    location.hash = "game/" + next.id;
  }
}

// #game/ID/PLY opens a game, #pair/ONE/OTHER the games of two entrants.
async function follow() {
  const [what, ...rest] = decodeURIComponent(location.hash.slice(1)).split("/");
  if (what === "game" && rest.length > 0) {
    await openGame(rest[0], Number(rest[1] || 0));
  } else if (what === "pair" && rest.length === 2) {
    [byId("one").value, byId("other").value] = rest;
    byId("kind").value = "all";
    byId("who").value = "";
    list();
    byId("games").scrollIntoView();
  }
}

async function begin() {
  document.querySelectorAll("table.standings").forEach(sortable);
  if (!byId("games-index")) {
    document.documentElement.dataset.ready = "yes";
    return;
  }
  if (!("DecompressionStream" in window)) {
    byId("unpacking").textContent = say("old-browser");
    return;
  }
  index = await unpack(byId("games-index"));
  colours = coloursOf(index.agents);
  for (const select of [byId("one"), byId("other")]) {
    index.entrants.forEach((name, i) => select.append(new Option(name, i)));
    select.addEventListener("change", list);
  }
  byId("kind").addEventListener("change", list);
  byId("who").addEventListener("input", list);
  viewer = viewerOf(byId("viewer"), {other, shown: ply => history.replaceState(null, "", `#game/${open.id}/${ply}`)});
  document.addEventListener("keydown", viewer.pressed);
  window.addEventListener("hashchange", follow);
  byId("unpacking").hidden = true;
  byId("browse").hidden = false;
  list();
  savedBy(document.querySelector("table.standings"), "standings.csv");
  savedBy(byId("list").querySelector("table"), "games.csv");
  await watch();
  await follow();
  document.documentElement.dataset.ready = "yes";
}

begin().catch(problem => {
  byId("unpacking").hidden = false;
  byId("unpacking").textContent = say("damaged", problem.message);
});
