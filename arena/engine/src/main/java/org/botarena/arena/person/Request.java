package org.botarena.arena.person;

/** A person's request during their turn. Immutable. */
public sealed interface Request {
    /**
     * A move.
     *
     * @param ply the number of plies before it; a move for another position is ignored
     * @param text one of {@link PersonView#moves}
     */
    record Move(int ply, String text) implements Request {}

    /** Takes back the person's last move and everything after it. */
    record Undo() implements Request {}

    /** Asks the adviser. */
    record Hint() implements Request {}

    /** Ends the game for one of the person's reasons. */
    record End(GameEnd reason) implements Request {}
}
