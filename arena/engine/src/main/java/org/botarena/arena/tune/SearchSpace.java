package org.botarena.arena.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The options to tune, with their ranges. A point has a place in each of these ranges. Immutable.
 *
 * @param options at least one
 * @param start the agent's current values, in the order of the options; may be outside of the ranges
 */
record SearchSpace(List<TunedOption> options, List<String> start) {
    SearchSpace {
        options = List.copyOf(options);
        start = List.copyOf(start);
    }

    /** Extracts the values of these options from all options of an agent. */
    List<String> of(Map<String, String> all) {
        return options.stream().map(option -> all.get(option.name())).toList();
    }

    /** Whether the start is within the ranges, so that the search knows a point with no gain. */
    boolean holdsStart() {
        return IntStream.range(0, options.size()).allMatch(i -> options.get(i).holds(start.get(i)));
    }

    /** The point of some values. */
    double[] point(List<String> values) {
        return IntStream.range(0, options.size())
                .mapToDouble(i -> options.get(i).place(values.get(i)))
                .toArray();
    }

    /** The values at a point; places outside of a range are moved to its end. */
    List<String> values(double[] point) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            values.add(options.get(i).value(Math.min(1, Math.max(0, point[i]))));
        }
        return values;
    }

    /** A random point. */
    double[] draw(RandomGenerator random) {
        return random.doubles(options.size()).toArray();
    }

    /** A random point near another one. */
    double[] drawNear(double[] point, double deviation, RandomGenerator random) {
        return IntStream.range(0, point.length)
                .mapToDouble(i -> Math.min(1, Math.max(0, random.nextGaussian(point[i], deviation))))
                .toArray();
    }

    /** Values as text: {@code k=0.3, share=0.9}. */
    String text(List<String> values) {
        return IntStream.range(0, options.size())
                .mapToObj(i -> options.get(i).name() + "=" + values.get(i))
                .collect(Collectors.joining(", "));
    }
}
