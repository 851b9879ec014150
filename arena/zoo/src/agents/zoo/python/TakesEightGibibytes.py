# tries: to take all the memory
# sandbox: out-of-memory


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        return [0] * (1 << 30)
