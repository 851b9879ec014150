package org.botarena.bench.rounds;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Several ways to do the same work, run in turns in one thread, so that a temporary slowdown affects all. The first one
 * is the yardstick; a ratio is taken within a round, and the result is the median of the rounds.
 */
public final class BenchmarkRounds {
    private static final int WARM_UP = 5;
    private static final int ROUNDS = 11;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final double steps;
    private final List<Contender> courses;

    /**
     * Makes rounds of the compared courses, the yardstick first.
     *
     * @param steps the steps in a unit of work, by which its garbage is divided: plies of a playout, or 1
     */
    public BenchmarkRounds(double steps, Contender... courses) {
        this.steps = steps;
        this.courses = List.of(courses);
    }

    /** Warms up, measures, and returns a row for each course, in order. */
    public List<Measurement> rows() {
        double[][] rates = new double[courses.size()][ROUNDS];
        double[][] bytes = new double[courses.size()][ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            for (int i = 0; i < courses.size(); i++) {
                LongSupplier work = courses.get(i).round().get();
                long allocated = threads.getCurrentThreadAllocatedBytes();
                long began = System.nanoTime();
                long units = work.getAsLong();
                long nanos = System.nanoTime() - began;
                if (round >= 0) {
                    rates[i][round] = units * 1e9 / nanos;
                    bytes[i][round] = (threads.getCurrentThreadAllocatedBytes() - allocated) / (units * steps);
                }
            }
        }
        List<Measurement> rows = new ArrayList<>();
        for (int i = 0; i < courses.size(); i++) {
            double[] ratios = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                ratios[round] = rates[i][round] / rates[0][round];
            }
            Contender course = courses.get(i);
            rows.add(new Measurement(
                    course.name(), median(rates[i]), median(ratios), course.atLeast(), median(bytes[i])));
        }
        return rows;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
