package org.botarena.zoo;

import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The result of a specimen's game or examination. Immutable.
 *
 * @param kind a verdict's kind, or one of the constants
 * @param reason in the arena's words
 */
record SpecimenOutcome(String kind, String reason) {
    /** It played a game to its end. */
    static final String PLAYS = "plays";

    /** Its jar may not play. */
    static final String REFUSED = "refused";

    /** The arena or the machine prevented a result. */
    private static final String DISTURBED = "disturbed";

    static SpecimenOutcome of(Refused refused) {
        return new SpecimenOutcome(REFUSED, refused.problems().toString());
    }

    /** The results of the first seats; one for each fault. */
    static List<SpecimenOutcome> of(Attempt attempt, int seats) {
        if (attempt.scores().isEmpty()) {
            return List.of(new SpecimenOutcome(
                    DISTURBED, attempt.voided().map(Sentence::toString).orElse("no result")));
        }
        List<Fault> faults = attempt.faults().stream()
                .filter(fault -> fault.player() < seats)
                .toList();
        Stream<SpecimenOutcome> outcomes = faults.isEmpty()
                ? Stream.of(new SpecimenOutcome(PLAYS, ""))
                : faults.stream()
                        .map(fault -> new SpecimenOutcome(
                                fault.verdict().kind(), fault.verdict().reason()));
        return outcomes.toList();
    }

    @Override
    public String toString() {
        return reason.isEmpty() ? kind : "%s: %s".formatted(kind, reason);
    }
}
