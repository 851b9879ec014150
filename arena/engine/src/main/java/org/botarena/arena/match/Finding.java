package org.botarena.arena.match;

import java.util.List;
import org.botarena.api.Position;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Verdict;

/**
 * An agent's answer at one position. Immutable.
 *
 * @param verdict the referee's ruling
 * @param move the move in notation; empty on a fault
 * @param wallMs milliseconds from the request to the answer; 0 for a forced move, which needs no request
 * @param cpuMs milliseconds of CPU time, or 0 if the system does not provide it
 * @param differences the earlier moves at which the agent's answer differed from the record
 * @param log its output and stack traces
 * @param isDisturbed whether it was late because the machine kept it from running, so that the fault is not the agent's
 */
public record Finding(
        Verdict verdict,
        String move,
        double wallMs,
        double cpuMs,
        List<String> differences,
        String log,
        boolean isDisturbed) {
    public Finding {
        differences = List.copyOf(differences);
    }

    /** The finding for a ruling on a move at this position. */
    static Finding of(Ruling ruling, Position<?> position) {
        Evidence evidence = ruling.evidence();
        String move = ruling.verdict().isFault() ? "" : position.show(ruling.move());
        return new Finding(
                ruling.verdict(),
                move,
                evidence.wallMs(),
                evidence.cpuMs(),
                List.of(),
                "",
                ruling.disturbance().isPresent());
    }

    Finding differing(List<String> found) {
        return new Finding(verdict, move, wallMs, cpuMs, found, log, isDisturbed);
    }

    Finding with(String text) {
        return new Finding(verdict, move, wallMs, cpuMs, differences, text, isDisturbed);
    }
}
