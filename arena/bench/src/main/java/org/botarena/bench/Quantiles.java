package org.botarena.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** A set of measurements and their quantiles. One thread at a time. */
public final class Quantiles {
    private final String name;
    private final String unit;
    private final List<Double> values = new ArrayList<>();

    /**
     * Starts without measurements.
     *
     * @param name of the measured thing
     * @param unit of the values
     */
    public Quantiles(String name, String unit) {
        this.name = name;
        this.unit = unit;
    }

    /** One more. */
    public void add(double value) {
        values.add(value);
    }

    /** The number of measurements. */
    public int count() {
        return values.size();
    }

    /** The median. */
    public double median() {
        return quantile(0.5);
    }

    /** The value below which this share of the measurements is; NaN without any. */
    public double quantile(double share) {
        if (values.isEmpty()) {
            return Double.NaN;
        }
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get((int) Math.min(sorted.size() - 1L, Math.round(share * (sorted.size() - 1))));
    }

    /** The summary, for programs. */
    public Summary summary() {
        return new Summary(name, unit, count(), median(), quantile(0.9), quantile(0.99), quantile(1));
    }

    /**
     * A summary of measurements, in their unit.
     *
     * @param name of the measured thing
     * @param unit of the values
     * @param count the number of measurements
     * @param median the median
     * @param p90 the 90th percentile
     * @param p99 the 99th percentile
     * @param worst the highest value
     */
    public record Summary(String name, String unit, int count, double median, double p90, double p99, double worst) {}

    /** Prints a table of them. */
    public static void print(String title, Quantiles... rows) {
        System.out.println(title);
        System.out.printf(Locale.ROOT, "%-40s %9s %9s %9s %9s%n", "", "median", "p90", "p99", "worst");
        for (Quantiles row : rows) {
            Summary of = row.summary();
            System.out.printf(
                    Locale.ROOT,
                    "%-40s %9.2f %9.2f %9.2f %9.2f %s%n",
                    of.name(),
                    of.median(),
                    of.p90(),
                    of.p99(),
                    of.worst(),
                    of.unit());
        }
    }
}
