"""A board of Reversi with the methods that the Sorbonne's course has: two numbers, one bit a square, bit row * size + column.

Players are 1 (black, who begins) and -1 (white).
"""


class BitboardReversi:
    def __init__(self, size=8):
        rows = [((1 << size) - 1) << size * row for row in range(size)]
        inner = sum(((1 << size - 2) - 1) << size * row + 1 for row in range(size))
        self.size, self.full = size, sum(rows)
        # A run of discs that leaves by a side column would go on in the next row: only inner columns lie between two discs of a row.
        self.steps = ((1, inner), (size, self.full), (size - 1, inner), (size + 1, inner))
        self.reset()

    def reset(self):
        """The start: black on d5 and e4."""
        half = self.size // 2
        self.black = self.bit(half, half - 1) | self.bit(half - 1, half)
        self.white = self.bit(half - 1, half - 1) | self.bit(half, half)

    def bit(self, row, column):
        return 1 << row * self.size + column

    def sides(self, player):
        """The player's discs, and the other's."""
        return (self.black, self.white) if player == 1 else (self.white, self.black)

    def valid_moves(self, player):
        """The legal moves as (row, column), row by row; none if the player must pass."""
        own, other = self.sides(player)
        found = 0
        for step, mask in self.steps:
            between = other & mask
            up, down = own << step & between, own >> step & between
            for _ in range(self.size - 3):
                up |= up << step & between
                down |= down >> step & between
            found |= up << step | down >> step
        found &= self.full & ~(own | other)
        moves = []
        while found:
            lowest = found & -found
            moves.append(divmod(lowest.bit_length() - 1, self.size))
            found ^= lowest
        return moves

    def make_move(self, row, column, player):
        """Plays a move on this board; False, and nothing changes, if it is not legal."""
        if not (0 <= row < self.size and 0 <= column < self.size):
            return False
        own, other = self.sides(player)
        move = self.bit(row, column)
        if move & (own | other):
            return False
        turned = 0
        for step, mask in self.steps:
            between = other & mask
            line, at = 0, move << step
            while at & between:
                line, at = line | at, at << step
            turned |= line if at & own else 0
            line, at = 0, move >> step
            while at & between:
                line, at = line | at, at >> step
            turned |= line if at & own else 0
        if not turned:
            return False
        own, other = own | move | turned, other & ~turned
        self.black, self.white = (own, other) if player == 1 else (other, own)
        return True

    def game_over(self):
        return not self.valid_moves(1) and not self.valid_moves(-1)

    def score(self):
        """Black's discs less white's."""
        return bin(self.black).count("1") - bin(self.white).count("1")

    def nb_moves(self):
        """The moves played since the start."""
        return bin(self.black | self.white).count("1") - 4

    def copy(self):
        board = object.__new__(BitboardReversi)
        board.__dict__.update(self.__dict__)
        return board

    def board_to_int(self):
        return self.black, self.white

    def bitboards_to_board(self, black, white):
        self.black, self.white = black, white

    def print_board(self):
        for row in range(self.size):
            bits = [self.bit(row, column) for column in range(self.size)]
            print(" ".join("B" if self.black & bit else "W" if self.white & bit else "." for bit in bits))
        print()
