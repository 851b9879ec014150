package org.botarena.zoo;

/**
 * One possible end of a specimen's game. Immutable.
 *
 * @param ground where it is promised
 * @param outcome a verdict's kind, {@code plays} for a game without a fault, {@code refused} for a jar that may not
 *     play
 * @param text that the reason must contain; may be empty
 */
record Expectation(Ground ground, String outcome, String text) {
    /** Whether the outcome is the expected one. */
    boolean isMetBy(SpecimenOutcome seen) {
        return seen.kind().equals(outcome) && seen.reason().contains(text);
    }

    @Override
    public String toString() {
        return text.isEmpty() ? outcome : "%s (… %s …)".formatted(outcome, text);
    }
}
