package org.botarena.arena.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.Referee;

/**
 * A recorded game with its moves and positions, replayed by the rules. Immutable.
 *
 * @param game the record
 * @param moves of all plies
 * @param positions the start, then the position after each ply
 * @param <P> the positions of the game
 */
public record Playback<P extends Position<P>>(Rules<P> rules, GameRecord game, List<Long> moves, List<P> positions) {
    private static final int LABEL = 9;
    private static final int NAME = 28;
    private static final int MOVE = 16;
    private static final int FULL_NAME = 70;

    /**
     * Replays a game.
     *
     * @throws Failed if its rules are unknown here, or the game contradicts them
     */
    public static Playback<?> of(Games games, GameRecord game) {
        Rules<?> rules;
        try {
            rules = games.parse(game.game());
        } catch (IllegalArgumentException e) {
            throw new Failed(
                    "%s is a game of '%s': %s. A game in a separate jar needs --games DIR."
                            .formatted(game.id(), game.game(), e.getMessage()),
                    e);
        }
        try {
            return of(rules, game);
        } catch (IllegalArgumentException e) {
            throw new Failed(
                    "%s breaks the rules of %s as known here: %s. Was the record changed, or is it another game's?"
                            .formatted(game.id(), rules.name(), e.getMessage()),
                    e);
        }
    }

    private static <P extends Position<P>> Playback<P> of(Rules<P> rules, GameRecord game) {
        if (game.seats().size() != rules.players()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "it has %d seats, not %d", game.seats().size(), rules.players()));
        }
        Referee<P> played = game.replay(rules);
        return new Playback<>(rules, game, played.moves(), played.positions());
    }

    /** The number of plies. */
    public int plies() {
        return moves.size();
    }

    /** Lines on the players, the result, and the faults. */
    public List<String> head() {
        List<String> rows = new ArrayList<>();
        rows.add(labelled("Game", String.format(Locale.ROOT, "%s, %s, %d plies", game.id(), game.game(), plies())));
        for (int seat = 0; seat < game.seats().size(); seat++) {
            String entrant = VisibleText.plain(game.seats().get(seat).entrant());
            rows.add(labelled("Seat " + seat, Columns.left(entrant, FULL_NAME).strip()));
        }
        if (game.wasPlayedHere()) {
            rows.add(labelled(
                    "Times", game.granted().moves().phrase(Durations::show).toString()));
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
    public List<String> rows() {
        return game.plies().stream().map(this::row).toList();
    }

    private String row(Ply ply) {
        return String.format(
                        Locale.ROOT,
                        "%5d  %s  %s  %s",
                        ply.number(),
                        Columns.left(chooser(ply), NAME),
                        Columns.left(ply.move(), MOVE),
                        time(ply))
                .stripTrailing();
    }

    /** The line with the agent's remark; empty without one. */
    private static String said(Ply ply) {
        return ply.said()
                .map(said -> String.format(
                        Locale.ROOT,
                        "\nIt expected %+.2f%s",
                        said.value(),
                        said.line().isEmpty() ? "" : ": " + said.line()))
                .orElse("");
    }

    /** The move that led to the position after a number of plies. */
    public String before(int ply) {
        if (ply == 0) {
            return String.format(Locale.ROOT, "The start, %d plies to come", plies());
        }
        Ply last = game.plies().get(ply - 1);
        String time = time(last);
        return String.format(
                Locale.ROOT,
                "After %d of %d plies: %s %s%s",
                ply,
                plies(),
                chooser(last),
                last.move(),
                (time.isEmpty() ? "" : ", " + time)
                        + (said(last).isEmpty() ? "" : "," + said(last).substring(1)));
    }

    /** The move that follows the position after a number of plies. */
    public String next(int ply) {
        Optional<String> fault = game.faults().stream()
                .filter(each -> each.ply() == ply)
                .findFirst()
                .map(each -> "Fault: " + GameText.fault(game, each));
        return positions.get(ply).turn() == Position.OVER || ply == plies()
                ? fault.orElseGet(() -> "The end: " + GameText.result(game))
                : "Next: " + chooser(game.plies().get(ply));
    }

    /** The entrant that chose a ply; in brackets an opening, chance or a forced move. */
    private String chooser(Ply ply) {
        if (ply.player() >= 0) {
            return GameText.names(game).get(ply.player());
        }
        boolean isChance = positions.get(ply.number()).turn() == Position.CHANCE;
        return ply.number() < game.fixture().opening().size() ? "(opening)" : isChance ? "(chance)" : "(forced)";
    }

    /**
     * The time of a move, {@code 84.1 ms}, and the stall in it, if it is at least a millisecond or excuses the move.
     */
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
     * A game with some of its positions; the components are the JSON's fields. Immutable.
     *
     * @param winners the players who won, or empty if it has no result
     */
    public record ReplayedGame(
            String id,
            String game,
            List<String> entrants,
            List<Double> scores,
            List<Integer> winners,
            List<BriefFault> faults,
            List<ReplayedPosition> positions) {}

    /**
     * A position; the components are the JSON's fields. Immutable.
     *
     * @param plies the number of plies before it
     * @param move the last of them
     * @param by the player who chose it
     * @param wallMs the time that the player took
     */
    record ReplayedPosition(
            int plies, String position, Optional<String> move, Optional<Integer> by, Optional<Double> wallMs) {}

    /** The positions after these numbers of plies. */
    public ReplayedGame replayed(IntStream after) {
        return new ReplayedGame(
                game.id(),
                game.game(),
                game.names(),
                game.scores(),
                game.isDisturbed() ? List.of() : game.winners(),
                game.faults().stream().map(BriefFault::of).toList(),
                after.mapToObj(this::replayed).toList());
    }

    private ReplayedPosition replayed(int plies) {
        Optional<Ply> last =
                plies == 0 ? Optional.empty() : Optional.of(game.plies().get(plies - 1));
        Optional<Ply> chosen = last.filter(ply -> ply.player() >= 0);
        return new ReplayedPosition(
                plies,
                positions.get(plies).toString(),
                last.map(Ply::move),
                chosen.map(Ply::player),
                chosen.map(Ply::wallMs));
    }
}
