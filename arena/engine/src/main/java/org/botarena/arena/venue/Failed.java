package org.botarena.arena.venue;

/** The command cannot do what it is asked: what, why and what to do now, in the words that the user reads. */
public final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With these words. */
    public Failed(String message) {
        super(message);
    }

    /** With these words, because of that. */
    public Failed(String message, Throwable cause) {
        super(message, cause);
    }
}
