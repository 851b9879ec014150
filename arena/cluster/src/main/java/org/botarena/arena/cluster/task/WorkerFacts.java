package org.botarena.arena.cluster.task;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
public record WorkerFacts(
        String name, String build, int java, String isolation, int lanes, long speed, Optional<String> until) {
    /** The steps of the scale of speeds: adjacent steps differ by one percent. */
    private static final double STEP = Math.log(1.01);

    /** The facts as texts, for transport. */
    public List<String> texts() {
        List<String> texts = new ArrayList<>(List.of(
                "name=" + name,
                "build=" + build,
                "java=" + java,
                "isolation=" + isolation,
                "lanes=" + lanes,
                "speed=" + speed));
        until.ifPresent(time -> texts.add("until=" + time));
        return texts;
    }

    /**
     * Reads the facts.
     *
     * @throws IllegalArgumentException if the texts are not facts
     */
    public static WorkerFacts of(Iterable<String> texts) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (String text : texts) {
            int sign = text.indexOf('=');
            if (sign < 0) {
                throw new IllegalArgumentException("'%s' is not a fact".formatted(text));
            }
            facts.put(text.substring(0, sign), text.substring(sign + 1));
        }
        if (!facts.keySet().containsAll(List.of("name", "build", "java", "isolation", "lanes", "speed"))) {
            throw new IllegalArgumentException("a worker that does not say what it is: " + facts.keySet());
        }
        return new WorkerFacts(
                facts.get("name"),
                facts.get("build"),
                Integer.parseInt(facts.get("java")),
                facts.get("isolation"),
                Integer.parseInt(facts.get("lanes")),
                Long.parseLong(facts.get("speed")),
                Optional.ofNullable(facts.get("until")));
    }

    /** The properties that it must share with others in a tournament. */
    public WorkerKind kind() {
        return new WorkerKind(build, java, isolation);
    }

    /** The step of a speed on the scale, from 1. */
    public static int step(double speed) {
        return Math.max(1, (int) Math.floor(Math.log(speed) / STEP + 1e-9));
    }
}
