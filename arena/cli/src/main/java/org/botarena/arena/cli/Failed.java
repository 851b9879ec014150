package org.botarena.arena.cli;

/** The command cannot do what it is asked: what, why and what to do now, in the words that the user reads. */
public final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With the whole message. */
    public Failed(String message) {
        super(message);
    }

    /** The same with what caused it. */
    public Failed(String message, Throwable cause) {
        super(message, cause);
    }
}
