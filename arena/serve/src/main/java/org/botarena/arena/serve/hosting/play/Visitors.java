package org.botarena.arena.serve.hosting.play;

import org.botarena.arena.timing.Lanes;

/**
 * The number of people who play against agents now. With fewer than four cores the ladder rests meanwhile; a tournament
 * continues, and its games get their cores first. Thread-safe.
 */
public final class Visitors {
    private static final int ROOMY = 4;

    private final int cores;
    private final Runnable changed;
    private int playing;

    /**
     * Starts without visitors.
     *
     * @param changed runs when they begin or stop hindering others
     */
    public Visitors(int cores, Runnable changed) {
        this.cores = cores;
        this.changed = changed;
    }

    /** The maximum number at a time, on half of the cores of games. */
    public int most() {
        return Math.max(1, Lanes.mostGames(cores) / 2);
    }

    /** How the cores are shared between them and other games. */
    public LanePlan plan() {
        return new LanePlan(cores, Lanes.mostGames(cores), most());
    }

    /** Whether they and others hinder each other. */
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

    /** Whether people play and hinder others. */
    public synchronized boolean areInTheWay() {
        return isNarrow() && playing > 0;
    }
}
