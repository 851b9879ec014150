package org.botarena.arena.view;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.Meeting;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;

/** Rates those who have not left a ladder, from the games of its chapter and of the chapter before. */
final class CarriedRatings {
    private CarriedRatings() {}

    static Ratings of(Collection<Counted> carried, Collection<Counted> games, Setup setup) {
        List<String> present = setup.field().atTheEnd();
        Set<String> those = new HashSet<>(present);
        List<Meeting.Game> meetings = Stream.concat(
                        meetings(carried, pair -> -1 - pair), // another chapter has other start positions
                        meetings(games, pair -> pair))
                .filter(game -> those.contains(game.one()) && those.contains(game.other()))
                .toList();
        return Ratings.anchored(Pool.of(present, Meeting.of(meetings)), setup.anchors(), setup.seed());
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
}
