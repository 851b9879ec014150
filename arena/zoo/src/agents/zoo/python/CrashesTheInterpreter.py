# tries: to crash the interpreter
# sandbox: crashed
import ctypes


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        ctypes.string_at(0)
