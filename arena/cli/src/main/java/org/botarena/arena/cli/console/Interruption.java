package org.botarena.arena.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What Ctrl-C does while a command runs: it asks the command to stop, and lets the JVM end only when the command has put
 * its things away. Thread-safe.
 */
public final class Interruption implements AutoCloseable {
    /** The exit code of a program that Ctrl-C ended. */
    public static final int EXIT_CODE = 130;

    /** Longer than writing results can take; then the JVM ends all the same. */
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch isOver = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stopAndWait, "interruption");
    private boolean isRequested;
    private Runnable stop = () -> {};

    private Interruption() {}

    /** Listens from now until it is closed. */
    public static Interruption listen() {
        Interruption interruption = new Interruption();
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    /** Says what stops the work that begins now; it is called at once if the interruption came before. */
    public synchronized void stopsWith(Runnable action) {
        stop = action;
        if (isRequested) {
            action.run();
        }
    }

    /** The same with two actions, one after the other. */
    public void stopsWith(Runnable first, Runnable second) {
        stopsWith(() -> {
            first.run();
            second.run();
        });
    }

    /** Whether the user wants an end. */
    public synchronized boolean isRequested() {
        return isRequested;
    }

    private void stopAndWait() {
        synchronized (this) {
            isRequested = true;
            stop.run();
        }
        try {
            isOver.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says that the command has put its things away. */
    @Override
    public void close() {
        isOver.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending: that is what the hook waited for.
        }
    }
}
