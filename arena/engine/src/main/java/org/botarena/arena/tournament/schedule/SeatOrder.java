package org.botarena.arena.tournament.schedule;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.fixture.KeyedHash;
import org.botarena.arena.tournament.format.GamePair;

/**
 * Seats the two entrants of a pair. In {@code a} the first in the order of their numbers takes the first team, in
 * {@code b} the second.
 */
enum SeatOrder {
    A,
    B;

    /** The game of two entrants in this seating. An entrant plays every seat of its team. */
    ScheduledGame game(Rules<?> rules, long tournamentSeed, Fixture fixture, Entrant one, Entrant other) {
        boolean isOrdered = Entrant.ORDER.compare(one, other) < 0;
        Entrant first = isOrdered ? one : other;
        Entrant second = isOrdered ? other : one;
        String id = id(fixture.pair(), hash(first, second));
        KeyedHash hash = new KeyedHash(tournamentSeed);
        List<Entrant> seats = IntStream.range(0, rules.players())
                .mapToObj(seat -> (rules.team(seat) == rules.team(0)) == (this == A) ? first : second)
                .toList();
        List<Long> seeds = IntStream.range(0, rules.players())
                .mapToObj(seat -> hash.of("agent", id, "" + seat))
                .toList();
        return new ScheduledGame(id, fixture, seats, seeds);
    }

    /**
     * The ids of both games of a bout.
     *
     * @param one the entrant that plays as the first of the bout
     * @param other the entrant that plays as its second
     */
    static List<String> ids(GamePair bout, Entrant one, Entrant other) {
        boolean isOrdered = Entrant.ORDER.compare(one, other) < 0;
        String hash = isOrdered ? hash(one, other) : hash(other, one);
        return List.of(A.id(bout.pair(), hash), B.id(bout.pair(), hash));
    }

    /** {@code 0003-b-9f31c2d07a4e}: the pair's index, the seating, and the hash of the entrants. */
    private String id(int pair, String hash) {
        String number = "" + pair;
        return "0".repeat(Math.max(0, 4 - number.length())) + number + (this == A ? "-a-" : "-b-") + hash;
    }

    /** 48 bits of SHA-256 over both entrants' keys. */
    private static String hash(Entrant first, Entrant second) {
        String keys = first.key().length() + ":" + first.key() + second.key();
        return Sha256.of(keys.getBytes(StandardCharsets.UTF_8)).substring(0, 12);
    }
}
