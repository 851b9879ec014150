// A game of an author's own agent: its board and its description.
import {h} from "./preact.js";
import {say} from "./texts.js";

// The game in the form of the viewer
export const shownGame = (id, game, decisive) => ({id, game: game.game, seats: game.seats, points: null, cells: game.cells,
  sides: game.seats.map((name, seat) => ({name, colour: seat, piece: game.pieces[seat] ?? null, seats: [seat]})), decisive});

// A description of a game for its author: moves, the reason for a loss, the agent's output
export const told = game => h("div", {},
  game.faults.map(fault => h("p", {class: "bad"}, `${game.seats[fault.seat]}, ${fault.ply}: ${say("kind." + fault.kind)} ${fault.reason}`)),
  h("p", {class: "dim"}, game.game.plies.map(([move]) => move).join(" ")), game.output === "" ? h("p", {class: "dim"}, say("output.none")) : h("pre", {}, game.output));
