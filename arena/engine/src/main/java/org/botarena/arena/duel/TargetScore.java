package org.botarena.arena.duel;

import java.util.Locale;
import org.botarena.api.Rules;
import org.botarena.arena.jass.WholeGames;

/**
 * The points that a whole game of Jass is played to. Immutable.
 *
 * @param points from 1 to 100,000
 */
public record TargetScore(int points) {
    /**
     * Reads the points, {@code 1000}.
     *
     * @throws IllegalArgumentException saying the range
     */
    public static TargetScore parse(String text) {
        if (!text.matches("[1-9][0-9]{0,4}|100000")) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "'%s' is not a number of points to play to: write 1 to 100000, %d as in the hand-out",
                    text,
                    WholeGames.TARGET));
        }
        return new TargetScore(Integer.parseInt(text));
    }

    /**
     * Checks the target against other settings.
     *
     * @throws IllegalArgumentException if another game is played, or there are openings
     */
    public void require(Rules<?> rules, boolean hasOpenings) {
        if (!WholeGames.areOf(rules)) {
            throw new IllegalArgumentException(
                    "--to is for whole games of jass (--game jass); %s ends by its own rules: leave it out"
                            .formatted(rules.name()));
        }
        if (hasOpenings) {
            throw new IllegalArgumentException("--openings does not go with --to: every turn has its own deal");
        }
    }
}
