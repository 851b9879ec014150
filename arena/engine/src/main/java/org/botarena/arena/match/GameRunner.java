package org.botarena.arena.match;

import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.timing.Lanes;

/** Plays games. Thread-safe: each game in progress uses a thread of its caller. */
public interface GameRunner extends AutoCloseable {
    /**
     * Starts the processes of a game that will soon be played, without running code of an agent. Returns immediately.
     */
    void prepare(ScheduledGame pairing);

    /**
     * Plays one attempt at the game. An agent's fault is in the record, never an exception. If the machine or the arena
     * disturbed the attempt, it has no scores and gives the reason. Replaying the game is the caller's task.
     *
     * @throws InterruptedException if the game was stopped without a result
     */
    GameRecord play(ScheduledGame pairing) throws InterruptedException;

    /**
     * Plays one attempt and reports each ply after the opening as it is played, in order, from the playing thread.
     *
     * @param told must return within a microsecond, since the next agent waits for it; a runner whose games have no
     *     plies of their own reports none
     */
    default GameRecord play(ScheduledGame pairing, Consumer<Ply> told) throws InterruptedException {
        return play(pairing);
    }

    /**
     * Plays one attempt and also reports its beginning.
     *
     * @param begun called once when the game begins and before it ends; that may be later than this call if other games
     *     wait
     */
    default GameRecord play(ScheduledGame pairing, Runnable begun, Consumer<Ply> told) throws InterruptedException {
        begun.run();
        return play(pairing, told);
    }

    /** Whether one thread should play the two games of a pair in direct succession. */
    default boolean keepsPairsTogether() {
        return false;
    }

    /** The number of games that callers should request at a time to keep this number in progress. */
    default int inFlight(int jobs) {
        return jobs;
    }

    /** A sentence, without its full stop, about cores that other arenas use as well; empty without any. */
    default Optional<String> crowding() {
        return Optional.empty();
    }

    /** The cores that its games are played on, or empty if they are on other machines. */
    default Optional<Lanes> lanes() {
        return Optional.empty();
    }

    /** Ends all processes. */
    @Override
    void close();
}
