package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/**
 * An entrant's line in the standings; the components are the JSON's fields. Immutable.
 *
 * @param entrant its name in the tournament
 */
public record StandingRow(
        @JsonIgnore String entrant,
        @JsonPropertyDescription("its id") String agent,
        @JsonPropertyDescription("what people call it") String name,

        @JsonPropertyDescription("a class, a course; empty: none")
        String group,

        @JsonPropertyDescription("from 1") int place,

        @JsonPropertyDescription("whether others have the place, too")
        boolean shared,

        @JsonPropertyDescription("whether the place counts") boolean ranked,

        @JsonPropertyDescription(
                "by how many places it has risen since the last round or ten minutes ago; below 0: fallen")
        int change,

        @JsonPropertyDescription("1 for a win, 0.5 for a draw")
        double points,

        @JsonPropertyDescription("that have ended") int games,
        @JsonPropertyDescription("of them") int wins,
        @JsonPropertyDescription("of them") int draws,
        @JsonPropertyDescription("of them") int losses,
        @JsonPropertyDescription("its own") int faults,
        @JsonPropertyDescription("of the scores") double difference,

        @JsonPropertyDescription("relative to the mean; null: no game yet says anything") @OrNull
        Double elo,

        @JsonPropertyDescription("of the 95 % interval; null: none") @OrNull
        Double eloLow,

        @JsonPropertyDescription("of the 95 % interval; null: none") @OrNull
        Double eloHigh,

        @JsonPropertyDescription("of its moves; null: none yet") @OrNull
        Double meanMs,

        @JsonPropertyDescription("of its moves; null: none yet") @OrNull
        Double worstMs) {
    static StandingRow of(Standing row, Optional<Ratings> ratings, Profile profile, int change) {
        Optional<Interval> rating = ratings.map(known -> known.rating(row.entrant()));
        return new StandingRow(
                row.entrant(),
                AgentId.of(row.entrant()),
                profile.displayName(),
                profile.group(),
                row.place(),
                row.isShared(),
                profile.isRanked(),
                change,
                row.points(),
                row.games(),
                row.wins(),
                row.draws(),
                row.losses(),
                row.allFaults(),
                row.difference(),
                rating.map(elo -> JsonText.rounded(elo.value())).orElse(null),
                rating.map(elo -> JsonText.finite(elo.low())).orElse(null),
                rating.map(elo -> JsonText.finite(elo.high())).orElse(null),
                JsonText.rounded(row.meanMs()),
                JsonText.rounded(row.worstMs()));
    }

    /** The lines of standings of which no rating is known. */
    public static List<StandingRow> unrated(Standings standings, Function<String, Profile> profiles) {
        return standings.rows().stream()
                .map(row -> of(row, Optional.empty(), profiles.apply(row.entrant()), 0))
                .toList();
    }

    /** The lines of some entrants, with the places among them. */
    public static List<StandingRow> among(List<StandingRow> rows, Predicate<String> isOne) {
        List<StandingRow> those =
                rows.stream().filter(row -> isOne.test(row.entrant)).toList();
        return those.stream()
                .map(row -> row.at(
                        1 + count(those, other -> other.place < row.place),
                        count(those, other -> other.place == row.place) > 1))
                .toList();
    }

    private static int count(List<StandingRow> rows, Predicate<StandingRow> isOne) {
        return (int) rows.stream().filter(isOne).count();
    }

    private StandingRow at(int other, boolean isShared) {
        return new StandingRow(
                entrant,
                agent,
                name,
                group,
                other,
                isShared,
                ranked,
                change,
                points,
                games,
                wins,
                draws,
                losses,
                faults,
                difference,
                elo,
                eloLow,
                eloHigh,
                meanMs,
                worstMs);
    }
}
