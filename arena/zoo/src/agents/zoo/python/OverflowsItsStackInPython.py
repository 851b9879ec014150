# tries: to overflow the stack
# sandbox: crashed
import sys


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        sys.setrecursionlimit(1 << 30)

        def deeper(_):
            return max([0], key=deeper)

        return deeper(0)
