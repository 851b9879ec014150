package org.botarena.arena.doctor;

import java.util.List;
import org.botarena.arena.doctor.Checkup.Finding;

/**
 * The facts by which the machines of a lab are compared. Immutable.
 *
 * @param build the arena's build id there
 * @param java the feature version of the agents' JDK
 * @param cores the number of physical cores
 * @param games the number of games that cores and memory allow at a time
 * @param memoryMiB memory available for new programs, in MiB
 * @param needs problems to fix, in order
 */
public record MachineFacts(String build, int java, int cores, int games, long memoryMiB, List<Need> needs) {
    /**
     * A problem to fix.
     *
     * @param subject one word
     * @param state the finding, in a phrase
     * @param remedy what to do, as a sentence without a full stop
     */
    public record Need(String subject, String state, String remedy) {}

    public MachineFacts {
        needs = List.copyOf(needs);
    }

    /** Collects the facts from the findings. */
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

    /** Whether the sandbox works there. */
    public boolean hasSandbox() {
        return needs.stream().noneMatch(need -> need.subject().equals(Checkup.SANDBOX));
    }
}
