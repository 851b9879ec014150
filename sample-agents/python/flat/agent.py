"""Plays random games after each move of Reversi and takes the move that won the most; takes any move of another game."""
import random

from reversi import Board, is_reversi, square


class Agent:
    def __init__(self, game):
        self.game = game
        self.random = random.Random(game.seed)

    def play(self, player):
        if not is_reversi(self.game):
            return self.random.choice(self.game.moves)
        board = Board.parse(self.game.position)
        moves = self.game.moves
        wins = [0.0] * len(moves)
        end = self.game.time_left() - self.game.move_time() / 2  # the other half is for the unexpected
        while self.game.time_left() > end:
            for i, move in enumerate(moves):
                wins[i] += self.play_out(board.play(square(move)), player)
        return moves[wins.index(max(wins))]

    def play_out(self, board, player):
        """1 if a random game ends well for the player, 0.5 for a draw."""
        passes = 0
        while passes < 2:
            moves = board.moves()
            passes = 0 if moves else passes + 1
            board = board.play(self.random.choice(moves) if moves else None)
        margin = board.discs(player) - board.discs(1 - player)
        return 0.5 if margin == 0 else float(margin > 0)
