# tries: to read the machine's users
# sandbox: plays
# run: every build


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            open("/etc/passwd").read()
            print("BREACH: it read")
        except OSError:
            pass
        return self.game.moves[0]
