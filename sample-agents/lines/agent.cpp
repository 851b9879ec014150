// A Reversi agent that speaks lines: alpha-beta search with iterative deepening. Other games: a random legal move.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using Clock = std::chrono::steady_clock;
// Row by row: 1 for a disc of the side to move, -1 for the opponent's, or 0.
using Cells = std::vector<int>;
using Child = std::pair<int, Cells>;

constexpr int CORNER = 30;
constexpr int DIAGONAL_TO_CORNER = -8;
constexpr int INFINITE = 1'000'000;

struct OutOfTime {};

class Reversi {
 public:
  Reversi(Cells cells, Clock::time_point deadline)
      : size_(static_cast<int>(std::lround(std::sqrt(cells.size())))), cells_(std::move(cells)), deadline_(deadline) {}

  // The best square of the deepest search that ends in time.
  std::string best() const {
    std::vector<Child> moves = children(cells_);
    int best = moves.front().first;
    try {
      const auto empty = std::count(cells_.begin(), cells_.end(), 0);
      for (int depth = 0; depth < empty; depth++) {
        int alpha = -INFINITE;
        int found = best;
        for (const auto& [square, after] : moves) {
          const int value = -search(after, depth, -INFINITE, -alpha, false);
          if (value > alpha) {
            alpha = value;
            found = square;
          }
        }
        best = found;
        std::stable_partition(moves.begin(), moves.end(), [&](const Child& move) { return move.first == best; });
      }
    } catch (const OutOfTime&) {
    }
    return static_cast<char>('a' + best % size_) + std::to_string(best / size_ + 1);
  }

 private:
  bool isInside(int row, int column) const { return row >= 0 && row < size_ && column >= 0 && column < size_; }

  std::vector<int> flips(const Cells& cells, int square) const {
    std::vector<int> flipped;
    if (cells[square] != 0) return flipped;
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down == 0 && right == 0) continue;
        std::vector<int> line;
        int row = square / size_ + down;
        int column = square % size_ + right;
        while (isInside(row, column) && cells[row * size_ + column] == -1) {
          line.push_back(row * size_ + column);
          row += down;
          column += right;
        }
        if (isInside(row, column) && cells[row * size_ + column] == 1) {
          flipped.insert(flipped.end(), line.begin(), line.end());
        }
      }
    }
    return flipped;
  }

  static Cells turned(Cells cells) {
    for (int& cell : cells) cell = -cell;
    return cells;
  }

  // The moves with the position after each, seen by the opponent.
  std::vector<Child> children(const Cells& cells) const {
    std::vector<Child> found;
    for (int square = 0; square < static_cast<int>(cells.size()); square++) {
      const std::vector<int> flipped = flips(cells, square);
      if (flipped.empty()) continue;
      Cells after = cells;
      after[square] = 1;
      for (int each : flipped) after[each] = 1;
      found.emplace_back(square, turned(std::move(after)));
    }
    return found;
  }

  int value(const Cells& cells) const {
    int total = std::accumulate(cells.begin(), cells.end(), 0);
    for (int row : {0, size_ - 1}) {
      for (int column : {0, size_ - 1}) {
        const int corner = cells[row * size_ + column];
        total += corner != 0 ? CORNER * corner
                             : DIAGONAL_TO_CORNER * cells[std::abs(row - 1) * size_ + std::abs(column - 1)];
      }
    }
    return total;
  }

  int search(const Cells& cells, int depth, int alpha, int beta, bool hasPassed) const {
    if (Clock::now() > deadline_) throw OutOfTime{};
    if (depth == 0) return value(cells);
    const std::vector<Child> next = children(cells);
    if (next.empty()) {
      return hasPassed ? 1000 * std::accumulate(cells.begin(), cells.end(), 0)
                       : -search(turned(cells), depth, -beta, -alpha, true);
    }
    for (const auto& [square, after] : next) {
      alpha = std::max(alpha, -search(after, depth - 1, -beta, -alpha, false));
      if (alpha >= beta) break;
    }
    return alpha;
  }

  int size_;
  Cells cells_;
  Clock::time_point deadline_;
};

std::string reversi(const std::string& position, int milliseconds) {
  const auto deadline = Clock::now() + std::chrono::microseconds(600) * milliseconds;
  const auto blank = position.find(' ');
  const char side = position[blank + 1];
  Cells cells;
  for (char cell : position.substr(0, blank)) cells.push_back(cell == '-' ? 0 : cell == side ? 1 : -1);
  return Reversi(cells, deadline).best();
}

// The milliseconds for one move. With a clock, the arena sends the time for the rest of the game, and an increment.
int timeOfMove(const std::map<std::string, std::string>& known) {
  const int time = std::stoi(known.at("time"));
  const auto increment = known.find("increment");
  return increment == known.end() ? time : time / 20 + std::stoi(increment->second) / 2;
}

int main() {
  std::map<std::string, std::string> known;
  std::mt19937_64 random;
  for (std::string line; std::getline(std::cin, line);) {
    const auto blank = line.find(' ');
    const std::string word = line.substr(0, blank);
    const std::string rest = blank == std::string::npos ? "" : line.substr(blank + 1);
    known[word] = rest;
    if (word == "seed") {
      random.seed(std::stoll(rest));
    } else if (word == "start") {
      std::cout << "ready 1" << std::endl;
    } else if (word == "move") {
      std::istringstream words(known["moves"]);
      std::vector<std::string> moves;
      for (std::string move; words >> move;) moves.push_back(move);
      const bool isReversi = known["game"].substr(0, known["game"].find(':')) == "reversi";
      std::cout << rest << ' '
                << (isReversi ? reversi(known["position"], timeOfMove(known)) : moves[random() % moves.size()])
                << std::endl;
    }
  }
}
