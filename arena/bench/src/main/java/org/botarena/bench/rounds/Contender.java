package org.botarena.bench.rounds;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One way to do the compared work.
 *
 * @param name a row of the table
 * @param atLeast the promised minimum ratio to the yardstick, or 0
 * @param round prepares a round without timing; its result is timed, and returns the units of work done
 */
public record Contender(String name, double atLeast, Supplier<LongSupplier> round) {
    /** Repeats a piece of work in each round; the results are added up, so that the compiler cannot drop it. */
    public static Contender repeat(String name, double atLeast, int times, LongSupplier work) {
        return of(name, atLeast, () -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                sum += work.getAsLong();
            }
            // The sum of the results is never this value; the comparison keeps the compiler from dropping the work.
            if (sum == Long.MIN_VALUE) {
                throw new AssertionError("the results add up to " + sum);
            }
            return times;
        });
    }

    /** A course without preparation, which returns its units itself. */
    public static Contender of(String name, double atLeast, LongSupplier round) {
        return new Contender(name, atLeast, () -> round);
    }
}
