package org.botarena.arena.tournament.schedule;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.KeyedHash;

/**
 * The games of a series: each start in every seating of the entrants, one for each side of the game; 6 seatings for 3
 * sides. An entrant plays every seat of its side. For one thread at a time.
 */
public final class SeatPermutations implements Scheduler {
    private final Rules<?> rules;
    private final Fixtures fixtures;
    private final KeyedHash hash;
    private final int starts;
    private final List<Integer> sides;
    private final List<List<Entrant>> seatings;
    private int given;

    /**
     * A series.
     *
     * @param entrants one for each side
     * @param starts from 1
     * @param seed of the agents' own seeds
     * @throws IllegalArgumentException if the number of entrants differs from the number of sides
     */
    public SeatPermutations(Rules<?> rules, Fixtures fixtures, List<Entrant> entrants, int starts, long seed) {
        this.rules = rules;
        this.fixtures = fixtures;
        this.starts = starts;
        hash = new KeyedHash(seed);
        sides = rules.firstSeats().stream().map(rules::team).toList();
        if (sides.size() != entrants.size()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "%s has %d sides, and there are %d entrants: name one for each side",
                    rules.name(),
                    sides.size(),
                    entrants.size()));
        }
        seatings = orders(entrants);
    }

    private static List<List<Entrant>> orders(List<Entrant> entrants) {
        if (entrants.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Entrant>> orders = new ArrayList<>();
        for (Entrant first : entrants) {
            List<Entrant> others =
                    entrants.stream().filter(other -> !other.equals(first)).toList();
            for (List<Entrant> rest : orders(others)) {
                List<Entrant> order = new ArrayList<>(List.of(first));
                order.addAll(rest);
                orders.add(order);
            }
        }
        return orders;
    }

    @Override
    public Optional<ScheduledGame> next() {
        return given == games() ? Optional.empty() : Optional.of(game(given++));
    }

    private ScheduledGame game(int number) {
        int start = number / seatings.size();
        List<Entrant> bySide = seatings.get(number % seatings.size());
        List<Entrant> seats = IntStream.range(0, rules.players())
                .mapToObj(seat -> bySide.get(sides.indexOf(rules.team(seat))))
                .toList();
        String keys = bySide.stream().map(Entrant::key).collect(Collectors.joining("\n"));
        String id = String.format(
                Locale.ROOT,
                "%04d-%d-%s",
                start,
                number % seatings.size() + 1,
                Sha256.of(keys.getBytes(StandardCharsets.UTF_8)).substring(0, 12));
        List<Long> seeds = IntStream.range(0, rules.players())
                .mapToObj(seat -> hash.of("agent", id, "" + seat))
                .toList();
        return new ScheduledGame(id, fixtures.pair(start), seats, seeds);
    }

    @Override
    public long games() {
        return (long) starts * seatings.size();
    }

    @Override
    public boolean isFair() {
        return given % seatings.size() == 0;
    }

    @Override
    public void ended(GameRecord game) {}

    @Override
    public void counted(Outcome game) {}
}
