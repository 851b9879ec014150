// A card table: four places, the trick in the middle, the own hand below. It knows no game: a row with a seat's name is
// that seat's hand, and cards with names form a trick.
import {h} from "./preact.js";
import {SUITS} from "./boards.js";
import {say} from "./texts.js";

const WHERE = ["bottom", "right", "top", "left"]; // seats are arranged anticlockwise

const seatOf = words => Number(/(\d+)\D*$/.exec(words)?.[1] ?? -1);

// The hands and tricks of a picture of cards, by their rows; null if it is not one
export function cardsOf({picture, cells}) {
  const rows = picture.rows.map((one, row) => ({row, text: one.text, cells: one.cells.map(number => cells[number])}));
  const hands = rows.filter(one => /\{\d+\}/.test(one.text) && one.cells.length > 0 && !one.cells[0].square);
  if (hands.length < 3) {
    return null;
  }
  const tricks = rows.filter(one => !hands.includes(one) && one.cells.length > 0);
  const isTrick = one => one.cells.every(cell => cell.figure === "card");
  const [now, taken] = [tricks.find(isTrick), tricks.slice(1).find(isTrick)];
  const isOpen = now !== undefined && now !== taken;
  return {hands, lines: rows.filter(one => one.cells.length === 0).map(one => one.text), trick: isOpen ? now : taken,
    taker: !isOpen && taken !== undefined ? seatOf(taken.text) : -1};
}

function card(cell, style, name) {
  const suit = SUITS[cell.glyph[0]] ?? cell.glyph[0];
  return h("span", {class: "sheet" + (cell.colour === "red" ? " red" : "") + (cell.ground === "light" ? " trump" : "") + style, "data-cell": name,
    role: "img", "aria-label": suit + "\u00a0" + cell.glyph.slice(1)}, h("b", {}, cell.glyph.slice(1)), h("span", {}, suit));
}

const backs = ({glyph}) => h("div", {class: "backs", role: "img", "aria-label": glyph},
  Array.from({length: Math.min(9, parseInt(glyph, 10) || 0)}, () => h("span", {class: "back"})));

// The teams' points in the viewer's words
const told = (line, seat) => line.replace(/trump (\w), \w+,\s*points: /, (all, suit) => say("play.trump", SUITS[suit] ?? suit) + " \u00b7 ").replace(/seats (\d) and (\d)/g,
  (all, one, other) => say([one, other].map(Number).includes(seat) ? "play.team.own" : "play.team.others"));

// names: by seat; seat: of the viewer; styleOf: further classes of a cell, by row and column
export function CardTable({cards, names, seat, turn, styleOf}) {
  const seats = cards.hands.length;
  const at = other => WHERE[(other - seat + seats) % seats];
  return h("div", {class: "baize"},
    h("p", {class: "points"}, cards.lines.map(line => h("span", {}, told(line, seat)))),
    cards.hands.map((hand, other) => h("div", {key: other, class: "place-of " + at(other) + (other === turn ? " to-move" : "")},
      h("div", {class: "who-sits"}, names[other], (other - seat + seats) % seats === 2 ? h("span", {class: "dim small"}, " " + say("play.partner")) : null),
      other === seat ? h("div", {class: "own-hand"}, hand.cells.map((cell, i) => cell.figure === "card"
        ? card(cell, styleOf(hand.row, i), `${hand.row},${i}`) : null)) : hand.cells[0].figure === "card" ? null : backs(hand.cells[0]))),
    h("div", {class: "middle"}, (cards.trick?.cells ?? []).map(cell =>
      h("div", {key: cell.name, class: "lies " + at(seatOf(cell.name)) + (seatOf(cell.name) === cards.taker ? " takes" : "")}, card(cell, cell.mark === "last" ? " laid-now" : "", null))),
    cards.taker < 0 ? null : h("p", {class: "taken", "aria-live": "polite"}, say(cards.taker === seat ? "play.takes.own" : "play.takes", names[cards.taker]))));
}
