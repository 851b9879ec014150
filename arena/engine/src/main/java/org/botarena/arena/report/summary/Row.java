package org.botarena.arena.report.summary;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/**
 * An entrant's line in the standings; {@link StandingsTable} defines how each part is shown. Immutable.
 *
 * @param profile how it is presented
 * @param rating null if no game bounds it, or if the surface has no ratings
 * @param change the number of places risen since the last round or in ten minutes; negative if it fell
 */
public record Row(
        Standing standing, Profile profile, @OrNull Proof.Rating rating, int change) {
    /** The number of games below which a rating means nothing. */
    public static final int GAMES_OF_A_RATING = 10;

    /** The lines of the standings, in their order. */
    public static List<Row> of(Standings standings, Ratings ratings, Function<String, Profile> profiles) {
        return standings.rows().stream()
                .map(standing -> new Row(
                        standing, profiles.apply(standing.entrant()), Proof.Rating.of(standing.entrant(), ratings), 0))
                .toList();
    }

    /** The lines for surfaces without ratings: fitting ratings takes seconds. */
    public static List<Row> unrated(List<Standing> standings) {
        return standings.stream()
                .map(standing -> new Row(standing, Profile.of(standing.entrant()), null, 0))
                .toList();
    }

    /** The lines of some entrants, with the places among them. */
    public static List<Row> among(List<Row> rows, Predicate<Row> isOne) {
        List<Row> those = rows.stream().filter(isOne).toList();
        return those.stream()
                .map(row -> row.with(row.standing.withPlace(
                        1 + count(those, other -> other.standing.place() < row.standing.place()),
                        count(those, other -> other.standing.place() == row.standing.place()) > 1)))
                .toList();
    }

    private static int count(List<Row> rows, Predicate<Row> isOne) {
        return (int) rows.stream().filter(isOne).count();
    }

    private Row with(Standing placed) {
        return new Row(placed, profile, rating, change);
    }

    /** The line without its place and numbers. */
    Row untold() {
        return new Row(
                Standing.untold(entrant()),
                new Profile(profile.displayName(), profile.group(), false, profile.authors(), profile.description()),
                null,
                0);
    }

    /** Whether the row has a place and numbers. */
    public boolean isTold() {
        return standing.place() > 0;
    }

    public String entrant() {
        return standing.entrant();
    }

    /** The id of the entrant in addresses. */
    public String agent() {
        return AgentId.of(entrant());
    }

    /** Its name for people. */
    public String name() {
        return profile.displayName();
    }

    /** The rating after enough games to be meaningful; null before. */
    public Proof.Rating settled() {
        return standing.games() < GAMES_OF_A_RATING ? null : rating;
    }

    /** The strength in Elo, or null if no game bounds it. */
    public Double elo() {
        return rating == null ? null : rating.elo();
    }

    /** The line as sent to the pages of a tournament; the components are the JSON's fields. */
    record Line(
            @JsonPropertyDescription(
                    "from 1, or 0 if the public sees the first places only, and neither this one nor its numbers")
            int place,

            @JsonPropertyDescription("whether others have the same place")
            boolean shared,

            @JsonPropertyDescription("whether it has a place")
            boolean ranked,

            @JsonPropertyDescription("its place for people, 3=")
            String rank,

            @JsonPropertyDescription("by how many places it has risen lately; below 0: fallen")
            int change,

            @JsonPropertyDescription("its id") String agent,
            String name,
            @JsonPropertyDescription("empty: none") String group,
            double points,
            int games,
            int wins,
            int draws,
            int losses,

            @JsonPropertyDescription("wins, draws and losses for people")
            String balance,

            double scoreDifference,
            @JsonPropertyDescription("of its agent") int faults,

            @JsonPropertyDescription("null: it has not moved") @OrNull
            Double meanMoveMs,

            @JsonPropertyDescription("null: it has not moved") @OrNull
            Double worstMoveMs,

            @JsonPropertyDescription("null: no game says how strong it is") @OrNull
            Double elo,

            @JsonPropertyDescription("the lower end of its interval, or null if it has none") @OrNull
            Double eloLow,

            @JsonPropertyDescription("the upper end of its interval, or null if it has none") @OrNull
            Double eloHigh) {}

    @JsonValue
    Line line() {
        return new Line(
                standing.place(),
                standing.isShared(),
                profile.isRanked(),
                StandingsTable.rank(this),
                change,
                agent(),
                name(),
                profile.group(),
                standing.points(),
                standing.games(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                StandingsTable.balance(standing),
                standing.difference(),
                standing.allFaults(),
                JsonText.rounded(standing.meanMs()),
                JsonText.rounded(standing.worstMs()),
                elo(),
                rating == null ? null : rating.eloLow(),
                rating == null ? null : rating.eloHigh());
    }
}
