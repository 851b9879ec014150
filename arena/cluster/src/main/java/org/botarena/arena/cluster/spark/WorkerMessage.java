package org.botarena.arena.cluster.spark;

import java.io.Serializable;
import java.util.Optional;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Ply;

/** What is on its way from a worker to the organizer. Immutable. */
sealed interface WorkerMessage extends Serializable {
    /** A process says for which worker it plays. */
    record Hello(String executor, String worker) implements WorkerMessage {
        private static final long serialVersionUID = 1L;
    }

    /** A game of a task begins. */
    record Begun(long task, String game) implements WorkerMessage {
        private static final long serialVersionUID = 1L;
    }

    /** A ply was played. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares it
    record Played(
            long task,
            String game,
            int number,
            int player,
            String move,
            double wallMs,
            double cpuMs,
            double stallMs,
            double[] excused)
            implements WorkerMessage {
        private static final long serialVersionUID = 1L;

        static Played of(long task, String game, Ply ply) {
            return new Played(
                    task,
                    game,
                    ply.number(),
                    ply.player(),
                    ply.move(),
                    ply.wallMs(),
                    ply.cpuMs(),
                    ply.stallMs(),
                    ply.excused()
                            .map(one ->
                                    new double[] {one.wallMs(), one.cpuMs(), one.waitMs(), one.stealMs(), one.stallMs()
                                    })
                            .orElse(null));
        }

        Ply ply() {
            return new Ply(
                    number,
                    player,
                    move,
                    wallMs,
                    cpuMs,
                    stallMs,
                    Optional.ofNullable(excused).map(one -> new Evidence(one[0], one[1], one[2], one[3], one[4])));
        }
    }
}
