package org.botarena.arena.match;

import java.time.Duration;
import org.botarena.api.Rules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.timing.Deadline;

/**
 * What holds for every game of a tournament. Immutable.
 *
 * @param rules the game with its options
 * @param firstMoveTime for each seat's first move
 * @param moveTime for each later move; {@link #UNLIMITED} for a debugger
 * @param startTime for loading and constructing the agent
 * @param heapMiB the heap of an agent's process
 * @param isolation what stands between an agent and the machine
 * @param fresh how often an agent gets a new process
 */
public record Terms(
        Rules<?> rules,
        Duration firstMoveTime,
        Duration moveTime,
        Duration startTime,
        int heapMiB,
        Isolation isolation,
        ProcessReuse fresh) {
    /** No deadline within anyone's patience. */
    public static final Duration UNLIMITED = Duration.ofDays(365);

    /** A new process for every game. */
    public Terms(
            Rules<?> rules,
            Duration firstMoveTime,
            Duration moveTime,
            Duration startTime,
            int heapMiB,
            Isolation isolation) {
        this(rules, firstMoveTime, moveTime, startTime, heapMiB, isolation, ProcessReuse.GAME);
    }

    /** The same time for every move, as in a tournament. */
    public Terms(Rules<?> rules, Duration moveTime, Duration startTime, int heapMiB, Isolation isolation) {
        this(rules, moveTime, moveTime, startTime, heapMiB, isolation);
    }

    /** Of a move; a seat's first may have another. */
    Deadline deadline(boolean isFirst) {
        return Deadline.of(isFirst ? firstMoveTime : moveTime);
    }

    /** The same at another level of isolation. */
    public Terms at(Isolation level) {
        return new Terms(rules, firstMoveTime, moveTime, startTime, heapMiB, level, fresh);
    }

    /** The same with new processes as often as that. */
    public Terms with(ProcessReuse often) {
        return new Terms(rules, firstMoveTime, moveTime, startTime, heapMiB, isolation, often);
    }

    /** Milliseconds for each move but a seat's first. */
    public double moveMs() {
        return moveTime.toNanos() / 1e6;
    }

    /** Milliseconds for an agent's start. */
    public double startMs() {
        return startTime.toNanos() / 1e6;
    }

    /** The times, as a published game has them. */
    public GameRecord.Granted granted() {
        return new GameRecord.Granted(moveMs(), startMs());
    }

    /** A game that was played on these terms, as it is published. */
    public GameRecord published(GameRecord game) {
        return game.published(rules, granted(), isolation.toString());
    }
}
