package org.botarena.arena.cli.record;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.api.picture.Picture;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.replay.Playback;

/** Steps through a game by typed lines or keys. One thread. */
final class ReplaySteps {
    private static final String HELP = """
            Enter or n  one ply forward     p  one ply back  (at a terminal: the arrow keys)
            a number    go to this ply      s  the start     e  the end
            m           all moves           i  who played, result, faults
            ?           this help           q  quit""";

    /** The source of steps. */
    interface Words {
        /** Reads the next word; null at the end. */
        String next() throws IOException, InterruptedException;
    }

    private final Playback<?> playback;
    private final PrintWriter out;
    private final TerminalColours ink = TerminalColours.here();
    private int ply;

    ReplaySteps(Playback<?> playback, PrintWriter out) {
        this.playback = playback;
        this.out = out;
    }

    /** Shows the start, and then each requested position, until the user quits or the input ends. */
    void follow(Words words) throws IOException, InterruptedException {
        playback.head().forEach(out::println);
        show(ply);
        out.println(HELP);
        while (true) {
            out.print("> ");
            out.flush();
            String line = words.next();
            if (line == null || !answer(line.strip().toLowerCase(Locale.ROOT))) {
                return;
            }
        }
    }

    /** Executes a line; returns false for quit. */
    private boolean answer(String line) {
        switch (line) {
            case "", "n", "next" -> go(ply + 1);
            case "p", "b", "back" -> go(ply - 1);
            case "s", "start" -> go(0);
            case "e", "end" -> go(playback.plies());
            case "m", "moves" -> playback.rows().forEach(out::println);
            case "i", "info" -> playback.head().forEach(out::println);
            case "q", "quit" -> {
                return false;
            }
            default -> other(line);
        }
        return true;
    }

    private void other(String line) {
        if (line.matches("[0-9]{1,6}")) {
            go(Integer.parseInt(line));
        } else {
            out.println(HELP);
        }
    }

    private void go(int wanted) {
        if (wanted < 0 || wanted > playback.plies()) {
            out.println(
                    wanted < 0
                            ? "This is the start."
                            : wanted == ply + 1
                                    ? "This is the end."
                                    : String.format(Locale.ROOT, "The game has %d plies.", playback.plies()));
            return;
        }
        ply = wanted;
        out.println();
        show(ply);
    }

    /** Prints the position after a number of plies: the last move, the board and the next move. */
    void show(int plies) {
        print(playback, plies);
    }

    private <P extends Position<P>> void print(Playback<P> game, int plies) {
        out.println(game.before(plies));
        Picture picture =
                game.rules().picture(game.positions().get(plies), game.moves().subList(0, plies));
        Drawing.of(game.rules(), picture, List.of(), game.game().names(), ink).forEach(row -> ink.print(out, row));
        out.println(game.next(plies));
    }
}
