package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The standings within a Swiss tournament. Immutable. */
final class SwissTable {
    private final Participants field;
    private final int round;
    private final List<String> drawn;
    private final Map<String, List<Score>> met = new HashMap<>();
    private final Map<String, Integer> byes = new HashMap<>();
    private final Map<String, Double> points = new HashMap<>();

    SwissTable(Participants field, List<List<Score>> played) {
        this.field = field;
        round = played.size();
        drawn = field.drawn();
        field.entrants().forEach(entrant -> met.put(entrant, new ArrayList<>()));
        for (int i = 0; i < round; i++) {
            List<Score> scores = played.get(i);
            for (Score score : scores) {
                met.get(score.bout().one()).add(score);
                met.get(score.bout().other()).add(score);
            }
            Set<String> busy = scores.stream()
                    .flatMap(score -> Stream.of(score.bout().one(), score.bout().other()))
                    .collect(Collectors.toSet());
            field.at(i).stream()
                    .filter(entrant -> !busy.contains(entrant))
                    .forEach(entrant -> byes.merge(entrant, 1, Integer::sum));
        }
        field.entrants().forEach(entrant -> points.put(entrant, sumOfPoints(entrant)));
    }

    /** The entrants of the next round, the best first; equal ones in the order of the draw. */
    List<String> order() {
        return field.at(round).stream()
                .sorted(Comparator.comparingDouble(this::points).reversed().thenComparing(drawn::indexOf))
                .toList();
    }

    boolean hadBye(String entrant) {
        return byes.containsKey(entrant);
    }

    /** The opponents of an entrant so far, once for each bout. */
    List<String> opponents(String entrant) {
        return met.get(entrant).stream().map(score -> score.opponent(entrant)).toList();
    }

    double points(String entrant) {
        return points.get(entrant);
    }

    private double sumOfPoints(String entrant) {
        return field.points(entrant)
                + 2.0 * field.pairs() * byes.getOrDefault(entrant, 0)
                + sum(entrant, score -> score.of(entrant).points());
    }

    /** Tiers by points and then by each tie-break in turn. */
    Map<String, Integer> tiers() {
        Map<String, Integer> tiers = new HashMap<>();
        List<ToDoubleFunction<String>> criteria = List.of(
                this::points,
                this::buchholz,
                this::sonnebornBerger,
                this::direct,
                entrant -> sum(entrant, score -> score.of(entrant).wins()));
        for (String entrant : field.entrants()) {
            long better = field.entrants().stream()
                    .filter(other -> compare(other, entrant, criteria) > 0)
                    .count();
            tiers.put(entrant, (int) better);
        }
        return tiers;
    }

    /** The numbers that decide the places. */
    Map<String, Map<Criterion, Double>> criteria() {
        Map<String, Map<Criterion, Double>> criteria = new HashMap<>();
        for (String entrant : field.entrants()) {
            criteria.put(
                    entrant,
                    Map.of(
                            Criterion.BYES, (double) byes.getOrDefault(entrant, 0),
                            Criterion.POINTS_WITH_BYES, points(entrant),
                            Criterion.BUCHHOLZ, buchholz(entrant),
                            Criterion.SONNEBORN_BERGER, sonnebornBerger(entrant),
                            Criterion.DIRECT_ENCOUNTER, direct(entrant)));
        }
        return criteria;
    }

    private static int compare(String one, String other, List<ToDoubleFunction<String>> criteria) {
        return criteria.stream()
                .mapToInt(criterion -> Double.compare(criterion.applyAsDouble(one), criterion.applyAsDouble(other)))
                .filter(order -> order != 0)
                .findFirst()
                .orElse(0);
    }

    /** The points of all opponents except the one with the fewest. */
    private double buchholz(String entrant) {
        double[] points = met.get(entrant).stream()
                .mapToDouble(score -> points(score.opponent(entrant)))
                .sorted()
                .skip(1)
                .toArray();
        return Arrays.stream(points).sum();
    }

    /** The points of each opponent, weighted by the share taken from it. */
    private double sonnebornBerger(String entrant) {
        return sum(entrant, score -> score.of(entrant).points() / 2 * points(score.opponent(entrant)));
    }

    private double direct(String entrant) {
        return sum(
                entrant,
                score -> points(score.opponent(entrant)) == points(entrant)
                        ? score.of(entrant).points()
                        : 0);
    }

    private double sum(String entrant, ToDoubleFunction<Score> of) {
        return met.get(entrant).stream().mapToDouble(of).sum();
    }
}
