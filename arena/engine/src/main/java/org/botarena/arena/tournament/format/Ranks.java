package org.botarena.arena.tournament.format;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Ranks some entrants by the rule of the standings: points, direct encounter, score difference, fewer faults. */
final class Ranks {
    private record Row(String entrant, double points, double direct, double difference, int faults) {}

    private static final Comparator<Row> ORDER = Comparator.comparingDouble(Row::points)
            .thenComparingDouble(Row::direct)
            .thenComparingDouble(Row::difference)
            .reversed()
            .thenComparingInt(Row::faults);

    private Ranks() {}

    /** The number of better entrants, for each entrant. */
    public static Map<String, Integer> of(List<String> entrants, List<List<Score>> played) {
        List<Row> rows = rows(entrants, played);
        Map<String, Integer> ranks = new HashMap<>();
        rows.forEach(row -> ranks.put(row.entrant, (int)
                rows.stream().filter(other -> ORDER.compare(other, row) < 0).count()));
        return ranks;
    }

    /** The numbers that decide their order in a final. */
    public static Map<String, Map<Criterion, Double>> criteria(List<String> finalists, List<List<Score>> played) {
        return rows(finalists, played).stream()
                .collect(Collectors.toMap(
                        Row::entrant,
                        row -> Map.of(
                                Criterion.FINAL_POINTS, row.points,
                                Criterion.FINAL_DIRECT_POINTS, row.direct,
                                Criterion.FINAL_SCORE_DIFFERENCE, row.difference,
                                Criterion.FINAL_FAULTS, (double) row.faults)));
    }

    private static List<Row> rows(List<String> entrants, List<List<Score>> played) {
        List<Score> scores = played.stream().flatMap(List::stream).toList();
        Map<String, Score.Side> sums = new HashMap<>();
        entrants.forEach(entrant -> sums.put(entrant, Score.Side.NONE));
        for (Score score : scores) {
            sums.merge(score.bout().one(), score.one(), Score.Side::plus);
            sums.merge(score.bout().other(), score.other(), Score.Side::plus);
        }
        Map<String, Double> direct = new HashMap<>();
        for (Score score : scores) {
            String one = score.bout().one();
            String other = score.bout().other();
            if (sums.get(one).points() == sums.get(other).points()) {
                direct.merge(one, score.one().points(), Double::sum);
                direct.merge(other, score.other().points(), Double::sum);
            }
        }
        return entrants.stream()
                .map(entrant -> new Row(
                        entrant,
                        sums.get(entrant).points(),
                        direct.getOrDefault(entrant, 0.0),
                        sums.get(entrant).difference(),
                        sums.get(entrant).faults()))
                .toList();
    }
}
