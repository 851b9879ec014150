package org.botarena.arena.cluster.task;

import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.venue.BuildId;

/**
 * The common properties of all workers of a tournament. Immutable.
 *
 * @param build of the arena
 * @param java the feature version that agents run on
 * @param isolation the level at which they play
 */
public record WorkerKind(String build, int java, String isolation) {
    /** The kind required by an organizer of this program. */
    public static WorkerKind wanted(int java, String isolation) {
        return new WorkerKind(BuildId.ofThisProgram(), java, isolation);
    }

    /**
     * A phrase with the reason why a worker of this kind cannot play for an organizer of that kind, or empty if it can.
     */
    public Optional<String> objection(WorkerKind wanted) {
        if (!build.equals(wanted.build)) {
            return Optional.of("it has another build of the arena (%s, here %s): install the same zip there"
                    .formatted(build, wanted.build));
        }
        if (java != wanted.java) {
            return Optional.of(String.format(
                    Locale.ROOT,
                    "its agents run on Java %d, here on %d: start it with the same Java",
                    java,
                    wanted.java));
        }
        return isolation.equals(wanted.isolation)
                ? Optional.empty()
                : Optional.of(
                        ("its agents play at the level %s, and this tournament asks for %s: give both ends the same"
                                        + " --isolation")
                                .formatted(isolation, wanted.isolation));
    }

    /** Its short name. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "arena-%s-java%d-%s", build, java, isolation);
    }
}
