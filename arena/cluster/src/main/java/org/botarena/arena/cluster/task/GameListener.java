package org.botarena.arena.cluster.task;

import org.botarena.arena.record.Ply;

/** Receives the progress of a task's games. It must return within a microsecond, because games wait for it. */
public interface GameListener {
    /** The game of this id begins. */
    void begun(String game);

    /** A ply of it was played. */
    void played(String game, Ply ply);
}
