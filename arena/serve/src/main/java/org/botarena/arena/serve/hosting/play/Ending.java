package org.botarena.arena.serve.hosting.play;

/** Waits for threads that have been told to end. */
public final class Ending {
    private Ending() {}

    /** Returns when it has ended, or when whoever waits is interrupted, whose status stays. */
    public static void of(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
