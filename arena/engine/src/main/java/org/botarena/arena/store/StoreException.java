package org.botarena.arena.store;

/** A tournament's store cannot be used. The message says what, where, why, and what to do: it is fit to be printed. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreException(String message) {
        super(message);
    }

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
