package org.botarena.arena.match;

import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;

/** Where games are played. Thread-safe: each game in flight uses a thread of its caller. */
public interface Table extends AutoCloseable {
    /** Starts the processes of a game that will soon be played, as far as no code of an agent runs. Returns at once. */
    void prepare(Pairing pairing);

    /**
     * Plays one attempt at the game. An agent's fault is in the record, never an exception. If the machine or the arena
     * disturbed the attempt, it has no scores and says why; putting the game back and playing it again is the caller's.
     *
     * @throws InterruptedException if the game was stopped: there is no result
     */
    GameRecord play(Pairing pairing) throws InterruptedException;

    /** Whether the two games of a pair are best played one right after the other, by one thread. */
    default boolean keepsPairsTogether() {
        return false;
    }

    /** Ends all processes. */
    @Override
    void close();
}
