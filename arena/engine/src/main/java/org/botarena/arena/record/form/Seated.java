package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.roster.Entrant;

/**
 * Who sits where in a game, on which fixture. Immutable.
 *
 * @param pair the pair's index, from 0
 * @param seed of chance; text in JSON, as those of the {@linkplain RecordedSeat seats}
 * @param start the text of the position before the first ply
 * @param opening its plies in notation
 * @param seats by player
 */
public record Seated(
        int pair,
        @JsonFormat(shape = JsonFormat.Shape.STRING) long seed,
        String start,
        List<String> opening,
        List<RecordedSeat> seats) {
    /** Refuses a table that nobody can sit at. */
    public Seated {
        opening = opening == null ? List.of() : opening;
        RecordChecks.requireAll(start, opening, seats);
        RecordChecks.require(pair >= 0 && !seats.isEmpty(), "nobody plays");
        opening = List.copyOf(opening);
        seats = List.copyOf(seats);
    }

    /** As the journal and the store have it. */
    public static Seated of(Pairing pairing) {
        return of(
                pairing,
                IntStream.range(0, pairing.seats().size())
                        .mapToObj(seat -> RecordedSeat.of(
                                pairing.seats().get(seat), pairing.seeds().get(seat)))
                        .toList());
    }

    static Seated of(Pairing pairing, List<RecordedSeat> seats) {
        Fixture fixture = pairing.fixture();
        return new Seated(fixture.pair(), fixture.seed(), fixture.start(), fixture.opening(), seats);
    }

    /** The seats of the two entrants, one of each. */
    public List<RecordedSeat> sides() {
        Map<String, RecordedSeat> sides = new LinkedHashMap<>();
        seats.forEach(seat -> sides.putIfAbsent(seat.key(), seat));
        return List.copyOf(sides.values());
    }

    /**
     * Refuses what is not as the journal and the store have it, in which nothing says who somebody with a number is.
     *
     * @throws IllegalArgumentException if it is not
     */
    public void requireBare() {
        RecordChecks.require(seats.stream().allMatch(RecordedSeat::isBare), "a seat has a name or a number");
        RecordChecks.require(sides().size() == 2, "two play, and no others");
    }

    /** The game that it was. */
    public Pairing pairing(String id, Map<String, Entrant> entrants) {
        requireBare();
        seats.forEach(
                seat -> RecordChecks.require(entrants.containsKey(seat.key()), "one of its players is no entrant"));
        return new Pairing(
                id,
                new Fixture(pair, seed, start, opening),
                seats.stream().map(seat -> entrants.get(seat.key())).toList(),
                seats.stream().map(RecordedSeat::seed).toList());
    }
}
