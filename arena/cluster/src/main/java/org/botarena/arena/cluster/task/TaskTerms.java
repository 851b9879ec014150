package org.botarena.arena.cluster.task;

import java.time.Duration;
import org.botarena.api.Games;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;

/**
 * The terms of a game as they travel. Immutable.
 *
 * @param game with its options
 * @param firstMoveNanos nanoseconds for a seat's first move
 * @param moveNanos for each later move
 * @param startNanos for loading and constructing an agent
 * @param heapMiB of an agent's process
 * @param isolation the level
 * @param fresh how often an agent gets a new process
 */
public record TaskTerms(
        String game,
        long firstMoveNanos,
        long moveNanos,
        long startNanos,
        int heapMiB,
        String isolation,
        String fresh) {
    /** Of these. */
    public static TaskTerms of(Terms terms) {
        return new TaskTerms(
                terms.rules().name(),
                terms.firstMoveTime().toNanos(),
                terms.moveTime().toNanos(),
                terms.startTime().toNanos(),
                terms.heapMiB(),
                terms.isolation().toString(),
                terms.fresh().toString());
    }

    /** The terms, of these games. */
    public Terms terms(Games games) {
        return new Terms(
                games.parse(game),
                Duration.ofNanos(firstMoveNanos),
                Duration.ofNanos(moveNanos),
                Duration.ofNanos(startNanos),
                heapMiB,
                Isolation.parse(isolation),
                ProcessReuse.parse(fresh));
    }
}
