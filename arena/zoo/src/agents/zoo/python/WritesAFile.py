# tries: to write a file
# sandbox: plays


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            with open("/tmp/left-behind", "w") as file:
                file.write("x")
            print("BREACH: it wrote")
        except OSError:
            pass
        return self.game.moves[0]
