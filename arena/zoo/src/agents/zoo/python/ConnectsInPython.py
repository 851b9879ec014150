# tries: to connect to the machine
# sandbox: plays
import socket


class Agent:
    def __init__(self, game):
        self.game = game

    def play(self, player):
        try:
            socket.create_connection(("127.0.0.1", int(self.game.options["port"])))
            print("BREACH: it connected")
        except OSError:
            pass
        return self.game.moves[0]
