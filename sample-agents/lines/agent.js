// A Reversi agent that uses the lines protocol: alpha-beta search with iterative deepening. In other games it plays a
// random legal move.
const CORNER = 30;
const DIAGONAL_TO_CORNER = -8;
const DIRECTIONS = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
const OUT_OF_TIME = new Error("out of time");

let size = 8;
let deadline = 0;

// The discs that a move flips. Cells are in row order: 1 for a disc of the side to move, -1 for the opponent's, 0 for
// an empty square.
function flips(cells, square) {
  const flipped = [];
  if (cells[square] !== 0) return flipped;
  const isInside = (row, column) => row >= 0 && row < size && column >= 0 && column < size;
  for (const [down, right] of DIRECTIONS) {
    let row = Math.floor(square / size) + down;
    let column = (square % size) + right;
    const line = [];
    while (isInside(row, column) && cells[row * size + column] === -1) {
      line.push(row * size + column);
      row += down;
      column += right;
    }
    if (line.length > 0 && isInside(row, column) && cells[row * size + column] === 1) flipped.push(...line);
  }
  return flipped;
}

// The moves and the position after each, as the opponent sees it.
function children(cells) {
  const found = [];
  for (let square = 0; square < cells.length; square++) {
    const flipped = flips(cells, square);
    if (flipped.length > 0) {
      const after = cells.slice();
      for (const each of flipped) after[each] = 1;
      after[square] = 1;
      found.push([square, after.map((cell) => -cell)]);
    }
  }
  return found;
}

const sum = (cells) => cells.reduce((total, cell) => total + cell, 0);

function value(cells) {
  let total = sum(cells);
  for (const row of [0, size - 1]) {
    for (const column of [0, size - 1]) {
      const corner = cells[row * size + column];
      total += corner !== 0 ? CORNER * corner
        : DIAGONAL_TO_CORNER * cells[Math.abs(row - 1) * size + Math.abs(column - 1)];
    }
  }
  return total;
}

function search(cells, depth, alpha, beta, hasPassed) {
  if (Date.now() > deadline) throw OUT_OF_TIME;
  if (depth === 0) return value(cells);
  const next = children(cells);
  if (next.length === 0) {
    return hasPassed ? 1000 * sum(cells) : -search(cells.map((cell) => -cell), depth, -beta, -alpha, true);
  }
  for (const [, after] of next) {
    alpha = Math.max(alpha, -search(after, depth - 1, -beta, -alpha, false));
    if (alpha >= beta) break;
  }
  return alpha;
}

// The best square of the deepest search that ends within a time in milliseconds.
function bestSquare(cells, milliseconds) {
  deadline = Date.now() + milliseconds;
  const moves = children(cells);
  let best = moves[0][0];
  try {
    const empty = cells.filter((cell) => cell === 0).length;
    for (let depth = 0; depth < empty; depth++) {
      let alpha = -1e6;
      let found = best;
      for (const [square, after] of moves) {
        const score = -search(after, depth, -1e6, -alpha, false);
        if (score > alpha) [alpha, found] = [score, square];
      }
      best = found;
      moves.sort((one, other) => (other[0] === best) - (one[0] === best));
    }
  } catch (error) {
    if (error !== OUT_OF_TIME) throw error;
  }
  return best;
}

function reversi(position, milliseconds) {
  const [board, side] = position.split(" ");
  size = Math.round(Math.sqrt(board.length));
  const cells = [...board].map((cell) => (cell === "-" ? 0 : cell === side ? 1 : -1));
  const square = bestSquare(cells, 0.6 * milliseconds);
  return String.fromCharCode(97 + (square % size)) + (Math.floor(square / size) + 1);
}

// A linear congruential generator: good enough to pick a move, and the same for the same seed.
let state = 0n;
function randomBelow(bound) {
  state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
  return Number((state >> 33n) % BigInt(bound));
}

// The milliseconds for one move. With a clock, the arena sends the time for the rest of the game, and an increment.
function timeOfMove() {
  const time = Number(known.time);
  return known.increment === undefined ? time : time / 20 + Number(known.increment) / 2;
}

const known = {};
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1).trim();
  known[word] = rest;
  if (word === "seed") {
    state = BigInt(rest);
  } else if (word === "start") {
    console.log("ready 1");
  } else if (word === "move") {
    const moves = known.moves.split(" ");
    const isReversi = known.game.split(":")[0] === "reversi";
    const move = isReversi ? reversi(known.position, timeOfMove())
      : moves[randomBelow(moves.length)];
    console.log(`${rest} ${move}`);
  }
});
