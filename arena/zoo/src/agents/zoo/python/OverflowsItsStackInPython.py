# tries: to overflow the stack
# sandbox: crashed
import sys


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        sys.setrecursionlimit(1 << 30)

        def deeper(n):
            return deeper(n + 1)

        return deeper(0)
