package org.botarena.arena.person;

/** What a person asks of the game when it is their turn. Immutable. */
public sealed interface Request {
    /**
     * A move.
     *
     * @param ply the number of plies before it: what was sent for another position makes no move
     * @param text one of {@link PersonView#moves}
     */
    record Move(int ply, String text) implements Request {}

    /** Takes back the person's last move and everything after it. */
    record Undo() implements Request {}

    /** Asks the adviser. */
    record Hint() implements Request {}

    /** Ends the game, for one of the reasons that are the person's. */
    record End(GameEnd reason) implements Request {}
}
