package org.botarena.arena.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Handles Ctrl-C during a command: asks the command to stop, and lets the JVM end only after the command has cleaned
 * up. Thread-safe.
 */
public final class Interruption implements AutoCloseable {
    /** The exit code of a program that Ctrl-C ended. */
    public static final int EXIT_CODE = 130;

    /** Longer than writing results can take; after that the JVM ends anyway. */
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch isOver = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stopAndWait, "interruption");
    private boolean isRequested;
    private Runnable stop = () -> {};

    private Interruption() {}

    /** Listens until it is closed. */
    public static Interruption listen() {
        Interruption interruption = new Interruption();
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    /** Sets the action that stops the work beginning now. It runs at once if the interruption came earlier. */
    public synchronized void stopsWith(Runnable action) {
        stop = action;
        if (isRequested) {
            action.run();
        }
    }

    /** Sets two actions, which run one after the other. */
    public void stopsWith(Runnable first, Runnable second) {
        stopsWith(() -> {
            first.run();
            second.run();
        });
    }

    /** Whether the user has requested a stop. */
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

    /** Reports that the command has cleaned up. */
    @Override
    public void close() {
        isOver.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending, which is what the hook waited for.
        }
    }
}
