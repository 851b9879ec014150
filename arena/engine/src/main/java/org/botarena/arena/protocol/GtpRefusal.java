package org.botarena.arena.protocol;

/** Thrown when a command of a board program cannot be executed; the message follows a question mark. */
final class GtpRefusal extends Exception {
    private static final long serialVersionUID = 1L;

    GtpRefusal(String why) {
        super(why);
    }

    /** Throws a refusal with this message unless the condition holds. */
    static void unless(boolean isSo, String otherwise) throws GtpRefusal {
        if (!isSo) {
            throw new GtpRefusal(otherwise);
        }
    }
}
