# tries: to start a shell
# sandbox: plays
import subprocess


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            subprocess.run(["/bin/sh", "-c", "true"])
            print("BREACH: a shell ran")
        except OSError:
            pass
        return self.game.moves[0]
