package org.botarena.arena.cli.record;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.BoardStyle;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.Referee;

/**
 * A game on file with its positions, by the rules that are here. Immutable.
 *
 * @param <P> the positions of the game
 * @param game the record
 * @param rules of the game
 * @param positions the start, then the position after each ply: one more than there are plies
 */
public record Recorded<P extends Position<P>>(GameRecord game, Rules<P> rules, List<P> positions) {
    public Recorded {
        positions = List.copyOf(positions);
    }

    /**
     * Plays a record through.
     *
     * @throws Failed if its game is not known here, or its plies are none of that game
     */
    public static Recorded<?> of(Games games, GameRecord game) {
        Rules<?> rules;
        try {
            rules = games.parse(game.game());
        } catch (IllegalArgumentException e) {
            throw new Failed(
                    "%s is a game of '%s': %s. A game of a jar of its own needs --games DIR."
                            .formatted(game.id(), game.game(), e.getMessage()),
                    e);
        }
        return of(rules, game);
    }

    private static <P extends Position<P>> Recorded<P> of(Rules<P> rules, GameRecord game) {
        if (game.seats().size() != rules.players()) {
            throw notOf(
                    game,
                    rules,
                    String.format(
                            Locale.ROOT, "it has %d seats, not %d", game.seats().size(), rules.players()),
                    null);
        }
        Referee<P> referee;
        try {
            referee = new Referee<>(rules, rules.parse(game.start()));
        } catch (IllegalArgumentException e) {
            throw notOf(game, rules, "its start: " + e.getMessage(), e);
        }
        try {
            game.plies().forEach(ply -> referee.enter(ply.move()));
        } catch (IllegalArgumentException e) {
            throw notOf(game, rules, String.format(Locale.ROOT, "ply %d: %s", referee.plies(), e.getMessage()), e);
        }
        return new Recorded<>(game, rules, referee.positions());
    }

    private static Failed notOf(GameRecord game, Rules<?> rules, String why, Throwable cause) {
        return new Failed(
                "%s is no game of %s by the rules that are here: %s. Was the record changed, or is it another game's?"
                        .formatted(game.id(), rules.name(), why),
                cause);
    }

    /** How many plies were played. */
    public int plies() {
        return game.plies().size();
    }

    /** What the players are called, in brief: their entrants, by seat. */
    public List<String> seats() {
        return game.seats().stream()
                .map(seat -> BoardStyle.brief(seat.entrant()))
                .toList();
    }

    /** The moves that led to a position. */
    List<Long> moves(int ply) {
        return IntStream.range(0, ply)
                .mapToObj(i -> positions.get(i).parse(game.plies().get(i).move()))
                .toList();
    }

    /** Who chose a ply: the entrant, or in brackets what did. */
    String chooser(Ply ply) {
        if (ply.player() >= 0) {
            return seats().get(ply.player());
        }
        boolean isChance = positions.get(ply.number()).turn() == Position.CHANCE;
        return ply.number() < game.fixture().opening().size() ? "(opening)" : isChance ? "(chance)" : "(forced)";
    }

    /** Who won by how much, and why: in a sentence. */
    public String result() {
        if (game.isDisturbed()) {
            return game.wasPlayedHere() ? "it could not be played" : "unfinished";
        }
        String scores = game.scores().stream().map(Numbers::plain).collect(Collectors.joining(" : "));
        String winners = game.winners().stream().map(seats()::get).distinct().collect(Collectors.joining(" and "));
        String drawn = game.faults().isEmpty() ? "a draw" : "nobody won";
        return (winners.isEmpty() ? drawn : winners + " won") + ", scores " + scores;
    }

    /** The fault at a ply, if it was owed there. */
    Optional<Fault> fault(int ply) {
        return faults().stream().filter(fault -> fault.ply() == ply).findFirst();
    }

    /** The faults that ended it. */
    public List<Fault> faults() {
        return game.faults();
    }

    /** A fault in a phrase. */
    public String told(Fault fault) {
        return String.format(
                Locale.ROOT,
                "ply %d, %s (seat %d), %s: %s",
                fault.ply(),
                seats().get(fault.player()),
                fault.player(),
                fault.verdict().kind(),
                fault.verdict().reason());
    }

    /** How long somebody thought: {@code 84.1 ms}, and what the machine took of it if that was a millisecond or excuses it. */
    static String time(Ply ply) {
        if (ply.player() < 0 || ply.wallMs() == 0) {
            return ""; // nobody chose it, or nobody measured
        }
        String took = String.format(Locale.ROOT, "%.1f ms", ply.wallMs());
        boolean isExcused = ply.excused().isPresent();
        if (ply.stallMs() < 1 && !isExcused) {
            return took;
        }
        return took + String.format(Locale.ROOT, " (stalled %.1f%s)", ply.stallMs(), isExcused ? ", excused" : "");
    }
}
