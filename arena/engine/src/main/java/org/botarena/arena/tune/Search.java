package org.botarena.arena.tune;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Chooses the values to try, as a function of the trials so far and the seed. The first round fills the space (a
 * Latin hypercube). In later rounds, each candidate is the best point of a surface drawn from the posterior (Thompson
 * 1933). So candidates gather where the gain is large or unknown. Immutable.
 *
 * @param seed of all draws
 */
record Search(SearchSpace space, long seed) {
    private static final int ANYWHERE = 400;
    private static final int NEAR = 20;
    private static final double[] DISTANCES = {0.1, 0.03};
    private static final int TRIES = 100;

    /**
     * Chooses the values of a round.
     *
     * @param round from 0
     * @param trials of all earlier rounds
     * @param number of values wanted; the result has fewer if the ranges do not contain that many
     */
    List<List<String>> candidates(int round, List<Trial> trials, int number) {
        RandomGenerator random = new SplittableRandom(seed(round));
        Set<List<String>> candidates = new LinkedHashSet<>();
        if (round == 0) {
            candidates.addAll(spread(number, random));
        } else {
            ResponseSurface surface = ResponseSurface.of(space, trials);
            for (int tries = 0; tries < 2 * number && candidates.size() < number; tries++) {
                candidates.add(space.values(highest(surface.draw(random), trials, random)));
                candidates.remove(space.start());
            }
        }
        candidates.remove(space.start());
        for (int tries = 0; tries < TRIES && candidates.size() < number; tries++) {
            candidates.add(space.values(space.draw(random)));
            candidates.remove(space.start());
        }
        return List.copyOf(candidates);
    }

    /** The seed of a round's games, and of its draws. */
    long seed(int round) {
        return new SplittableRandom(seed).longs().skip(round).findFirst().orElseThrow();
    }

    /** The values with the greatest expected gain; those of the start if no gain is expected anywhere. */
    List<String> best(ResponseSurface surface, List<Trial> trials) {
        double[] point = highest(surface::mean, trials, new SplittableRandom(seed));
        return surface.mean(point) > 0 ? space.values(point) : space.start();
    }

    /** Points with one in each of {@code number} equal parts of every range. */
    private List<List<String>> spread(int number, RandomGenerator random) {
        double[][] points = new double[number][space.options().size()];
        for (int option = 0; option < space.options().size(); option++) {
            List<Integer> parts =
                    new ArrayList<>(IntStream.range(0, number).boxed().toList());
            Collections.shuffle(parts, new Random(random.nextLong()));
            for (int i = 0; i < number; i++) {
                points[i][option] = (parts.get(i) + random.nextDouble()) / number;
            }
        }
        return List.of(points).stream().map(space::values).toList();
    }

    /** The best of many points: random ones, those tried before, and some near the best of these. */
    private double[] highest(ToDoubleFunction<double[]> height, List<Trial> trials, RandomGenerator random) {
        List<double[]> points = new ArrayList<>();
        trials.forEach(trial -> points.add(space.point(trial.values())));
        for (int i = 0; i < ANYWHERE; i++) {
            points.add(space.draw(random));
        }
        double[] highest = highest(points, height);
        for (double distance : DISTANCES) {
            points.clear();
            points.add(highest);
            for (int i = 0; i < NEAR * space.options().size(); i++) {
                points.add(space.drawNear(highest, distance, random));
            }
            highest = highest(points, height);
        }
        return highest;
    }

    private static double[] highest(List<double[]> points, ToDoubleFunction<double[]> height) {
        double[] highest = points.get(0);
        double most = height.applyAsDouble(highest);
        for (double[] point : points) {
            double here = height.applyAsDouble(point);
            if (here > most) {
                highest = point;
                most = here;
            }
        }
        return highest;
    }
}
