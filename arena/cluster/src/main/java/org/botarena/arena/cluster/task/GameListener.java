package org.botarena.arena.cluster.task;

import org.botarena.arena.record.Ply;

/** Hears how the games of a task go. What it is told must not make a game wait: it returns within a microsecond. */
public interface GameListener {
    /** The game of this id begins. */
    void begun(String game);

    /** A ply of it was played. */
    void played(String game, Ply ply);
}
