package org.botarena.arena.serve.hosting.play;

/** Waits for threads that have been asked to end. */
public final class Ending {
    private Ending() {}

    /** Returns when the thread has ended, or when the waiting thread is interrupted, whose status is kept. */
    public static void of(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
