package org.botarena.arena.cluster.spark;

import java.io.Serializable;
import java.util.List;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.form.StableJson;

/** A message from a worker to the organizer. Immutable. */
sealed interface WorkerMessage extends Serializable {
    /** A process reports the worker for which it plays. */
    record Hello(String executor, String worker) implements WorkerMessage {
        private static final long serialVersionUID = 1L;
    }

    /** A game of a task begins. */
    record Begun(long task, String game) implements WorkerMessage {
        private static final long serialVersionUID = 1L;
    }

    /**
     * A ply was played.
     *
     * @param number of the ply
     * @param plies a list with this one, as the record has it
     */
    record Played(long task, String game, int number, String plies) implements WorkerMessage {
        private static final long serialVersionUID = 1L;

        static Played of(long task, String game, Ply ply) {
            return new Played(task, game, ply.number(), StableJson.text(List.of(ply)));
        }

        Ply ply() {
            return StableJson.value(plies, Ply[].class)[0].at(number);
        }
    }
}
