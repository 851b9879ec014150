# tries: to throw an error at the referee
# sandbox: crashed: its process ended with exit code 1


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        raise ValueError("no")
