//! A Reversi agent that speaks lines: alpha-beta search with iterative deepening. Other games: a random legal move.
use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

const CORNER: i32 = 30;
const DIAGONAL_TO_CORNER: i32 = -8;
const INFINITE: i32 = 1_000_000;

/// Row by row: 1 for a disc of the side to move, -1 for the opponent's, or 0.
type Cells = Vec<i32>;

struct OutOfTime;

struct Reversi {
    size: i32,
    deadline: Instant,
}

impl Reversi {
    fn index(&self, row: i32, column: i32) -> Option<usize> {
        let inside = 0 <= row && row < self.size && 0 <= column && column < self.size;
        inside.then(|| (row * self.size + column) as usize)
    }

    fn flips(&self, cells: &Cells, square: usize) -> Vec<usize> {
        let mut flipped = Vec::new();
        if cells[square] != 0 {
            return flipped;
        }
        let (top, left) = (square as i32 / self.size, square as i32 % self.size);
        for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
            let mut line = Vec::new();
            let (mut row, mut column) = (top + down, left + right);
            while let Some(at) = self.index(row, column).filter(|&at| cells[at] == -1) {
                line.push(at);
                row += down;
                column += right;
            }
            if self.index(row, column).map_or(false, |at| cells[at] == 1) {
                flipped.extend(line);
            }
        }
        flipped
    }

    /// The moves with the position after each, seen by the opponent.
    fn children(&self, cells: &Cells) -> Vec<(usize, Cells)> {
        let mut found = Vec::new();
        for square in 0..cells.len() {
            let flipped = self.flips(cells, square);
            if !flipped.is_empty() {
                let mut after = cells.clone();
                after[square] = 1;
                flipped.iter().for_each(|&each| after[each] = 1);
                found.push((square, after.iter().map(|cell| -cell).collect()));
            }
        }
        found
    }

    fn value(&self, cells: &Cells) -> i32 {
        let mut total: i32 = cells.iter().sum();
        for row in [0, self.size - 1] {
            for column in [0, self.size - 1] {
                let corner = cells[(row * self.size + column) as usize];
                let diagonal = cells[((row - 1).abs() * self.size + (column - 1).abs()) as usize];
                total += if corner != 0 { CORNER * corner } else { DIAGONAL_TO_CORNER * diagonal };
            }
        }
        total
    }

    fn search(&self, cells: &Cells, depth: u32, mut alpha: i32, beta: i32, passed: bool) -> Result<i32, OutOfTime> {
        if Instant::now() > self.deadline {
            return Err(OutOfTime);
        }
        if depth == 0 {
            return Ok(self.value(cells));
        }
        let children = self.children(cells);
        if children.is_empty() {
            if passed {
                return Ok(1000 * cells.iter().sum::<i32>());
            }
            let turned = cells.iter().map(|cell| -cell).collect();
            return Ok(-self.search(&turned, depth, -beta, -alpha, true)?);
        }
        for (_, after) in &children {
            alpha = alpha.max(-self.search(after, depth - 1, -beta, -alpha, false)?);
            if alpha >= beta {
                break;
            }
        }
        Ok(alpha)
    }

    /// The best square if a search of this depth ends in time.
    fn deepen(&self, moves: &[(usize, Cells)], depth: u32) -> Result<usize, OutOfTime> {
        let (mut alpha, mut best) = (-INFINITE, moves[0].0);
        for (square, after) in moves {
            let value = -self.search(after, depth, -INFINITE, -alpha, false)?;
            if value > alpha {
                alpha = value;
                best = *square;
            }
        }
        Ok(best)
    }

    /// The best square of the deepest search that ends in time.
    fn best(&self, cells: &Cells) -> usize {
        let mut moves = self.children(cells);
        let mut best = moves[0].0;
        let empty = cells.iter().filter(|&&cell| cell == 0).count() as u32;
        for depth in 0..empty {
            match self.deepen(&moves, depth) {
                Ok(found) => best = found,
                Err(OutOfTime) => break,
            }
            moves.sort_by_key(|(square, _)| *square != best);
        }
        best
    }
}

fn reversi(position: &str, milliseconds: u64) -> String {
    let deadline = Instant::now() + Duration::from_micros(600 * milliseconds);
    let (board, side) = position.split_once(' ').expect("a board and the side to move");
    let size = (board.len() as f64).sqrt() as i32;
    let cells = board
        .chars()
        .map(|cell| if cell == '-' { 0 } else if side.starts_with(cell) { 1 } else { -1 })
        .collect();
    let square = Reversi { size, deadline }.best(&cells) as i32;
    format!("{}{}", (b'a' + (square % size) as u8) as char, square / size + 1)
}

/// A linear congruential generator: good enough to pick a move.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// The milliseconds for one move. With a clock, the arena sends the time for the rest of the game, and an increment.
fn time_of_move(known: &HashMap<String, String>) -> u64 {
    let time: u64 = known["time"].parse().unwrap_or(100);
    match known.get("increment").and_then(|text| text.parse::<u64>().ok()) {
        Some(increment) => time / 20 + increment / 2,
        None => time,
    }
}

fn main() {
    let mut known: HashMap<String, String> = HashMap::new();
    let mut random = Random(0);
    let mut out = io::stdout();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let (word, rest) = line.split_once(' ').unwrap_or((line.as_str(), ""));
        known.insert(word.to_string(), rest.to_string());
        let answer = match word {
            "seed" => {
                random = Random(rest.parse::<i64>().unwrap_or(0) as u64);
                continue;
            }
            "start" => "ready 1".to_string(),
            "move" if known["game"].split(':').next() == Some("reversi") => {
                format!("{} {}", rest, reversi(&known["position"], time_of_move(&known)))
            }
            "move" => {
                let moves: Vec<&str> = known["moves"].split(' ').collect();
                format!("{} {}", rest, moves[random.below(moves.len())])
            }
            _ => continue,
        };
        writeln!(out, "{answer}").and_then(|()| out.flush()).expect("the arena reads the answers");
    }
}
