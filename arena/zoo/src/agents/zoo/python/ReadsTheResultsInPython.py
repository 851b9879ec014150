# tries: to read the results so far
# sandbox: plays


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            print(open(self.game.options["results"]).read())
            print("BREACH: it read")
        except OSError:
            pass
        return self.game.moves[0]
