package org.botarena.arena.cluster.task;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.Optional;

/**
 * A worker's description of itself when it joins. Immutable.
 *
 * @param name unique in the cluster, made from host and work folder
 * @param build of its arena
 * @param java the feature version that its agents run on
 * @param isolation the level at which agents play there
 * @param lanes games at a time
 * @param speed positions per second in a fixed search, for comparing machines
 * @param until the time at which it will leave, in ISO form, or empty if unknown
 */
@JsonIgnoreProperties(ignoreUnknown = true) // another build may say more
public record WorkerFacts(
        String name, String build, int java, String isolation, int lanes, long speed, Optional<String> until) {
    /** The steps of the scale of speeds: adjacent steps differ by one percent. */
    private static final double STEP = Math.log(1.01);

    /** The properties that it must share with others in a tournament. */
    public WorkerKind kind() {
        return new WorkerKind(build, java, isolation);
    }

    /** The step of a speed on the scale, from 1. */
    public static int step(double speed) {
        return Math.max(1, (int) Math.floor(Math.log(speed) / STEP + 1e-9));
    }
}
