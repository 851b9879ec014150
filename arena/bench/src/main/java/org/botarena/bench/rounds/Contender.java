package org.botarena.bench.rounds;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One way to do the work that is compared.
 *
 * @param name a row of the table
 * @param atLeast the least ratio to the yardstick that is promised; 0: nothing is
 * @param round prepares a round, which is not timed; what it returns is timed, and gives the units of work done
 */
public record Contender(String name, double atLeast, Supplier<LongSupplier> round) {
    /** Does one piece of work as many times as that in a round; its results are added up, or it could be left out. */
    public static Contender repeat(String name, double atLeast, int times, LongSupplier work) {
        return of(name, atLeast, () -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                sum += work.getAsLong();
            }
            // The sum of play-outs' results is never this; asking keeps the compiler from dropping the work.
            if (sum == Long.MIN_VALUE) {
                throw new AssertionError("the results add up to " + sum);
            }
            return times;
        });
    }

    /** A course that needs no preparation, and gives its units itself. */
    public static Contender of(String name, double atLeast, LongSupplier round) {
        return new Contender(name, atLeast, () -> round);
    }
}
