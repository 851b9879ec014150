package org.botarena.arena.cli.record;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.BoardStyle;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.board.TerminalColours;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.Labelled;
import org.botarena.play.internal.Referee;

/**
 * A recorded game as text and as JSON: what it was, its moves, and any of its positions. Immutable.
 *
 * @param <P> the positions of the game
 */
final class Playback<P extends Position<P>> {
    private static final int LABEL = 9;
    private static final int NAME = 28;
    private static final int MOVE = 16;
    private static final int FULL_NAME = 70;

    private final Rules<P> rules;
    private final GameRecord game;
    private final List<Long> moves;
    private final List<P> positions;
    private final TerminalColours ink;

    /**
     * Plays a game through.
     *
     * @throws org.botarena.arena.venue.Failed if it contradicts the rules
     */
    Playback(Rules<P> rules, GameRecord game, TerminalColours ink) {
        this.rules = rules;
        this.game = game;
        this.ink = ink;
        Referee<P> played = GameText.replay(rules, game);
        moves = played.moves();
        positions = played.positions();
    }

    int plies() {
        return moves.size();
    }

    /** Who played what, how it ended, and what was wrong. */
    List<String> head() {
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
        rows.add(labelled("Result", GameText.result(game)));
        game.faults().forEach(fault -> rows.add(labelled("Fault", GameText.fault(game, fault))));
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
        return game.plies().stream().map(this::move).toList();
    }

    private String move(Ply ply) {
        return String.format(
                        Locale.ROOT,
                        "%5d  %s  %s  %s",
                        ply.number(),
                        Columns.left(chooser(ply), NAME),
                        Columns.left(ply.move(), MOVE),
                        time(ply))
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
                                told(game.plies().get(ply - 1))));
        P position = positions.get(ply);
        Drawing.of(rules, position, new BoardStyle(game.names(), moves.subList(0, ply), false, ink))
                .forEach(row -> ink.print(out, row));
        out.println(next(position, ply));
    }

    private String told(Ply ply) {
        String time = time(ply);
        String who = chooser(ply);
        return who + " " + ply.move() + (time.isEmpty() ? "" : ", " + time);
    }

    private String next(P position, int ply) {
        String fault = game.faults().stream()
                .filter(each -> each.ply() == ply)
                .findFirst()
                .map(each -> "Fault: " + GameText.fault(game, each))
                .orElse("");
        if (position.turn() == Position.OVER || ply == plies()) {
            return fault.isEmpty() ? "The end: " + GameText.result(game) : fault;
        }
        return "Next: " + chooser(game.plies().get(ply));
    }

    /** The entrant who chose a ply; in brackets an opening, chance or a forced move. */
    private String chooser(Ply ply) {
        if (ply.player() >= 0) {
            return GameText.names(game).get(ply.player());
        }
        boolean isChance = positions.get(ply.number()).turn() == Position.CHANCE;
        return ply.number() < game.fixture().opening().size() ? "(opening)" : isChance ? "(chance)" : "(forced)";
    }

    /** The time of a move, {@code 84.1 ms}, and the stall in it, from a millisecond or if it excuses the move. */
    private static String time(Ply ply) {
        if (ply.player() < 0 || ply.wallMs() == 0) {
            return ""; // no agent chose it, or its time was not measured
        }
        String took = String.format(Locale.ROOT, "%.1f ms", ply.wallMs());
        boolean isExcused = ply.excused().isPresent();
        if (ply.stallMs() < 1 && !isExcused) {
            return took;
        }
        return took + String.format(Locale.ROOT, " (stalled %.1f%s)", ply.stallMs(), isExcused ? ", excused" : "");
    }

    /**
     * For programs.
     *
     * @param only the position after this ply and no other; empty: all
     */
    Map<String, Object> json(OptionalInt only) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", game.id());
        object.put("game", game.game());
        object.put("entrants", game.names());
        object.put("scores", game.scores());
        object.put("winners", game.isDisturbed() ? List.of() : game.winners());
        object.put("faults", game.faults().stream().map(GameText::json).toList());
        object.put(
                "moments",
                (only.isPresent() ? IntStream.of(only.getAsInt()) : IntStream.rangeClosed(0, plies()))
                        .mapToObj(this::moment)
                        .toList());
        return object;
    }

    private Map<String, Object> moment(int plies) {
        Optional<Ply> last =
                plies == 0 ? Optional.empty() : Optional.of(game.plies().get(plies - 1));
        Optional<Ply> chosen = last.filter(ply -> ply.player() >= 0);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("plies", plies);
        object.put("position", positions.get(plies).toString());
        object.put("move", last.map(Ply::move).orElse(null));
        object.put("by", chosen.map(Ply::player).orElse(null));
        object.put("wallMs", chosen.map(Ply::wallMs).orElse(null));
        return object;
    }
}
