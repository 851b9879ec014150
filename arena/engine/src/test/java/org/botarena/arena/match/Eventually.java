package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for asynchronous effects of the system. */
final class Eventually {
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);

    private Eventually() {}

    static void isTrue(BooleanSupplier condition, String what) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                fail("still not after a minute: " + what);
            }
            Thread.sleep(10);
        }
    }
}
