# tries: to end its interpreter
# sandbox: crashed: its process ended with exit code 7
import os


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        os._exit(7)
