# tries: to throw an error at the referee
# sandbox: threw


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        raise ValueError("no")
