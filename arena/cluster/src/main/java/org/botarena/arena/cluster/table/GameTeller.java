package org.botarena.arena.cluster.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.botarena.arena.record.Ply;

/**
 * Tells the beginning and the plies of one game in order and each once: a game that is played again elsewhere begins anew.
 * Thread-safe.
 */
final class GameTeller {
    private final List<Ply> early = new ArrayList<>();
    private Runnable begun = () -> {};
    private Consumer<Ply> told = early::add;
    private boolean isBegun;
    private int last = -1;

    /** Tells what has happened meanwhile, and from now on what comes. */
    synchronized void tellTo(Runnable beginning, Consumer<Ply> plies) {
        if (isBegun) {
            beginning.run();
        }
        early.forEach(plies);
        begun = beginning;
        told = plies;
    }

    /** It begins, unless it has. */
    synchronized void begin() {
        if (!isBegun) {
            isBegun = true;
            begun.run();
        }
    }

    synchronized void tell(Ply ply) {
        begin(); // that message may have been lost
        if (ply.number() > last) {
            last = ply.number();
            told.accept(ply);
        }
    }
}
