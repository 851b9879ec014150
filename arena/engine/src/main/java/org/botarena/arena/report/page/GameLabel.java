package org.botarena.arena.report.page;

/** The short name of a game, for narrow places; the script's {@code shortOf} makes the same. */
public final class GameLabel {
    private GameLabel() {}

    /** The number of the game's pair, from 1, and its letter: {@code 4b} for {@code 0003-b-9f31c2d07a4e}. */
    public static String of(String id) {
        String[] parts = id.split("-", 3);
        return Integer.parseInt(parts[0]) + 1 + parts[1];
    }
}
