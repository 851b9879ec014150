package org.botarena.arena.venue;

/** Thrown when a command cannot do what it was asked to. The message tells the user what, why and what to do now. */
public final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With these words. */
    public Failed(String message) {
        super(message);
    }

    /** Creates it with a message and a cause. */
    public Failed(String message, Throwable cause) {
        super(message, cause);
    }
}
