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

    /** Prints a table of them. */
    public static void print(String title, Quantiles... rows) {
        System.out.println(title);
        System.out.printf(Locale.ROOT, "%-40s %9s %9s %9s %9s%n", "", "median", "p90", "p99", "worst");
        for (Quantiles row : rows) {
            System.out.printf(
                    Locale.ROOT,
                    "%-40s %9.2f %9.2f %9.2f %9.2f %s%n",
                    row.name,
                    row.median(),
                    row.quantile(0.9),
                    row.quantile(0.99),
                    row.quantile(1),
                    row.unit);
        }
    }
}
