// The time of each move of a game, by ply: a curve for each agent, and the limit.
import uPlot from "./uPlot.esm.js";
import {number} from "./numbers.js";
import {say} from "./texts.js";
import {plyOf} from "./viewer.js";

const COLOURS = ["--link", "--mark"];

// A token as a colour for painting
function colour(name) {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = `var(${name})`;
  const painted = getComputedStyle(probe).color;
  probe.remove();
  return painted;
}

// container: an empty element; names: of the sides; sideOf: the side of each seat
export function timesOf(container, game, names, sideOf, limitMs) {
  const played = game.plies.map(plyOf);
  const plies = [...played.keys()];
  const series = names.map((name, side) => played.map(({player, wallMs}) => player >= 0 && sideOf[player] === side
    ? Math.max(0.01, wallMs) : null));
  const highest = Math.max(limitMs, ...played.map(ply => ply.wallMs));
  const ink = colour("--ink");
  const grid = {stroke: colour("--line"), width: 1};
  const axis = {stroke: ink, grid, ticks: grid, font: "12px system-ui"};
  const options = {
    width: Math.max(280, container.clientWidth),
    height: 240,
    scales: {x: {time: false}, y: {distr: 3, range: [0.01, highest * 1.3]}},
    axes: [{...axis, label: say("column.ply"), labelFont: "12px system-ui"},
      {...axis, size: 84, values: (plot, ticks) => ticks.map(tick => [0.01, 0.1, 1, 10, 100, 1000, 10000, 100000].includes(tick)
        ? number(tick, tick < 1 ? 2 : 0) + " ms" : "")}],
    series: [{label: say("column.ply")},
      ...names.map((name, i) => ({label: name, stroke: colour(COLOURS[i % 2]), width: 2, spanGaps: true,
        dash: i % 2 ? [6, 4] : [], points: {show: true, size: 5}, value: (plot, value) => value === null ? "" : number(value, 1) + " ms"})),
      {label: say("limit"), stroke: ink, width: 1, dash: [2, 3], points: {show: false}}],
  };
  return new uPlot(options, [plies, ...series, plies.map(() => limitMs)], container);
}
