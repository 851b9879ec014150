package org.botarena.arena.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.tournament.standing.Standing;

/**
 * Rises and falls of entrants since the round began, or over ten minutes in a ladder and where rounds do not depend on
 * results. For one thread.
 */
final class Movement {
    static final Duration BACK = Duration.ofMinutes(10);

    private final Deque<Places> past = new ArrayDeque<>();
    private Optional<Places> round = Optional.empty();

    private record Places(Instant time, Map<String, Integer> places) {}

    private static Places places(List<Standing> standings, Instant now) {
        Map<String, Integer> places = new HashMap<>();
        standings.forEach(row -> places.put(row.entrant(), row.place()));
        return new Places(now, places);
    }

    /**
     * Remembers the standings, at most once a minute, and at the start of a round that depends on results. Before the
     * first game has ended all share a place, so no entrant can rise from it.
     */
    void see(List<Standing> standings, boolean isNewRound, Instant now) {
        if (standings.stream().allMatch(row -> row.games() == 0)) {
            return;
        }
        if (isNewRound) {
            round = Optional.of(places(standings, now));
        }
        if (past.isEmpty() || !past.getLast().time.plus(Duration.ofMinutes(1)).isAfter(now)) {
            past.add(places(standings, now));
        }
        while (past.size() > 1 && past.getFirst().time.plus(BACK).isBefore(now)) {
            past.remove();
        }
    }

    private Optional<Places> before() {
        return round.or(() -> Optional.ofNullable(past.peekFirst()));
    }

    /** The number of places it has risen; negative if it has fallen. */
    int change(String entrant, int place) {
        return before().map(then -> then.places.getOrDefault(entrant, place) - place)
                .orElse(0);
    }

    /** The start of the comparison, UTC; empty without one. */
    String since() {
        return before().map(then -> then.time.toString()).orElse("");
    }
}
