package org.botarena.arena.process.engine;

import org.botarena.host.Message;

/** Answers of programs that are not moves. */
final class Answers {
    private Answers() {}

    /** The program gives the game up. */
    static Message resigned(long nonce) {
        return new Message.Failure(nonce, Message.Failure.Kind.RESIGNED, "it resigned");
    }

    /**
     * An answer that is no move of the game.
     *
     * @param why for whoever wrote the program
     */
    static Message noMove(long nonce, String said, String why) {
        String quoted = TextLines.quoted(said);
        return new Message.Failure(
                nonce,
                Message.Failure.Kind.NO_MOVE,
                quoted.substring(1, quoted.length() - 1) + "\nit answered " + quoted + ": " + why);
    }
}
