package org.botarena.bench;

import java.util.concurrent.TimeUnit;

/** Keeps a core busy for part of each period until it is killed: {@code Burst 60 400} for 60 of every 400 ms. */
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
