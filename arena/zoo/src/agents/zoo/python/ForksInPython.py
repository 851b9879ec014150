# tries: to start a second process
# sandbox: plays
import os


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            os.fork()
            print("BREACH: it forked")
        except OSError:
            pass
        return self.game.moves[0]
