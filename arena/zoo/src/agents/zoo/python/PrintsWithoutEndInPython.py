# tries: to fill its log
# sandbox: illegal


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        for _ in range(100):
            print("x" * 1_000_000)
        return "nonsense"
