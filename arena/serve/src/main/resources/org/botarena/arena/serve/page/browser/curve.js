// The strength of an agent's versions in order, each with its interval.
import {h} from "./preact.js";
import {isRated, number, rating} from "./numbers.js";
import {say} from "./texts.js";

const WIDTH = 480;
const HEIGHT = 180;
const LEFT = 48;
const BOTTOM = 24;
const LINES = 4; // at most, in addition to the lowest
const SHOWN = 20;

// Readable distances between two lines: 10, 20, 50, 100 ...
function stepOf(range) {
  const power = 10 ** Math.floor(Math.log10(range / LINES));
  return [1, 2, 5, 10].map(factor => factor * power).find(step => range / step <= LINES);
}

// versions: each with number, elo, eloLow, eloHigh and games, the newest first. Fewer than two rated versions give no
// curve
export function Curve({versions}) {
  const rated = versions.filter(isRated).slice(0, SHOWN).reverse();
  if (rated.length < 2) {
    return null;
  }
  const bounds = rated.flatMap(({elo, eloLow, eloHigh}) => [elo, eloLow ?? elo, eloHigh ?? elo]);
  const low = Math.min(...bounds);
  const high = Math.max(...bounds, low + 1);
  const x = i => LEFT + (WIDTH - LEFT) * (i + 0.5) / rated.length;
  const y = elo => 8 + (HEIGHT - BOTTOM - 16) * (high - elo) / (high - low);
  const step = stepOf(high - low);
  const first = Math.ceil(low / step);
  const lines = Array.from({length: Math.floor(high / step) - first + 1}, (none, i) => (first + i) * step);
  return h("figure", {class: "curve"}, h("svg", {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
    "aria-label": say("curve") + ": " + rated.map(one => `@${one.number} ${rating(one, rated)}`).join("; ")},
  lines.map(elo => [h("line", {class: "grid", x1: LEFT, x2: WIDTH, y1: y(elo), y2: y(elo)}),
    h("text", {class: "edge", x: LEFT - 6, y: y(elo) + 4, "text-anchor": "end"}, number(elo))]),
  h("polyline", {class: "way", points: rated.map((one, i) => `${x(i)},${y(one.elo)}`).join(" ")}),
  rated.map((one, i) => h("g", {key: one.number}, h("title", {}, `@${one.number}: ${rating(one, rated)}`),
    h("line", {class: "interval", x1: x(i), x2: x(i), y1: y(one.eloLow ?? low), y2: y(one.eloHigh ?? high)}),
    h("circle", {cx: x(i), cy: y(one.elo), r: 5}), h("text", {class: "edge", x: x(i), y: HEIGHT - 6, "text-anchor": "middle"}, "@" + one.number)))));
}
