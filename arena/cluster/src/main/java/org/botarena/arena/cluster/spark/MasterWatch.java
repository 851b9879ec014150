package org.botarena.arena.cluster.spark;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Notices the loss of the master, for which Spark's driver would wait forever. Workers that have joined play without
 * it, so the cluster is lost only when none of them is left. It has a separate thread until it is closed.
 */
final class MasterWatch implements AutoCloseable {
    /** The number of consecutive misses that count; one may be a stall of this machine. */
    private static final int MISSES = 2;

    private final String master;
    private final BooleanSupplier isKnown;
    private final BooleanSupplier isNobodyThere;
    private final Consumer<String> notices;
    private final Consumer<String> gone;
    private final Duration pause;
    private final Thread thread = new Thread(this::watch, "master watch");

    private MasterWatch(
            String master,
            BooleanSupplier isKnown,
            BooleanSupplier isNobodyThere,
            Consumer<String> notices,
            Consumer<String> gone,
            Duration pause) {
        this.master = master;
        this.isKnown = isKnown;
        this.isNobodyThere = isNobodyThere;
        this.notices = notices;
        this.gone = gone;
        this.pause = pause;
        thread.setDaemon(true);
    }

    /**
     * Starts to watch.
     *
     * @param isKnown whether the master answers and knows this organizer
     * @param isNobodyThere whether no worker can play
     * @param notices is informed of the loss while workers still play
     * @param gone is informed once why nothing more can be played, in a phrase
     * @param pause between two checks
     */
    static MasterWatch start(
            String master,
            BooleanSupplier isKnown,
            BooleanSupplier isNobodyThere,
            Consumer<String> notices,
            Consumer<String> gone,
            Duration pause) {
        MasterWatch watch = new MasterWatch(master, isKnown, isNobodyThere, notices, gone, pause);
        watch.thread.start();
        return watch;
    }

    private void watch() {
        try {
            awaitMisses(isKnown);
            if (!isNobodyThere.getAsBoolean()) {
                notices.accept("the master %s is gone: current workers continue, and no other worker can join this run"
                        .formatted(master));
                awaitMisses(() -> !isNobodyThere.getAsBoolean());
            }
            gone.accept("the master %s is gone, and no worker is left".formatted(master));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // it was closed
        }
    }

    private void awaitMisses(BooleanSupplier isThere) throws InterruptedException {
        for (int misses = 0; misses < MISSES; misses = isThere.getAsBoolean() ? 0 : misses + 1) {
            TimeUnit.MILLISECONDS.sleep(pause.toMillis());
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
