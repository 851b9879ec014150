package org.botarena.laws;

import java.util.Locale;

/**
 * The place where a law is checked, with enough data to return to it.
 *
 * @param game the name of the rules
 * @param seed the seed given to {@link GameLaws#check}
 * @param number the game, from 0
 * @param ply the ply, from 0
 * @param position its text form
 */
record Scene(String game, long seed, int number, int ply, String position) {
    /** Returns if the law holds; otherwise formats the finding and fails. */
    @SuppressWarnings("AnnotateFormatMethod") // The annotation would cost every author of a game a dependency.
    void require(boolean holds, Law law, String found, Object... details) {
        if (!holds) {
            throw broken(law, found.formatted(details), null);
        }
    }

    AssertionError broken(Law law, String found, Throwable cause) {
        return new AssertionError(
                String.format(Locale.ROOT, """
                %s breaks the law %s: %s
                  found: %s
                  position: %s
                  in game %d at ply %d; check(%d, %d) comes here again""", game, law, law.text(), found, position, number, ply, number + 1, seed),
                cause);
    }
}
