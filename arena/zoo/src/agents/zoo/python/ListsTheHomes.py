# tries: to look into homes
# sandbox: plays
import os


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            os.listdir("/root")
            os.listdir("/home")
            print("BREACH: it looked")
        except OSError:
            pass
        return self.game.moves[0]
