package org.botarena.arena.cluster.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.record.Ply;

/** Tells the plies of one game in order and each once: a game that is played again elsewhere begins anew. Thread-safe. */
final class PlyTeller {
    private final List<Ply> early = new ArrayList<>();
    private Optional<Consumer<Ply>> listener = Optional.empty();
    private int last = -1;

    /** Tells what was played meanwhile, and from now on what comes. */
    synchronized void tellTo(Consumer<Ply> told) {
        early.forEach(told);
        early.clear();
        listener = Optional.of(told);
    }

    synchronized void tell(Ply ply) {
        if (ply.number() > last) {
            last = ply.number();
            listener.ifPresentOrElse(told -> told.accept(ply), () -> early.add(ply));
        }
    }
}
