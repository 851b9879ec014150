package org.botarena.arena.tournament.standing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.schedule.Rounds;

/**
 * The places and the reasons for them: one line for each entrant, the best first. Immutable; the order in which the
 * games ended does not matter.
 *
 * @param rows by place, and by name where a place is shared
 */
public record Standings(List<Standing> rows) {
    private static final Comparator<Standing> ORDER = Comparator.comparingDouble(Standing::points)
            .thenComparingDouble(Standing::direct)
            .thenComparingDouble(Standing::difference)
            .reversed()
            .thenComparingInt(Standing::allFaults);

    /** The order of the places in a format. */
    public static Sentence rule(Format format) {
        return format.places().isEmpty() ? Sentence.of("places.rule") : Sentence.of("places.rule-of", format.places());
    }

    public Standings {
        rows = List.copyOf(rows);
    }

    /**
     * The standings after some games.
     *
     * @param entrants the names of all, including those without a game
     * @param unplayed for some of them, the number of games that could not be played
     * @param placing the criteria of the format before the points
     */
    public static Standings of(
            Collection<String> entrants,
            Collection<Outcome> outcomes,
            Map<String, Integer> unplayed,
            Rounds.Placing placing) {
        List<Outcome> games =
                outcomes.stream().sorted(Comparator.comparing(Outcome::id)).toList();
        Map<String, List<Outcome.Side>> sides = new LinkedHashMap<>();
        Map<String, Double> clean = new HashMap<>();
        entrants.stream().sorted().forEach(entrant -> sides.put(entrant, new ArrayList<>()));
        for (Outcome game : games) {
            for (Outcome.Side side : List.of(game.first(), game.second())) {
                sides.get(side.entrant()).add(side);
                clean.merge(side.entrant(), game.isFaulted() ? 0 : side.difference(), Double::sum);
            }
        }
        Map<String, Double> direct = direct(sides, games);
        List<Standing> sums = new ArrayList<>();
        sides.forEach((entrant, own) -> sums.add(Standing.of(
                entrant,
                own,
                direct.getOrDefault(entrant, 0.0),
                clean.getOrDefault(entrant, 0.0),
                unplayed.getOrDefault(entrant, 0),
                placing.criteria().getOrDefault(entrant, Map.of()))));
        return new Standings(places(sums, placing.tiers()));
    }

    /** The standings with the disturbances of each entrant. */
    Standings with(Disturbances disturbances) {
        return new Standings(rows.stream()
                .map(row -> row.with(disturbances.of(row.entrant())))
                .toList());
    }

    /** The standings with places among a subset, for the entrants in it. */
    Standings withPlacesOnce(Standings once) {
        return with(Criterion.PLACE_ONCE, once.rows.stream().collect(Collectors.toMap(Standing::entrant, row ->
                (double) row.place())));
    }

    /** The standings with an additional number for the entrants that have it. */
    Standings with(Criterion criterion, Map<String, Double> numbers) {
        return new Standings(rows.stream()
                .map(row -> numbers.containsKey(row.entrant()) ? row.with(criterion, numbers.get(row.entrant())) : row)
                .toList());
    }

    /** Points in the games among entrants with equal points. */
    private static Map<String, Double> direct(Map<String, List<Outcome.Side>> sides, List<Outcome> games) {
        Map<String, Double> points = new HashMap<>();
        sides.forEach((entrant, own) -> points.put(
                entrant, own.stream().mapToDouble(Outcome.Side::points).sum()));
        Map<Double, Set<String>> equals =
                points.keySet().stream().collect(Collectors.groupingBy(points::get, Collectors.toSet()));
        Map<String, Double> direct = new HashMap<>();
        for (Outcome game : games) {
            Set<String> group = equals.get(points.get(game.first().entrant()));
            if (group.contains(game.second().entrant())) {
                direct.merge(game.first().entrant(), game.first().points(), Double::sum);
                direct.merge(game.second().entrant(), game.second().points(), Double::sum);
            }
        }
        return direct;
    }

    private static List<Standing> places(List<Standing> sums, Map<String, Integer> tiers) {
        Comparator<Standing> order = Comparator.comparingInt((Standing row) -> tiers.getOrDefault(row.entrant(), 0))
                .thenComparing(ORDER);
        List<Standing> sorted =
                sums.stream().sorted(order.thenComparing(Standing::entrant)).toList();
        List<Standing> placed = new ArrayList<>();
        for (Standing row : sorted) {
            long better = sorted.stream()
                    .filter(other -> order.compare(other, row) < 0)
                    .count();
            long equal = sorted.stream()
                    .filter(other -> order.compare(other, row) == 0)
                    .count();
            placed.add(row.withPlace((int) better + 1, equal > 1));
        }
        return placed;
    }
}
