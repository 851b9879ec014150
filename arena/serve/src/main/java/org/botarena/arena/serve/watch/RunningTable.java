package org.botarena.arena.serve.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.tournament.standing.Standings;

/**
 * The standings with ratings, made anew when games have ended: the places at most once a second, the ratings, which take longer,
 * so seldom that they take a twentieth of a core. One thread.
 */
final class RunningTable {
    private static final Duration LEAST = Duration.ofSeconds(1);
    private static final int SHARE = 20;

    private final Movement movement = new Movement();
    private List<StandingRow> rows = List.of();
    private Optional<Ratings> ratings = Optional.empty();
    private Set<String> ratedOf = Set.of();
    private Instant due = Instant.MIN;
    private Instant ratingsDue = Instant.MIN;
    private boolean isStale = true;
    private boolean areRatingsStale = true;

    /** Games have ended since. */
    void outdate() {
        isStale = true;
        areRatingsStale = true;
    }

    /** Makes it anew if it is outdated and time; whether it was. */
    boolean refresh(FiledTournament filed, boolean isNewRound, Instant now) {
        boolean isRated = areRatingsStale && (!now.isBefore(ratingsDue) || !areAllRated(filed));
        if (!isRated && (!isStale || now.isBefore(due))) {
            return false;
        }
        Standings standings = filed.tally().standings();
        if (isNewRound) {
            movement.roundBegins(standings, now);
        }
        movement.see(standings, now);
        if (isRated) {
            long begun = System.nanoTime();
            ratings = Optional.of(filed.tally().analysis().ratings());
            ratedOf = Set.copyOf(filed.setup().field().entrants());
            ratingsDue = now.plus(longer(LEAST, Duration.ofNanos((System.nanoTime() - begun) * SHARE)));
            areRatingsStale = false;
        }
        Set<String> listed = filed.listed();
        rows = Row.of(standings, ratings.orElseThrow()).stream()
                .filter(row -> listed.contains(row.entrant()))
                .map(row -> StandingRow.of(
                        row,
                        filed.profile(row.entrant()),
                        movement.change(row.entrant(), row.standing().place())))
                .toList();
        due = now.plus(LEAST);
        isStale = false;
        return true;
    }

    /** Somebody who came after the last ratings has none in them. */
    private boolean areAllRated(FiledTournament filed) {
        return ratedOf.containsAll(filed.setup().field().entrants());
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    List<StandingRow> rows() {
        return rows;
    }

    /** Since when changes of place count, UTC; empty: since never. */
    String since() {
        return movement.since();
    }
}
