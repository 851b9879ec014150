package org.botarena.arena.tournament;

import java.util.stream.Stream;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Ply;
import org.botarena.arena.roster.Entrant;

/**
 * What the tables need of a game. Immutable.
 *
 * @param outcome what it counts
 * @param course a number for who sat where and what was played: equal games, equal numbers
 */
public record Counted(Outcome outcome, long course) {
    /** Of a game with a result. */
    public static Counted of(GameRecord game) {
        return new Counted(
                Outcome.of(game),
                new KeyedHash(0)
                        .of(Stream.of(
                                        game.pairing().seats().stream().map(Entrant::name),
                                        Stream.of(game.pairing().fixture().start()),
                                        game.result().plies().stream().map(Ply::move))
                                .flatMap(words -> words)
                                .toArray(String[]::new)));
    }
}
