"""A Reversi agent that speaks lines: alpha-beta search with iterative deepening. Other games: a random legal move."""

import random
import sys
import time

CORNER, DIAGONAL_TO_CORNER = 30, -8
DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


class OutOfTime(Exception):
    pass


class Reversi:
    """Searches positions given as a list of cells, row by row: 1 for a disc of the side to move, -1, or 0."""

    def __init__(self, cells):
        self.size = int(len(cells) ** 0.5)
        self.cells = cells

    def flips(self, cells, square):
        size, flipped = self.size, []
        if cells[square]:
            return flipped
        for down, right in DIRECTIONS:
            row, column, line = square // size + down, square % size + right, []
            while 0 <= row < size and 0 <= column < size and cells[row * size + column] == -1:
                line.append(row * size + column)
                row, column = row + down, column + right
            if line and 0 <= row < size and 0 <= column < size and cells[row * size + column] == 1:
                flipped += line
        return flipped

    def children(self, cells):
        """The moves with the position after each, seen by the opponent."""
        for square in range(len(cells)):
            flipped = self.flips(cells, square)
            if flipped:
                after = cells[:]
                for each in flipped + [square]:
                    after[each] = 1
                yield square, [-cell for cell in after]

    def value(self, cells):
        size, total = self.size, sum(cells)
        for row in (0, size - 1):
            for column in (0, size - 1):
                corner = cells[row * size + column]
                total += CORNER * corner
                if not corner:
                    diagonal = abs(row - 1) * size + abs(column - 1)
                    total += DIAGONAL_TO_CORNER * cells[diagonal]
        return total

    def search(self, cells, depth, alpha, beta, passed=False):
        if time.monotonic() > self.deadline:
            raise OutOfTime
        if depth == 0:
            return self.value(cells)
        children = list(self.children(cells))
        if not children:
            if passed:
                return 1000 * sum(cells)
            return -self.search([-cell for cell in cells], depth, -beta, -alpha, True)
        for _, after in children:
            alpha = max(alpha, -self.search(after, depth - 1, -beta, -alpha))
            if alpha >= beta:
                break
        return alpha

    def best(self, seconds):
        """The best square of the deepest search that ends within this time."""
        self.deadline = time.monotonic() + seconds
        children = list(self.children(self.cells))
        best = children[0][0]
        try:
            for depth in range(self.cells.count(0)):
                alpha, found = -1_000_000, best
                for square, after in children:
                    value = -self.search(after, depth, -1_000_000, -alpha)
                    if value > alpha:
                        alpha, found = value, square
                best = found
                children.sort(key=lambda child: child[0] != best)
        except OutOfTime:
            pass
        return best


def reversi(position, milliseconds):
    board, side = position.split()
    cells = [0 if cell == "-" else 1 if cell == side else -1 for cell in board]
    game = Reversi(cells)
    square = game.best(0.6 * milliseconds / 1000)
    return "abcdefghijklmnopqrstuvwxyz"[square % game.size] + str(square // game.size + 1)


def main():
    game, position, moves, increment, milliseconds = "", "", [], None, 0
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "game":
            game = rest
        elif word == "seed":
            random.seed(int(rest))
        elif word == "start":
            print("ready 1", flush=True)
        elif word == "position":
            position = rest
        elif word == "moves":
            moves = rest.split()
        elif word == "increment":
            increment = int(rest)
        elif word == "time":
            # With a clock, this is the time for the rest of the game.
            milliseconds = int(rest) if increment is None else int(rest) // 20 + increment // 2
        elif word == "move":
            is_reversi = game.split(":")[0] == "reversi"
            print(rest, reversi(position, milliseconds) if is_reversi else random.choice(moves), flush=True)


main()
