package org.botarena.arena.cli.engine;

/** A command of a board program cannot be done: said behind a question mark. */
final class GtpRefusal extends Exception {
    private static final long serialVersionUID = 1L;

    GtpRefusal(String why) {
        super(why);
    }

    /** Refuses with this word, unless the condition holds. */
    static void unless(boolean isSo, String otherwise) throws GtpRefusal {
        if (!isSo) {
            throw new GtpRefusal(otherwise);
        }
    }
}
