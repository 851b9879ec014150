package org.botarena.arena.match;

import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.timing.Lanes;

/** Where games are played. Thread-safe: each game in flight uses a thread of its caller. */
public interface GameRunner extends AutoCloseable {
    /** Starts the processes of a game that will soon be played, as far as no code of an agent runs. Returns at once. */
    void prepare(ScheduledGame pairing);

    /**
     * Plays one attempt at the game. An agent's fault is in the record, never an exception. If the machine or the arena
     * disturbed the attempt, it has no scores and says why; putting the game back and playing it again is the caller's.
     *
     * @throws InterruptedException if the game was stopped: there is no result
     */
    GameRecord play(ScheduledGame pairing) throws InterruptedException;

    /**
     * The same; each ply after the opening is told as it is played, by the thread that plays, and in its order.
     *
     * @param told must return within a microsecond, since the next agent waits for it; a runner whose games have no plies of
     *     their own tells none
     */
    default GameRecord play(ScheduledGame pairing, Consumer<Ply> told) throws InterruptedException {
        return play(pairing);
    }

    /**
     * The same.
     *
     * @param begun is told once when the game begins, which may be later than now where others wait; before it has ended
     */
    default GameRecord play(ScheduledGame pairing, Runnable begun, Consumer<Ply> told) throws InterruptedException {
        begun.run();
        return play(pairing, told);
    }

    /** Whether the two games of a pair are best played one right after the other, by one thread. */
    default boolean keepsPairsTogether() {
        return false;
    }

    /** How many games its callers should ask for at a time so that as many as these are played at a time. */
    default int inFlight(int jobs) {
        return jobs;
    }

    /** What is to be said of cores on which others play as well, in a sentence without its full stop; empty: there are none. */
    default Optional<String> crowding() {
        return Optional.empty();
    }

    /** The cores that its games are played on; empty: those of other machines. */
    default Optional<Lanes> lanes() {
        return Optional.empty();
    }

    /** Ends all processes. */
    @Override
    void close();
}
