package org.botarena.arena.tournament.standing;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.tournament.format.Criterion;

/**
 * One entrant's line in the standings. Immutable.
 *
 * @param place from 1, equal for those who share it, or 0 if it is withheld
 * @param isShared whether another entrant has the same place
 * @param entrant its name
 * @param points a win counts 1, a draw 0.5
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost, including those with faults of both
 * @param direct points in the games among entrants with equal points
 * @param difference own scores minus the others', in the game's unit, over all games
 * @param cleanDifference the same over the games without a fault of either side
 * @param faults the number of faults of each kind
 * @param meanMs mean milliseconds per move; empty without a move
 * @param worstMs milliseconds of the longest move; empty without a move
 * @param idleCpuMs milliseconds of CPU time used outside of its requests, over all games, or empty if not measured
 * @param excused late answers that were played, since the machine took that much time
 * @param disturbed attempts that did not count since the machine disturbed a request to this entrant
 * @param unplayed games that were given up
 * @param criteria the numbers by which the format places it before points do, and others that only some tournaments
 *     have
 */
public record Standing(
        int place,
        boolean isShared,
        String entrant,
        double points,
        int wins,
        int draws,
        int losses,
        double direct,
        double difference,
        double cleanDifference,
        Map<String, Integer> faults,
        OptionalDouble meanMs,
        OptionalDouble worstMs,
        OptionalDouble idleCpuMs,
        int excused,
        int disturbed,
        int unplayed,
        Map<Criterion, Double> criteria) {
    public Standing {
        criteria = Map.copyOf(criteria);
        faults = Collections.unmodifiableMap(new TreeMap<>(faults));
    }

    /** Games with a result. */
    public int games() {
        return wins + draws + losses;
    }

    /** The number of faults of every kind, without resignations. */
    public int allFaults() {
        return Verdict.faults(faults);
    }

    /** A line that reveals only the entrant's name: its place and all numbers are 0. */
    public static Standing untold(String entrant) {
        return of(entrant, List.of(), 0, 0, 0, Map.of());
    }

    /** The sums over an entrant's games, before there are places. */
    static Standing of(
            String entrant,
            List<Outcome.Side> sides,
            double direct,
            double cleanDifference,
            int unplayed,
            Map<Criterion, Double> criteria) {
        Map<String, Integer> faults = new TreeMap<>();
        sides.forEach(side -> side.faults().forEach(kind -> faults.merge(kind, 1, Integer::sum)));
        int moves = sides.stream().mapToInt(Outcome.Side::moves).sum();
        double totalMs = sides.stream().mapToDouble(Outcome.Side::totalMs).sum();
        double worstMs = sides.stream().mapToDouble(Outcome.Side::worstMs).max().orElse(0);
        return new Standing(
                0,
                false,
                entrant,
                sides.stream().mapToDouble(Outcome.Side::points).sum(),
                count(sides, 1),
                count(sides, 0.5),
                count(sides, 0),
                direct,
                sides.stream().mapToDouble(Outcome.Side::difference).sum(),
                cleanDifference,
                faults,
                moves == 0 ? OptionalDouble.empty() : OptionalDouble.of(totalMs / moves),
                moves == 0 ? OptionalDouble.empty() : OptionalDouble.of(worstMs),
                idle(sides),
                0,
                0,
                unplayed,
                criteria);
    }

    /** Returns this line with another place. */
    public Standing withPlace(int newPlace, boolean shared) {
        return with(newPlace, shared, excused, disturbed, criteria);
    }

    Standing with(Disturbances.Count count) {
        return with(place, isShared, count.excused(), count.disturbed(), criteria);
    }

    /** Returns this line with an additional number. */
    Standing with(Criterion criterion, double number) {
        Map<Criterion, Double> more = new EnumMap<>(Criterion.class);
        more.putAll(criteria);
        more.put(criterion, number);
        return with(place, isShared, excused, disturbed, more);
    }

    private Standing with(
            int newPlace, boolean shared, int newExcused, int newDisturbed, Map<Criterion, Double> newCriteria) {
        return new Standing(
                newPlace,
                shared,
                entrant,
                points,
                wins,
                draws,
                losses,
                direct,
                difference,
                cleanDifference,
                faults,
                meanMs,
                worstMs,
                idleCpuMs,
                newExcused,
                newDisturbed,
                unplayed,
                newCriteria);
    }

    private static OptionalDouble idle(List<Outcome.Side> sides) {
        List<Double> measured = sides.stream()
                .flatMap(side -> side.idleCpuMs().stream().boxed())
                .toList();
        return measured.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        measured.stream().mapToDouble(Double::doubleValue).sum());
    }

    private static int count(List<Outcome.Side> sides, double points) {
        return (int) sides.stream().filter(side -> side.points() == points).count();
    }
}
