package org.botarena.laws;

import java.util.Locale;

/**
 * Where a law is looked at: enough to come here again.
 *
 * @param game the name of the rules
 * @param seed the seed given to {@link GameLaws#check}
 * @param number the game, from 0
 * @param ply the ply, from 0
 * @param position its text form
 */
record Scene(String game, long seed, int number, int ply, String position) {
    /** Goes on if the law holds; what was found instead is formatted only if it does not. */
    @SuppressWarnings("AnnotateFormatMethod") // the annotation would cost every author of a game a dependency
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
