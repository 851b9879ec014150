package org.botarena.arena.ask;

import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Venue;

/**
 * The ply for which an agent is asked. Immutable.
 *
 * @param rules of the game
 * @param game the record; for a position, a game without plies that begins there
 * @param ply its number, from 0
 * @param player the seat to ask: the one to move, or one that failed to start there
 */
public record Query(Rules<?> rules, GameRecord game, int ply, int player) {
    private static final String ID = "0-asked";

    /**
     * Makes a query for a position.
     *
     * @param position its text, or null for the game's start
     * @param seed of the agent
     * @throws IllegalArgumentException if the position does not exist, or no player is to move
     */
    public static Query at(Rules<?> rules, String position, long seed) {
        NamedPosition<?> named = NamedPosition.of(rules, position);
        SeatRecord seat = new SeatRecord("asked", null, 1, seed, Map.of(), "");
        GameRecord game = new GameRecord(
                ID,
                rules.name(),
                TimeControl.UNKNOWN,
                "",
                new Fixture(0, 0, named.position().toString(), List.of()),
                Collections.nCopies(rules.players(), seat),
                null,
                null,
                List.of(),
                List.of());
        return new Query(rules, game, 0, named.position().turn()).checked(named);
    }

    /**
     * Makes a query for a ply of a recorded game.
     *
     * @throws IllegalArgumentException if the game has no such ply, or no player chose it
     */
    public static Query onRecord(Games games, GameRecord game, int ply) {
        boolean isFault = game.faults().stream().anyMatch(fault -> fault.ply() == ply);
        int plies = game.plies().size();
        if (ply < 0 || ply > plies || (ply == plies && !isFault)) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--ply %d: game %s has the plies 0..%d", ply, game.id(), plies - 1));
        }
        Rules<?> rules = games.parse(game.game());
        String moves = game.plies().stream().limit(ply).map(Ply::move).collect(Collectors.joining(" "));
        NamedPosition<?> named = NamedPosition.of(rules, game.start()).after(moves);
        int turn = named.position().turn();
        if (turn < 0) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "--ply %d: no player chose it, because it is an outcome of chance", ply));
        }
        return new Query(rules, game, ply, player(game, ply, turn)).checked(named);
    }

    /** The seat that failed to start at a ply, unless the player to move was at fault. */
    private static int player(GameRecord game, int ply, int turn) {
        List<Integer> atFault = game.faults().stream().map(Fault::player).toList();
        return ply < game.plies().size() || atFault.contains(turn) ? turn : atFault.get(0);
    }

    private Query checked(NamedPosition<?> named) {
        if (named.isOver()) {
            throw new IllegalArgumentException(
                    "the game has ended in %s: choose an earlier position".formatted(named.position()));
        }
        if (named.position().turn() == Position.CHANCE) {
            throw new IllegalArgumentException("chance is to move in %s: choose a position in which a player is to move"
                    .formatted(named.position()));
        }
        if (!named.isSeenByTheMover()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "player %d is to move in %s, which hides what that player sees: give the whole position, or its view",
                    named.position().turn(),
                    named.position()));
        }
        return this;
    }

    /** The recorded times, or those of the terms if none are recorded. */
    public TimeControl times(Terms byDefault) {
        return game.wasPlayedHere() ? game.granted() : byDefault.times();
    }

    /**
     * Asks the agent.
     *
     * @param jar as typed, perhaps with options
     * @throws Failed if the jar does not exist, may not play, or plays another game
     */
    public Finding ask(String jar, Installation installation, Venue venue, Terms terms)
            throws IOException, InterruptedException {
        Entrant entrant = withRecorded(OneEntrant.of(jar, rules.name(), installation, venue), jar);
        ScheduledGame pairing = new ScheduledGame(
                ID,
                game.fixture(),
                Collections.nCopies(rules.players(), entrant),
                game.seats().stream().map(SeatRecord::seed).toList(),
                game.plies().subList(0, ply),
                false);
        try (LocalGameRunner runner = venue.runner(terms, 1, Lanes.Use.CHECK)) {
            return runner.ask(pairing, player);
        }
    }

    /** Adds the recorded options if none were typed and the agent declares all of them. */
    private Entrant withRecorded(Entrant entrant, String jar) {
        Map<String, String> recorded = game.seats().get(player).options();
        boolean isGiven = jar.matches(".*:[a-z][a-z0-9-]*=.*");
        if (isGiven || !entrant.options().keySet().containsAll(recorded.keySet())) {
            return entrant;
        }
        Map<String, String> all = new HashMap<>(entrant.options());
        all.putAll(recorded);
        return new Entrant(entrant.name(), entrant.jar(), all);
    }
}
