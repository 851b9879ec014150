// The games of the report: found by filters, unpacked when opened.
import {h, render} from "./preact.js";
import {Piece} from "./boards.js";
import {sortable} from "./sorting.js";
import {say} from "./texts.js";
import {viewerOf} from "./viewer.js";

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

function result(points) {
  return points === null ? say("unplayed") : points === 1 ? "1 : 0" : points === 0 ? "0 : 1" : "\u00bd : \u00bd";
}

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

// The entrant on a side, with the piece that it plays
const seated = (game, side) => h("td", {class: "name"},
  index.pieces[side] ? [h(Piece, {cell: index.pieces[side]}), " "] : null, nameOf(game.sides[side]));

const row = game => h("tr", {key: game.id, class: game === open ? "open" : null, onClick: () => { location.hash = "game/" + game.id; }},
  seated(game, 0), h("td", {class: "n"}, result(game.points)),
  h("td", {class: "n tally"}, (game.tally || "").replace("-", "\u2013")),
  seated(game, 1), h("td", {}, h("button", {type: "button"}, game.id)), h("td", {class: "n plies"}, game.plies),
  h("td", {class: "verdict"}, game.fault));

function list() {
  const found = index.games.filter(chosen);
  byId("found").textContent = say("found", found.length, index.games.length)
    + (found.length > LISTED ? say("listed", LISTED) : "");
  byId("list").classList.toggle("tallied", found.some(game => game.tally));
  render(found.slice(0, LISTED).map(row), byId("rows"));
}

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
    const seats = entry.seats.map(nameOf);
    viewer.load(game, seats, index.cells, ply, [...new Set(seats)].join(" \u2013 ") + ", " + result(entry.points));
    byId("viewer").scrollIntoView({block: "nearest"});
  } else {
    viewer.show(ply);
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
  for (const select of [byId("one"), byId("other")]) {
    index.entrants.forEach((name, i) => select.append(new Option(name, i)));
    select.addEventListener("change", list);
  }
  byId("kind").addEventListener("change", list);
  byId("who").addEventListener("input", list);
  viewer = viewerOf(byId("viewer"), {hasPlay: true, shown: ply => history.replaceState(null, "", `#game/${open.id}/${ply}`)});
  document.addEventListener("keydown", viewer.pressed);
  window.addEventListener("hashchange", follow);
  byId("unpacking").hidden = true;
  byId("browse").hidden = false;
  list();
  await follow();
  document.documentElement.dataset.ready = "yes";
}

begin().catch(problem => {
  byId("unpacking").hidden = false;
  byId("unpacking").textContent = say("damaged", problem.message);
});
