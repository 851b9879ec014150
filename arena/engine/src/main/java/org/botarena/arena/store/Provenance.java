package org.botarena.arena.store;

import java.time.Instant;

/**
 * The versions and the start time of a tournament, for the record. Immutable.
 *
 * @param arena the arena's version
 * @param java the version of the JVM that ran it
 * @param started when its first game was about to begin
 */
public record Provenance(String arena, String java, Instant started) {
    /** The provenance of a tournament that starts now. */
    public static Provenance now(String arena, Instant started) {
        return new Provenance(arena, Runtime.version().toString(), started);
    }
}
