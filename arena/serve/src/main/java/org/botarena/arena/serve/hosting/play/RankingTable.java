package org.botarena.arena.serve.hosting.play;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.Meeting;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/** Makes the lines of a ranking of those who have not left. */
final class RankingTable {
    private RankingTable() {}

    /**
     * The lines, the best first.
     *
     * @param carried games of a chapter before, which count for the ratings alone
     */
    static List<Ranking.Line> of(
            Standings standings, Collection<Counted> carried, Collection<Counted> games, Setup setup) {
        List<String> present = setup.field().atTheEnd();
        Set<String> those = new HashSet<>(present);
        List<Meeting.Game> meetings = Stream.concat(
                        meetings(carried, pair -> -1 - pair), // another chapter has other start positions
                        meetings(games, pair -> pair))
                .filter(game -> those.contains(game.one()) && those.contains(game.other()))
                .toList();
        Set<String> rated = meetings.stream()
                .flatMap(game -> Stream.of(game.one(), game.other()))
                .collect(Collectors.toSet());
        Ratings ratings = Ratings.anchored(Pool.of(present, Meeting.of(meetings)), setup.anchors(), setup.seed());
        Stream<Standing> rows = standings.rows().stream().filter(row -> those.contains(row.entrant()));
        if (carried.isEmpty()) {
            return rows.map(row -> line(row.place(), row.isShared(), row, ratings, rated.contains(row.entrant())))
                    .toList();
        }
        List<Standing> byRating = rows.sorted(Comparator.comparing((Standing row) -> !rated.contains(row.entrant()))
                        .thenComparingDouble(row -> -ratings.elo(row.entrant())))
                .toList();
        return IntStream.range(0, byRating.size())
                .mapToObj(i -> line(
                        i + 1,
                        false,
                        byRating.get(i),
                        ratings,
                        rated.contains(byRating.get(i).entrant())))
                .toList();
    }

    private static Stream<Meeting.Game> meetings(Collection<Counted> games, UnaryOperator<Integer> start) {
        return games.stream()
                .map(Counted::outcome)
                .filter(game -> !game.isFaultOfBoth())
                .map(game -> new Meeting.Game(
                        game.first().entrant(),
                        game.second().entrant(),
                        start.apply(game.pair()),
                        game.id().hashCode(),
                        game.first().points()));
    }

    /** The lines of standings of which nothing else is known. */
    static List<Ranking.Line> of(Standings standings) {
        return standings.rows().stream()
                .map(row -> new Ranking.Line(
                        row.place(),
                        row.isShared(),
                        row.entrant(),
                        null,
                        null,
                        null,
                        row.points(),
                        row.games(),
                        row.wins(),
                        row.draws(),
                        row.losses(),
                        row.allFaults()))
                .toList();
    }

    private static Ranking.Line line(int place, boolean isShared, Standing row, Ratings ratings, boolean isRated) {
        Interval rating = ratings.rating(row.entrant());
        return new Ranking.Line(
                place,
                isShared,
                row.entrant(),
                !isRated ? null : finite(rating.value()),
                ratings.hasInterval(row.entrant()) ? finite(rating.low()) : null,
                ratings.hasInterval(row.entrant()) ? finite(rating.high()) : null,
                row.points(),
                row.games(),
                row.wins(),
                row.draws(),
                row.losses(),
                row.allFaults());
    }

    private static Double finite(double number) {
        return Double.isFinite(number) ? (double) Math.round(number) : null;
    }
}
