"""Runs one Python agent for the arena: python3 -I -S -B runner.py AGENT.zip [LIBRARIES]

Speaks lines over what standard input and output were; what the agent prints goes to its log, and what it raises is told as
lines have it. The zip holds agent.py, at its top or in a folder, with either
  class Agent: __init__(self, game), play(self, player) -> a move as text; or, for Reversi,
  class Agent...: __init__(self, board), a public attribute board, play(self, player) -> (row, column), from 0. The board is a
  BitboardReversi of the module bitreversi beside this file, player is 1 (black) or -1.
"""
import os
import sys
import time
import traceback
import zipimport

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
sys.path.extend(sys.argv[2:])
for threads in "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS":
    os.environ[threads] = "1"  # an agent has one core, and each thread of numpy takes a share of the address space
import bitreversi


class Game:
    """What an agent sees: name, seat, seed, options, position (text), moves (legal ones), history, time_left(), move_time();
    clocks (seconds by player, [] without a clock for the whole game) and increment (seconds that each move adds)."""

    def __init__(self):
        self.name, self.seat, self.seed, self.options = "", 0, 0, {}
        self.position, self.moves, self.history, self.deadline = "", [], [], 0.0
        self.clocks, self.increment = [], 0.0
        self.said = ""

    def time_left(self):
        """Seconds until the deadline."""
        return max(0.0, self.deadline - time.monotonic())

    def say(self, value, line=""):
        """Says what the agent thinks, for those who watch: the result that it expects, from -1 to 1, and the moves."""
        self.said = "say %s %s" % (value, " ".join(str(line).split())[:1000])

    def move_time(self):
        """Seconds that this move may take by plan."""
        left = self.time_left()
        return min(left, left / 20 + self.increment) if self.clocks else left


def board_of(board, position):
    """The board with the discs of a position of Reversi."""
    cells = position.split(" ")[0]
    board.bitboards_to_board(*(sum(1 << i for i, cell in enumerate(cells) if cell == disc) for disc in "XO"))
    return board


def load(archive):
    """The agent's class, and whether it is built from a board."""
    files = zipimport.zipimporter(archive)._files  # shared by all importers of this archive
    for name in [name for name in files if "\\" in name]:  # old programs on Windows write them between folders
        entry = files.pop(name)
        files[name.replace("\\", os.sep)] = (entry[0].replace("\\", os.sep),) + entry[1:]
    names = [name.replace(os.sep, "/") for name in files]
    found = sorted((name for name in names if name == "agent.py" or name.endswith("/agent.py")), key=len)
    if not found:
        raise ImportError("there is no agent.py in what was handed in")
    folder = os.path.dirname(found[0])
    sys.path.insert(0, os.path.join(archive, folder).rstrip("/"))
    if os.path.join(folder, "bitreversi.py") in names:
        del sys.modules["bitreversi"]  # its own may do more than the one here
    import agent
    if hasattr(agent, "Agent"):
        return agent.Agent, "board" in agent.Agent.__init__.__code__.co_varnames[1:2]
    named = [value for name, value in vars(agent).items()
             if name.startswith("Agent") and isinstance(value, type) and value.__module__ == "agent"]
    if len(named) != 1:
        raise ImportError("agent.py has %d classes that begin with Agent: one is wanted" % len(named))
    return named[0], True


def square(move):
    """A square by (row, column), from 0; what is none stays as it is, to be refused as a move."""
    row, column = move
    return "abcdefgh"[column] + str(row + 1) if 0 <= column < 8 and 0 <= row < 8 else "(%s, %s)" % (row, column)


def threw(error, archive):
    """What an agent has raised, in a line: its type, its text, and the places in the agent's own files, the innermost first."""
    own = os.path.abspath(archive) + os.sep
    frames = [(frame.filename, frame.name, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    said = str(error)
    if isinstance(error, SyntaxError):
        frames.append((error.filename or "", "<module>", error.lineno or 0))
        said = error.msg
    places = ["at %s.%s(%s:%d)" % (os.path.basename(file)[:-len(".py")], name, os.path.basename(file), line)
              for file, name, line in reversed(frames) if os.path.abspath(file).startswith(own)]
    text = " ".join(said.split())[:1000]
    return "threw " + "\t".join([type(error).__name__ + (": " + text if text else "")] + (places or ["at agent.<module>(agent.py)"]))


def main(out):
    requests = os.fdopen(os.dup(0), "r", encoding="utf-8")
    os.dup2(2, 1)
    null = os.open("/dev/null", os.O_RDONLY)
    os.dup2(null, 0)
    game, agent, board, on_board = Game(), None, None, False
    for line in requests:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "game":
            game.name = rest
        elif word == "seat":
            game.seat = int(rest)
        elif word == "seed":
            game.seed = int(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            game.options[name] = value
        elif word == "time":
            game.deadline = time.monotonic() + int(rest) / 1000
        elif word == "clocks":
            game.clocks = [int(left) / 1000 for left in rest.split()]
        elif word == "increment":
            game.increment = int(rest) / 1000
        elif word == "position":
            game.position = rest
        elif word == "moves":
            game.moves = rest.split()
        elif word == "since":
            game.history.extend(rest.split())
        elif word == "start":
            kind, on_board = load(sys.argv[1])
            size = 8 if "size=" not in game.name else int(game.name.split("size=")[1].split(",")[0])
            board = bitreversi.BitboardReversi(size)
            agent = kind(board.copy() if on_board else game)
            out.write("ready 1\n")
            out.flush()
        elif word == "move":
            if on_board:
                agent.board = board_of(board.copy(), game.position)
                move = square(agent.play(1 if game.seat == 0 else -1))
            else:
                move = agent.play(game.seat)
            sys.stdout.flush()
            if game.said:
                out.write(" ".join(game.said.split()) + "\n")
                game.said = ""
            out.write("%s %s\n" % (rest, " ".join(str(move).split())))
            out.flush()


answers = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="replace")
try:
    main(answers)
except MemoryError:
    os._exit(77)
except BaseException as raised:
    trace = raised.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    traceback.print_exception(type(raised), raised, trace)
    sys.stdout.flush()
    sys.stderr.flush()
    answers.write(threw(raised, sys.argv[1]) + "\n")
    answers.flush()
    os._exit(1)
