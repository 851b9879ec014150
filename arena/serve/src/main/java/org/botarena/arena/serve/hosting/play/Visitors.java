package org.botarena.arena.serve.hosting.play;

import org.botarena.arena.timing.Lanes;

/**
 * How many persons play against agents now. With fewer than four cores the ladder rests meanwhile; a tournament goes on, and its games
 * get their cores first. Thread-safe.
 */
public final class Visitors {
    private static final int ROOMY = 4;

    private final int cores;
    private final Runnable changed;
    private int playing;

    /**
     * None yet.
     *
     * @param changed is run when they begin or end to be in the way of others
     */
    public Visitors(int cores, Runnable changed) {
        this.cores = cores;
        this.changed = changed;
    }

    /** How many may play at a time: on half of the cores that games have. */
    public int most() {
        return Math.max(1, Lanes.mostGames(cores) / 2);
    }

    /** Whether they and others are in each other's way. */
    public boolean isNarrow() {
        return cores < ROOMY;
    }

    /** One begins. */
    public void begin() {
        count(1);
    }

    /** One has ended. */
    public void end() {
        count(-1);
    }

    private void count(int change) {
        synchronized (this) {
            playing += change;
        }
        if (isNarrow()) {
            changed.run();
        }
    }

    /** Whether somebody plays, and is in the way of others. */
    public synchronized boolean areInTheWay() {
        return isNarrow() && playing > 0;
    }
}
