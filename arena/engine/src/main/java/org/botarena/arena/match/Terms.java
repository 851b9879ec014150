package org.botarena.arena.match;

import java.time.Duration;
import org.botarena.api.Rules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.timing.TimeControl;

/**
 * What holds for every game of a tournament. Immutable.
 *
 * @param rules the game with its options
 * @param times that agents are granted
 * @param heapMiB the heap of an agent's process
 * @param isolation what stands between an agent and the machine
 * @param fresh how often an agent gets a new process
 */
public record Terms(Rules<?> rules, TimeControl times, int heapMiB, Isolation isolation, ProcessReuse fresh) {
    /** A new process for every game. */
    public Terms(Rules<?> rules, TimeControl times, int heapMiB, Isolation isolation) {
        this(rules, times, heapMiB, isolation, ProcessReuse.GAME);
    }

    /** The same time for every move. */
    public Terms(Rules<?> rules, Duration moveTime, Duration startTime, int heapMiB, Isolation isolation) {
        this(rules, TimeControl.perMove(moveTime, startTime), heapMiB, isolation);
    }

    /** The same at another level of isolation. */
    public Terms at(Isolation level) {
        return new Terms(rules, times, heapMiB, level, fresh);
    }

    /** The same with new processes as often as that. */
    public Terms with(ProcessReuse often) {
        return new Terms(rules, times, heapMiB, isolation, often);
    }

    /** The same for a trial of an agent. */
    public Terms trial() {
        return new Terms(rules, times.trial(), heapMiB, isolation, fresh);
    }

    /** The same for another game. */
    public Terms of(Rules<?> other) {
        return new Terms(other, times, heapMiB, isolation, fresh);
    }

    /** A game that was played on these terms, as it is published. */
    public GameRecord published(GameRecord game) {
        return game.published(rules, times, isolation.toString());
    }
}
