package org.botarena.arena.cli.record;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.arena.cli.board.BoardStyle;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.board.TerminalColours;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.Labelled;

/**
 * A game on file as text: what it was, its moves, and any of its moments. Immutable.
 *
 * @param <P> the positions of the game
 */
final class Playback<P extends Position<P>> {
    private static final int LABEL = 9;
    private static final int NAME = 28;
    private static final int MOVE = 16;
    private static final int FULL_NAME = 70;

    private final Recorded<P> recorded;
    private final TerminalColours ink;

    Playback(Recorded<P> recorded, TerminalColours ink) {
        this.recorded = recorded;
        this.ink = ink;
    }

    int plies() {
        return recorded.plies();
    }

    /** Who played what, how it ended, and what was wrong. */
    List<String> head() {
        GameRecord game = recorded.game();
        List<String> rows = new ArrayList<>();
        rows.add(labelled("Game", String.format(Locale.ROOT, "%s, %s, %d plies", game.id(), game.game(), plies())));
        for (int seat = 0; seat < game.seats().size(); seat++) {
            String entrant = Columns.visible(game.seats().get(seat).entrant());
            rows.add(labelled("Seat " + seat, Columns.left(entrant, FULL_NAME).strip()));
        }
        if (game.wasPlayedHere()) {
            Duration granted = Duration.ofNanos(Math.round(game.granted().moveMs() * 1e6));
            rows.add(labelled("Times", Durations.show(granted) + " a move"));
        }
        rows.add(labelled("Result", recorded.result()));
        recorded.faults().forEach(fault -> rows.add(labelled("Fault", recorded.told(fault))));
        game.marked().ifPresent(why -> rows.add(labelled("In doubt", why.toString())));
        if (game.wasPlayedHere()) {
            game.voided()
                    .forEach(attempt -> rows.add(labelled(
                            "Voided", "an attempt before: " + attempt.voided().orElseThrow())));
        }
        return rows;
    }

    private static String labelled(String label, String text) {
        return Labelled.of(label, LABEL, text);
    }

    /** All moves, one in a row. */
    List<String> moves() {
        return recorded.game().plies().stream().map(this::move).toList();
    }

    private String move(Ply ply) {
        return String.format(
                        Locale.ROOT,
                        "%5d  %s  %s  %s",
                        ply.number(),
                        Columns.left(recorded.chooser(ply), NAME),
                        Columns.left(ply.move(), MOVE),
                        Recorded.time(ply))
                .stripTrailing();
    }

    /** Prints the position after so many plies, 0 to {@link #plies}: how it came about, the board, and what is next. */
    void print(int ply, PrintWriter out) {
        out.println(
                ply == 0
                        ? String.format(Locale.ROOT, "The start, %d plies to come", plies())
                        : String.format(
                                Locale.ROOT,
                                "After %d of %d plies: %s",
                                ply,
                                plies(),
                                told(recorded.game().plies().get(ply - 1))));
        P position = recorded.positions().get(ply);
        Drawing.of(recorded.rules(), position, new BoardStyle(recorded.seats(), recorded.moves(ply), false, ink))
                .forEach(row -> ink.print(out, row));
        out.println(next(position, ply));
    }

    private String told(Ply ply) {
        String time = Recorded.time(ply);
        String who = recorded.chooser(ply);
        return who + " " + ply.move() + (time.isEmpty() ? "" : ", " + time);
    }

    private String next(P position, int ply) {
        String fault =
                recorded.fault(ply).map(each -> "Fault: " + recorded.told(each)).orElse("");
        if (position.turn() == Position.OVER || ply == plies()) {
            return fault.isEmpty() ? "The end: " + recorded.result() : fault;
        }
        return "Next: " + recorded.chooser(recorded.game().plies().get(ply));
    }
}
