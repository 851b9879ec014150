// Who plays, and how the score went: the same beside every board.
import {h} from "./preact.js";
import {Piece} from "./boards.js";
import {Chip} from "./face.js";
import {points as written, signed} from "./numbers.js";
import {say} from "./texts.js";

const HEIGHT = 100;

export const decimal = number => String(number).replace(".", say("decimal"));

// Minutes, seconds and tenths that are over
export const clock = ms => `${Math.floor(ms / 60000)}:${decimal((Math.floor(ms / 100) % 600 / 10).toFixed(1).padStart(4, "0"))}`;

// The sides of a game: each entrant once, with its seats. named: gives name, colour and address of an entrant; pieces: of the sides
export const sidesOf = (seats, pieces, named) => [...new Set(seats)].map((entrant, i) => ({entrant, ...named(entrant), piece: pieces[i],
  seats: seats.flatMap((one, seat) => one === entrant ? [seat] : [])}));

// The short name of a game, for narrow places: the number of its pair from 1 on, and its letter
export function shortOf(id) {
  const [pair, letter] = id.split("-");
  return Number(pair) + 1 + letter;
}

// What an agent said of its move: +0.31 (f5 d6)
export const thought = ([value, line]) => signed(value, 2) + (line === "" ? "" : ` (${line})`);

// What the kibitzer says of a game
export function kibitzed({judgement, value, distance, score, best}, sides) {
  if (best === "") {
    return say("kibitzer." + judgement);
  }
  const {name} = sides[value < 0 ? 1 : 0];
  let what;
  if (judgement === "opinion" || !Number.isInteger(value)) {
    what = say("kibitzer.value", signed(Math.abs(value), 2), name);
  } else if (value === 0) {
    what = say("kibitzer.draw");
  } else {
    what = score !== null ? say("kibitzer.score", name, Math.abs(score)) : distance !== null ? say("kibitzer.win", name, distance) : say("kibitzer.wins", name);
  }
  return say("kibitzer." + judgement, what, best);
}

// Hands a text to the reader as a file
export function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], {type: "text/plain"}));
  Object.assign(document.createElement("a"), {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

// What a side is called: the piece that it plays, its colour, its name
export const Named = ({side: {name, colour, piece, href}}) => h("span", {class: "named"}, piece ? h(Piece, {cell: piece}) : null, h(Chip, {name, colour}),
  href ? h("a", {class: "agent", href}, name) : h("span", {class: "agent"}, name));

// A side beside the board. count: of what the game counts; points: of the game that is over, else null
export const Player = ({side, count, used, isToMove = false, points}) =>
  h("div", {class: "player" + (isToMove ? " to-move" : "") + (points === 1 ? " winner" : "")}, h(Named, {side}),
    points === null ? null : h("span", {class: "pill points"}, (points === 1 ? "\u2713\u00a0" : "") + written(points)),
    used === undefined ? null : h("span", {class: "clock dim"}, clock(used)), count === undefined ? null : h("strong", {class: "tally"}, count));

// Who has won, in the words of a headline. points: of each side, null: it is not over
export function titleOf({sides, points, game}) {
  const [one, other] = sides.map(side => side.name);
  if (points === null || sides.length < 2) {
    return sides.map(side => side.name).join(" \u2013 ");
  }
  const counted = game?.tally ? game.tally.split("-") : points.map(written);
  const headline = points[0] === points[1] ? say("drew", one, other) : points[0] > points[1] ? say("beat", one, other) : say("beat", other, one);
  return headline + ", " + (points[0] < points[1] ? counted.reverse() : counted).join("\u2009:\u2009");
}

// What each side expected before its moves, as points of the graph: a win of the first side is at the top
const expectations = (sides, plies) => sides.map((side, one) => plies.flatMap(({player, said}, i) => said && side.seats.includes(player)
  ? [`${i + 1.5},${HEIGHT / 2 * (1 - (one === 0 ? said[0] : -said[0]))}`] : []));

// The first ply that is not the answer which the other side expected; 0: there is none
export const parting = plies => 1 + plies.findIndex(({move, player, said}, i) => {
  const before = plies[i - 1];
  const [own, reply] = before?.said ? before.said[1].split(" ") : [];
  return said !== null && reply !== undefined && own === before.move && player !== before.player && reply !== move;
});

// By ply who is in front and by how much, where the game counts, else how long each move took; over it what the agents expected.
// judged: what the kibitzer said while the reader watched; pick: gets the ply that is pressed
export function Graph({game, plies, sides, at, judged = [], pick}) {
  const width = plies.length + 1;
  const bar = (x, y, height, colour) => height <= 0 ? null : h("rect", {x, y, width: 1, height, class: "bar e" + colour});
  let bars;
  if (game.counts) {
    const ahead = game.counts.map(([one, other]) => one - other);
    const most = Math.max(1, ...ahead.map(Math.abs));
    bars = ahead.map((by, ply) => bar(ply, by > 0 ? HEIGHT / 2 * (1 - by / most) : HEIGHT / 2, HEIGHT / 2 * Math.abs(by) / most, sides[by > 0 ? 0 : 1].colour));
  } else {
    const size = ms => Math.log10(1 + ms);
    const most = Math.max(1, ...plies.map(ply => size(ply.wallMs)));
    bars = plies.map(({player, wallMs}, i) => {
      const side = sides.find(one => one.seats.includes(player));
      return side ? bar(i + 1, HEIGHT * (1 - size(wallMs) / most), HEIGHT * size(wallMs) / most, side.colour) : null;
    });
  }
  const expected = sides.length === 2 ? expectations(sides, plies) : [];
  const speaking = sides.filter((side, i) => expected[i]?.length > 0);
  const values = [...new Map(judged.filter(one => one.best !== "").map(one => [one.plies, one.value]))].sort(([one], [other]) => one - other);
  const lines = speaking.map(side => side.name + (side === sides[1] ? " \u254c" : " \u2500"));
  if (values.length > 0) {
    lines.push(say("kibitzer.line") + " \u2508");
  }
  const parted = speaking.length > 1 ? parting(plies) : 0;
  const label = say(game.counts ? "graph.counts" : "graph.times");
  return h("figure", {class: "graph"}, h("figcaption", {class: "dim small"}, label,
    lines.length > 0 ? " \u00b7 " + say("graph.said", lines.join(", ")) : null,
    parted > 0 ? [" \u00b7 ", h("button", {type: "button", class: "quiet", id: "parted", onClick: () => pick(parted)}, say("graph.parted", parted - 1))] : null),
    h("svg", {viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": label,
      onClick: event => {
        const {left, width: wide} = event.currentTarget.getBoundingClientRect();
        pick(Math.floor((event.clientX - left) / wide * width));
      }}, bars, game.counts || lines.length > 0 ? h("line", {class: "zero", x1: 0, x2: width, y1: HEIGHT / 2, y2: HEIGHT / 2}) : null,
    expected.map((points, i) => points.length > 0 ? h("polyline", {class: "expected e" + sides[i].colour + (i > 0 ? " second" : ""), points: points.join(" ")}) : null),
    values.length > 0 ? h("polyline", {class: "expected judged", points: values.map(([ply, value]) => `${ply + 0.5},${HEIGHT / 2 * (1 - value)}`).join(" ")}) : null,
    parted > 0 ? h("line", {class: "zero", x1: parted + 0.5, x2: parted + 0.5, y1: 0, y2: HEIGHT}) : null,
    h("rect", {class: "here", x: at, y: 0, width: 1, height: HEIGHT})));
}
