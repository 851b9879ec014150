package org.botarena.bench;

import java.util.concurrent.TimeUnit;

/** Uses a core for some milliseconds, repeatedly, until it is killed: {@code Burst 60 400}. */
public final class Burst {
    private Burst() {}

    public static void main(String[] args) throws InterruptedException {
        long taken = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(args[0]));
        long every = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(args[1]));
        while (true) {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < taken) {
                Thread.onSpinWait();
            }
            TimeUnit.NANOSECONDS.sleep(every - taken);
        }
    }
}
