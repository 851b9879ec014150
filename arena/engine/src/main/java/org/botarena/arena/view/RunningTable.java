package org.botarena.arena.view;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The standings with ratings, recomputed when games have ended. Places and ratings change at most once a second, and
 * each takes at most a twentieth of a core. For one thread.
 */
final class RunningTable {
    private static final Duration LEAST = Duration.ofSeconds(1);
    private static final int SHARE = 20;

    private final Movement movement = new Movement();
    private List<Row> rows = List.of();
    private List<Headline> headlines = List.of();
    private Optional<Ratings> ratings = Optional.empty();
    private Set<String> ratedOf = Set.of();
    private Set<String> rated = Set.of();
    private Set<String> present = Set.of();
    private Instant due = Instant.MIN;
    private Instant ratingsDue = Instant.MIN;
    private boolean isStale = true;
    private boolean areRatingsStale = true;

    /** Games have ended since. */
    void outdate() {
        isStale = true;
        areRatingsStale = true;
    }

    /** Ends the games: the next table is the last and is computed without delay. */
    void end() {
        outdate();
        due = Instant.MIN;
        ratingsDue = Instant.MIN;
    }

    /** Remembers the standings of an earlier time, to compare places with them. */
    void recall(RecordedTournament earlier, boolean isNewRound, Instant then) {
        movement.see(earlier.tally().table(), isNewRound, then);
    }

    /** Recomputes the table if it is outdated and due; returns whether it did. */
    boolean refresh(RecordedTournament recorded, boolean isNewRound, Instant now) {
        boolean isRated = areRatingsStale && (!now.isBefore(ratingsDue) || !areAllRated(recorded));
        if (!isRated && (!isStale || now.isBefore(due))) {
            return false;
        }
        if (isRated) {
            long begun = System.nanoTime();
            ratings = Optional.of(ratings(recorded));
            present = Set.copyOf(ratings.get().entrants());
            ratedOf = Set.copyOf(recorded.setup().field().entrants());
            ratingsDue = now.plus(longer(LEAST, Duration.ofNanos((System.nanoTime() - begun) * SHARE)));
            areRatingsStale = false;
        }
        long counting = System.nanoTime();
        List<Standing> standings = recorded.tally().table();
        movement.see(standings, isNewRound, now);
        rows = standings.stream()
                .map(row -> new Row(
                        row,
                        recorded.profile(row.entrant()),
                        isRated(row) ? Proof.Rating.of(ratings.orElseThrow().rating(row.entrant())) : null,
                        movement.change(row.entrant(), row.place())))
                .toList();
        headlines = recorded.headlines().last(this::elo);
        due = now.plus(longer(LEAST, Duration.ofNanos((System.nanoTime() - counting) * SHARE)));
        isStale = false;
        return true;
    }

    private Ratings ratings(RecordedTournament recorded) {
        Tally tally = recorded.tally();
        rated = recorded.setup().field().entrants().stream()
                .filter(entrant -> tally.games(entrant).stream()
                        .anyMatch(game -> !game.outcome().isFaultOfBoth()))
                .collect(Collectors.toSet());
        return recorded.hasEnd() ? tally.analysis().ratings() : tally.ratingsOfPresent();
    }

    private boolean isRated(Standing row) {
        return rated.contains(row.entrant());
    }

    /** An entrant that came after the last ratings has no rating in them. */
    private boolean areAllRated(RecordedTournament recorded) {
        return ratedOf.containsAll(recorded.setup().field().entrants());
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    /** The rating of an entrant that still plays; empty without informative games. */
    private Optional<Double> elo(String entrant) {
        return ratings.filter(all -> rated.contains(entrant) && present.contains(entrant))
                .map(all -> all.elo(entrant));
    }

    /** The headlines, the newest first. */
    List<Headline> headlines() {
        return headlines;
    }

    List<Row> rows() {
        return rows;
    }

    /** The start of the comparison of places, UTC; empty without one. */
    String since() {
        return movement.since();
    }
}
