package org.botarena.api.notation;

/** Thrown where a text cannot be read any further. The message gives the reason. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int at;

    /**
     * Makes an exception for a place in a text.
     *
     * @param at the index of the character
     * @param why it cannot be read
     */
    public NotationException(int at, String why) {
        super(why);
        this.at = at;
    }

    /** The index of the character in the text. */
    public int at() {
        return at;
    }
}
