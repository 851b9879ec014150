package org.botarena.zoo;

/**
 * One way in which a specimen's game may end. Immutable.
 *
 * @param ground where it is promised
 * @param outcome a verdict's kind, {@code plays} for a game without a fault, {@code refused} for a jar that may not play
 * @param text what the reason must hold; may be empty
 */
record Expectation(Ground ground, String outcome, String text) {
    /** Whether the outcome is this one. */
    boolean isMetBy(SpecimenOutcome seen) {
        return seen.kind().equals(outcome) && seen.reason().contains(text);
    }

    @Override
    public String toString() {
        return text.isEmpty() ? outcome : "%s (… %s …)".formatted(outcome, text);
    }
}
