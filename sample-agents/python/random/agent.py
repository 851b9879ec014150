"""Plays any move, of any game."""
import random


class Agent:
    def __init__(self, game):
        self.game = game
        self.random = random.Random(game.seed)

    def play(self, player):
        return self.random.choice(self.game.moves)
