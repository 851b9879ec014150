package org.botarena.arena.match;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.timing.TimeControl;

/**
 * The terms of every game of a tournament. Immutable.
 *
 * @param rules the game with its options
 * @param times the time controls of the agents
 * @param heapMiB the heap of an agent's process
 * @param isolation the isolation between an agent and the machine
 * @param fresh how often an agent gets a new process
 * @param pythonLibraries the folder with additional libraries for Python agents; empty for only the standard library
 */
public record Terms(
        Rules<?> rules,
        TimeControl times,
        int heapMiB,
        Isolation isolation,
        ProcessReuse fresh,
        Optional<Path> pythonLibraries) {
    /** A new process for every game, and only the standard library. */
    public Terms(Rules<?> rules, TimeControl times, int heapMiB, Isolation isolation) {
        this(rules, times, heapMiB, isolation, ProcessReuse.GAME, Optional.empty());
    }

    /** The same time for every move. */
    public Terms(Rules<?> rules, Duration moveTime, Duration startTime, int heapMiB, Isolation isolation) {
        this(rules, TimeControl.perMove(moveTime, startTime), heapMiB, isolation);
    }

    /** These terms at another level of isolation. */
    public Terms at(Isolation level) {
        return new Terms(rules, times, heapMiB, level, fresh, pythonLibraries);
    }

    /** These terms with another rule for new processes. */
    public Terms with(ProcessReuse often) {
        return new Terms(rules, times, heapMiB, isolation, often, pythonLibraries);
    }

    /** These terms with these libraries for Python agents. */
    public Terms withPython(Optional<Path> libraries) {
        return new Terms(rules, times, heapMiB, isolation, fresh, libraries);
    }

    /** These terms for a trial of an agent. */
    public Terms trial() {
        return timed(times.trial());
    }

    /** These terms with other times. */
    public Terms timed(TimeControl other) {
        return new Terms(rules, other, heapMiB, isolation, fresh, pythonLibraries);
    }

    /** These terms for another game. */
    public Terms of(Rules<?> other) {
        return new Terms(other, times, heapMiB, isolation, fresh, pythonLibraries);
    }

    /** A game that was played on these terms, as it is published. */
    public GameRecord published(GameRecord game) {
        return game.published(rules, times, isolation.toString());
    }
}
