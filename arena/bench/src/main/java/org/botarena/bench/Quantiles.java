package org.botarena.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Measurements of one thing, and what they come to. One thread at a time. */
public final class Quantiles {
    private final String name;
    private final String unit;
    private final List<Double> values = new ArrayList<>();

    /** No measurement yet of a thing with this name, in this unit. */
    public Quantiles(String name, String unit) {
        this.name = name;
        this.unit = unit;
    }

    /** One more. */
    public void add(double value) {
        values.add(value);
    }

    /** How many there are. */
    public int count() {
        return values.size();
    }

    /** The value in the middle. */
    public double median() {
        return quantile(0.5);
    }

    /** The value below which this share of the measurements lies; NaN without any. */
    public double quantile(double share) {
        if (values.isEmpty()) {
            return Double.NaN;
        }
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get((int) Math.min(sorted.size() - 1L, Math.round(share * (sorted.size() - 1))));
    }

    /** What it comes to, for a program to read. */
    public Summary summary() {
        return new Summary(name, unit, count(), median(), quantile(0.9), quantile(0.99), quantile(1));
    }

    /**
     * What the measurements of one thing come to, in its unit.
     *
     * @param name the thing
     * @param unit of the values
     * @param count how many measurements there were
     * @param median the value in the middle
     * @param p90 nine of ten lie below
     * @param p99 99 of 100 lie below
     * @param worst the highest
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
