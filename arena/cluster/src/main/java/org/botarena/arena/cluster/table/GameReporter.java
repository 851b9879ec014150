package org.botarena.arena.cluster.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.botarena.arena.record.Ply;

/**
 * Reports the start and the plies of one game in order, each once; a game that is replayed elsewhere starts again.
 * Thread-safe.
 */
final class GameReporter {
    private final List<Ply> early = new ArrayList<>();
    private Runnable begun = () -> {};
    private Consumer<Ply> told = early::add;
    private boolean isBegun;
    private int last = -1;

    /** Reports the past events, and then future ones. */
    synchronized void reportTo(Runnable beginning, Consumer<Ply> plies) {
        if (isBegun) {
            beginning.run();
        }
        early.forEach(plies);
        begun = beginning;
        told = plies;
    }

    /** Reports the start, unless it has been reported. */
    synchronized void begin() {
        if (!isBegun) {
            isBegun = true;
            begun.run();
        }
    }

    synchronized void report(Ply ply) {
        begin(); // The message about the start may have been lost.
        if (ply.number() > last) {
            last = ply.number();
            told.accept(ply);
        }
    }
}
