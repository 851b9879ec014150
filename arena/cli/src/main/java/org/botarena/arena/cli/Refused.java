package org.botarena.arena.cli;

/** The command cannot do what it is asked: what, why and what to do now, in the words that the user reads. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refused(String message) {
        super(message);
    }

    Refused(String message, Throwable cause) {
        super(message, cause);
    }
}
