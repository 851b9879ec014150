// How a picture is drawn: a function for each figure. It knows no game.
import {h} from "./preact.js";
import {say, texts} from "./texts.js";

const GROUNDS = {green: "felt", dark: "sq-dark", light: "sq-light", plain: "cell"};
export const SUITS = {S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663"};
const SPOTS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

const MARGIN = 0.04; // for half of the rim
const EDGE = 0.45; // for the names of rows and columns

const svg = (width, height, label, ...shapes) =>
  h("svg", {viewBox: `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`, role: "img", "aria-label": label}, shapes);

const text = (x, y, style, words) => h("text", {x, y, class: style}, words);

// What stands in a cell as it is read aloud: a figure by its colour where that has a name, else the glyph
function spoken({figure: kind, colour, name, glyph}) {
  const words = texts[`piece.${kind}.${colour}`];
  return words === undefined ? glyph : name ? `${name} ${words}` : words;
}

// What people click on, in a picture whose cells can be chosen: at is null where they cannot
function place(at, column, x, y, width, height, isEmpty = false) {
  if (at === null) {
    return null;
  }
  const style = at.style(column);
  return [h("rect", {x, y, width, height, class: "place" + style, "data-cell": `${at.row},${column}`}),
    isEmpty && style.includes(" choice") ? h("circle", {cx: x + width / 2, cy: y + height / 2, r: 0.14, class: "dot"}) : null];
}

// Boards of squares

const figures = {
  none: () => null,
  text: (x, y, {glyph}) => text(x + 0.5, y + 0.66, "label", glyph),
  disc: (x, y, {colour}) => [h("circle", {cx: x + 0.5, cy: y + 0.5, r: 0.4, class: colour}),
    colour === "yellow" ? h("circle", {cx: x + 0.5, cy: y + 0.5, r: 0.22, class: "groove"}) : null],
  king: (x, y, cell) => [figures.disc(x, y, cell), h("circle", {cx: x + 0.5, cy: y + 0.5, r: 0.2, class: "crown"})],
  pawn: (x, y, {colour}) => h("path", {
    d: `M${x + 0.25} ${y + 0.85}h.5c0 -.2 -.15 -.25 -.15 -.4a.17 .17 0 1 0 -.2 0c0 .15 -.15 .2 -.15 .4z`,
    class: colour,
  }),
  cross: (x, y) => h("path", {d: `M${x + 0.22} ${y + 0.22}l.56 .56m0 -.56l-.56 .56`, class: "cross-mark"}),
  ring: (x, y) => h("circle", {cx: x + 0.5, cy: y + 0.5, r: 0.29, class: "nought"}),
};

const figure = (x, y, cell) => (figures[cell.figure] ?? figures.text)(x, y, cell);

// was: what was there before the last move
const square = (x, y, cell, was) => [
  h("rect", {x, y, width: 1, height: 1, class: GROUNDS[cell.ground]}),
  cell.ground === "green" ? h("rect", {x, y, width: 1, height: 1, class: "rim"}) : null,
  cell.name ? text(x + 0.05, y + 0.23, "number", cell.name) : null,
  figure(x, y, cell),
  was && was.figure !== "none" && was.colour !== cell.colour && cell.figure !== "none"
    ? h("rect", {x: x + 0.06, y: y + 0.06, width: 0.88, height: 0.88, rx: 0.44, class: "turned"}) : null,
  cell.mark === "none" ? null : ["glow-edge", "glow"].map(style => h("rect", {x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, class: style})),
];

function board(columns, rows) {
  const edge = columns.length > 0 ? EDGE : 0;
  const label = rows.map(row => row.cells.map(cell => spoken(cell) || "-").join(" ")).join(", ");
  const name = (x, y, words) => h("text", {x, y, class: "edge", "text-anchor": "middle"}, words);
  return svg(rows[0].cells.length + edge, rows.length + edge, say("board", label),
    columns.map((words, x) => name(x + edge + 0.5, 0.33, words)),
    rows.map((row, y) => [
      edge ? name(edge / 2, y + edge + 0.6, row.text) : null,
      row.cells.map((cell, x) => [square(x + edge, y + edge, cell, row.before?.[x]), place(row.at, x, x + edge + 0.03, y + edge + 0.03, 0.94, 0.94, cell.figure === "none")]),
    ]));
}

// Rows of other things, by the figure in their first cell

const rows = {
  match: ({cells, at}) => svg(Math.max(Math.min(cells.length, 12), 8), Math.ceil(cells.length / 12) * 1.6, say("matches", cells.length),
    cells.map((cell, i) => {
      const x = i % 12 + 0.42;
      const y = Math.floor(i / 12) * 1.6 + 0.15;
      return [h("rect", {x, y: y + 0.15, width: 0.16, height: 1.1, class: "stick"}),
        h("ellipse", {cx: x + 0.08, cy: y + 0.15, rx: 0.13, ry: 0.18, class: "stick-head"}), place(at, i, x - 0.35, y - 0.1, 0.85, 1.45)];
    })),
  box: ({cells, at}) => svg(9, 3.6, say("boxes", cells.map(cell => `${cell.name} ${cell.glyph}`).join(", ")),
    cells.map((cell, i) => [text(2.25 + i * 4.5, 0.5, "label", cell.name),
      h("rect", {x: 0.5 + i * 4.5, y: 0.8, width: 3.5, height: 2.4, rx: 0.2, class: "box"}),
      text(2.25 + i * 4.5, 2.35, "big", cell.glyph), place(at, i, 0.5 + i * 4.5, 0.8, 3.5, 2.4)])),
  die: ({cells: [die, ...beside]}) => svg(9, 3, say("die", die.glyph),
    h("rect", {x: 0.5, y: 0.5, width: 2, height: 2, rx: 0.3, class: "box"}),
    (SPOTS[die.glyph] ?? []).map(spot =>
      h("circle", {cx: 0.95 + spot % 3 * 0.55, cy: 0.95 + Math.floor(spot / 3) * 0.55, r: 0.17, class: "pip"})),
    text(5.5, 1.65, "label", beside.map(cell => cell.glyph).join(" "))),
  bar({text: words, cells: [{glyph}]}) {
    const [filled, more, whole] = glyph.split(/[+/]/).map(Number);
    const width = share => Math.min(10, 10 * share / whole);
    const said = say("bar", words, filled + (more ? " + " + more : ""), whole);
    const part = (x, length, style) => h("rect", {x, y: 0.7, width: length, height: 0.5, class: style});
    return svg(10, 1.4, said, text(0, 0.58, "label at-start", said), part(0, 10, "track"), part(0, width(filled), "fill"),
      more ? part(width(filled), Math.min(width(more), 10 - width(filled)), "turn") : null);
  },
  card: ({text: words, cells, at}) => h("div", {class: "hand"}, h("div", {class: "dim small"}, words),
    h("div", {class: "cards"}, cells.map((cell, i) => card(cell, at === null ? null : {style: at.style(i), name: `${at.row},${i}`})))),
};

function card(cell, at) {
  const outer = style => at === null ? {class: style} : {class: style + at.style, "data-cell": at.name};
  if (cell.figure !== "card") {
    return h("span", outer("dim"), cell.glyph);
  }
  const kind = "card" + (cell.colour === "red" ? " red" : "") + (cell.ground === "light" ? " trump" : "")
    + (cell.mark === "last" ? " played" : "");
  const words = SUITS[cell.glyph[0]] + "\u00a0" + cell.glyph.slice(1);
  return cell.name ? h("span", outer("laid"), cell.name + "\u00a0", h("span", {class: kind}, words)) : h("span", outer(kind), words);
}

// picture: the names of the columns, and rows: a text and numbers of cells; cells: what the numbers stand for; seats: names;
// styleOf: where people may click on cells, the further classes of one, by row and column, each with a blank before it;
// before: the picture before the last move; hasPlayers: the players stand beside it, and lines that name both say nothing new
export function Picture({picture, before, cells, seats, styleOf = null, hasPlayers = false}) {
  const seated = words => words.replace(/\{(\d+)\}/g, (all, seat) => seats[seat] ?? all);
  const unpacked = picture.rows.map((packed, row) => ({text: seated(packed.text), cells: packed.cells.map(number => cells[number]),
    before: before?.rows[row]?.cells.map(number => cells[number]), isKnown: hasPlayers && /\{0\}.*\{1\}/.test(packed.text),
    at: styleOf === null ? null : {row, style: column => styleOf(row, column)}}));
  const isSquares = row => row.cells.length > 0 && row.cells[0].square;
  const squares = unpacked.filter(isSquares);
  return h("div", {class: "picture"}, unpacked.map(row => {
    if (isSquares(row)) {
      return row === squares[0] ? board(picture.columns, squares) : null;
    }
    const kind = row.cells.length > 0 ? row.cells[0].figure : "";
    return kind ? (rows[kind] ?? rows.card)(row) : row.isKnown ? null : h("p", {}, row.text);
  }));
}

// What stands for a player, as large as the letters beside it.
export const Piece = ({cell}) => h("svg", {viewBox: "0 0 1 1", role: "img", "aria-label": spoken(cell), class: "piece"}, figure(0, 0, cell));
