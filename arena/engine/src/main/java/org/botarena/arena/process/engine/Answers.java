package org.botarena.arena.process.engine;

import org.botarena.host.Message;

/** Answers of programs that are not moves. */
final class Answers {
    private Answers() {}

    /** The program resigns. */
    static Message resigned(long nonce) {
        return new Message.Failure(nonce, Message.Failure.Kind.RESIGNED, "it resigned");
    }

    /**
     * An answer that is not a move of the game.
     *
     * @param why for the program's author
     */
    static Message noMove(long nonce, String said, String why) {
        String quoted = TextLines.quoted(said);
        return new Message.Failure(
                nonce,
                Message.Failure.Kind.NO_MOVE,
                quoted.substring(1, quoted.length() - 1) + "\nit answered " + quoted + ": " + why);
    }
}
