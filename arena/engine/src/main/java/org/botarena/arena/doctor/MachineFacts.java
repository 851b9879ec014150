package org.botarena.arena.doctor;

import java.util.List;
import org.botarena.arena.doctor.Checkup.Finding;

/**
 * What a machine has, in the few facts by which the machines of a lab are compared. Immutable.
 *
 * @param build of the arena there
 * @param java the feature version that agents run on
 * @param cores physical ones
 * @param games at a time that cores and memory allow
 * @param memoryMiB that new programs can have
 * @param needs what could be mended, in order
 */
public record MachineFacts(String build, int java, int cores, int games, long memoryMiB, List<Need> needs) {
    /**
     * Something that could be mended.
     *
     * @param subject in a word
     * @param state what was found, in a phrase
     * @param remedy what to do about it, in a sentence without its full stop
     */
    public record Need(String subject, String state, String remedy) {}

    public MachineFacts {
        needs = List.copyOf(needs);
    }

    /** With what was found there. */
    public static MachineFacts of(
            String build, int java, int cores, int games, long memoryMiB, List<Finding> findings) {
        List<Need> needs = findings.stream()
                .flatMap(finding -> finding
                        .remedy()
                        .map(remedy ->
                                new Need(finding.subject(), finding.state().toString(), remedy.toString()))
                        .stream())
                .toList();
        return new MachineFacts(build, java, cores, games, memoryMiB, needs);
    }

    /** Whether agents can be shut in there. */
    public boolean hasSandbox() {
        return needs.stream().noneMatch(need -> need.subject().equals(Checkup.SANDBOX));
    }
}
