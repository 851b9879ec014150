# tries: to think for ever
# sandbox: late
# run: every build


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        while True:
            pass
