package org.botarena.arena.cli.ask;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.position.Moment;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Question;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Venue;

/**
 * The moment that an agent is asked about. Immutable.
 *
 * @param rules of the game
 * @param moveTime that the agent has if nothing else is said
 * @param startTime the same for its start
 * @param seed of the agent
 * @param options that it has if none are given
 * @param start the text of the position where the game began
 * @param plies up to the moment
 * @param started the seat that failed to start there, if it is not the one to move
 */
record Query(
        Rules<?> rules,
        Duration moveTime,
        Duration startTime,
        long seed,
        Map<String, String> options,
        String start,
        List<Ply> plies,
        OptionalInt started) {
    /**
     * A position.
     *
     * @param terms of the game
     * @param position its text; null: the game's start
     * @throws IllegalArgumentException if there is no such position, or nobody is to move
     */
    static Query at(Terms terms, String position, long seed) {
        Moment<?> moment = Moment.of(terms.rules(), position);
        return new Query(
                        moment.rules(),
                        terms.moveTime(),
                        terms.startTime(),
                        seed,
                        Map.of(),
                        moment.position().toString(),
                        List.of(),
                        OptionalInt.empty())
                .checked();
    }

    /**
     * A ply of a game on record.
     *
     * @param byDefault the times where the record has none
     * @throws IllegalArgumentException if the game has no such ply, or nobody chose it
     */
    static Query onRecord(Games games, GameRecord game, int ply, Terms byDefault) {
        boolean isFault = game.faults().stream().anyMatch(fault -> fault.ply() == ply);
        if (ply < 0 || ply > game.plies().size() || (ply == game.plies().size() && !isFault)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "--ply %d: game %s has the plies 0..%d",
                    ply,
                    game.id(),
                    game.plies().size() - 1));
        }
        Rules<?> rules = games.parse(game.game());
        List<Ply> before = game.plies().stream().limit(ply).toList();
        int player =
                Moment.of(rules, game.start()).after(moves(before)).position().turn();
        if (player < 0) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--ply %d: nobody chose it, it is an outcome of chance", ply));
        }
        OptionalInt started = failedToStart(game, ply, player);
        SeatRecord seat = game.seats().get(started.orElse(player));
        return new Query(
                        rules,
                        game.wasPlayedHere() ? span(game.granted().moveMs()) : byDefault.moveTime(),
                        game.wasPlayedHere() ? span(game.granted().startMs()) : byDefault.startTime(),
                        seat.seed(),
                        seat.options(),
                        game.start(),
                        before,
                        started)
                .checked();
    }

    /** The seat that failed to start at a ply, unless the one to move was at fault itself. */
    private static OptionalInt failedToStart(GameRecord game, int ply, int player) {
        if (ply < game.plies().size()) {
            return OptionalInt.empty();
        }
        List<Fault> faults = game.faults();
        return faults.stream().anyMatch(fault -> fault.player() == player)
                ? OptionalInt.empty()
                : faults.stream().mapToInt(Fault::player).findFirst();
    }

    private static Duration span(double milliseconds) {
        return Duration.ofNanos(Math.round(milliseconds * 1e6));
    }

    private static String moves(List<Ply> plies) {
        return plies.stream().map(Ply::move).collect(Collectors.joining(" "));
    }

    private Query checked() {
        Moment<?> moment = Moment.of(rules, start).after(moves(plies));
        if (moment.isOver()) {
            throw new IllegalArgumentException(
                    "the game is over in %s: there is no move to ask for".formatted(moment.position()));
        }
        if (moment.position().turn() == Position.CHANCE) {
            throw new IllegalArgumentException(
                    "chance is to move in %s: nobody can be asked".formatted(moment.position()));
        }
        if (!moment.isSeenByTheMover()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "player %d is to move in %s, which hides what that player sees: give the whole position, or its view",
                    moment.position().turn(),
                    moment.position()));
        }
        return this;
    }

    /**
     * Asks the agent.
     *
     * @param jar as typed, perhaps with options
     * @throws Failed if there is no such jar, it may not play, or it plays another game
     */
    Finding ask(String jar, Installation installation, Venue venue, Terms terms)
            throws IOException, InterruptedException {
        Entrant entrant = withRecorded(OneEntrant.of(jar, rules.name(), installation, venue), jar);
        try (LiveTable table = venue.table(terms, 1, Lanes.Use.CHECK)) {
            return table.ask(new Question(entrant, seed, start, plies, started));
        }
    }

    /** With the options of the record, if none were typed and the agent declares all of them. */
    private Entrant withRecorded(Entrant entrant, String jar) {
        boolean isGiven = jar.matches(".*:[a-z][a-z0-9-]*=.*");
        if (isGiven || !entrant.options().keySet().containsAll(options.keySet())) {
            return entrant;
        }
        Map<String, String> all = new HashMap<>(entrant.options());
        all.putAll(options);
        return new Entrant(entrant.name(), entrant.jar(), all);
    }
}
