package org.botarena.arena.cli;

/** The command cannot do what it is asked: what, why and what to do now, in the words that the user reads. */
final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failed(String message) {
        super(message);
    }

    Failed(String message, Throwable cause) {
        super(message, cause);
    }
}
