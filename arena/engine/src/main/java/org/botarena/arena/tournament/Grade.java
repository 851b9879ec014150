package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.Interval;

/**
 * How an entrant did against one reference of a gauntlet. Immutable.
 *
 * @param entrant who is graded
 * @param reference against whom
 * @param games played
 * @param points made of them
 * @param shareLow the share of the points that its strength is worth at least, with 95 % confidence, in 0..1
 * @param shareHigh the same at most
 * @param faults of the entrant in these games
 */
public record Grade(
        String entrant, String reference, int games, double points, double shareLow, double shareHigh, int faults) {
    /** The share of the points that it made, in 0..1; 0 without a game. */
    public double share() {
        return games == 0 ? 0 : points / games;
    }

    /** The grades of some games, by entrant and then in the order of the references. */
    static List<Grade> of(Collection<String> entrants, List<String> references, Collection<Outcome> games) {
        Map<List<String>, List<Outcome>> met = games.stream()
                .collect(Collectors.groupingBy(
                        game -> both(game.first().entrant(), game.second().entrant())));
        List<Grade> grades = new ArrayList<>();
        for (String entrant : entrants) {
            for (String reference : references) {
                if (!references.contains(entrant)) {
                    grades.add(of(entrant, reference, met.getOrDefault(both(entrant, reference), List.of())));
                }
            }
        }
        return grades;
    }

    private static List<String> both(String one, String other) {
        return one.compareTo(other) < 0 ? List.of(one, other) : List.of(other, one);
    }

    private static Grade of(String entrant, String reference, List<Outcome> games) {
        List<Outcome.Side> own = games.stream()
                .map(game -> game.first().entrant().equals(entrant) ? game.first() : game.second())
                .toList();
        Interval elo = pairs(entrant, games).elo();
        return new Grade(
                entrant,
                reference,
                own.size(),
                own.stream().mapToDouble(Outcome.Side::points).sum(),
                Elo.share(elo.low()),
                Elo.share(elo.high()),
                own.stream().mapToInt(side -> side.faults().size()).sum());
    }

    /** The complete pairs. */
    private static Counts pairs(String entrant, List<Outcome> games) {
        Map<String, List<Outcome>> meetings = games.stream().collect(Collectors.groupingBy(Outcome::meeting));
        Counts counts = Counts.pairs(0, 0, 0, 0, 0);
        for (List<Outcome> pair : meetings.values()) {
            if (pair.size() == 2) {
                counts = counts.and(pair.stream()
                        .mapToDouble(game -> game.first().entrant().equals(entrant)
                                ? game.first().points()
                                : game.second().points())
                        .sum());
            }
        }
        return counts;
    }
}
