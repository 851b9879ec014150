package org.botarena.arena.duel;

import org.botarena.api.Rules;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

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
            throw new InvalidInput(Sentence.of("error.to", text, WholeGames.TARGET));
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
            throw new InvalidInput(Sentence.of("error.to.game", rules.name()));
        }
        if (hasOpenings) {
            throw new InvalidInput(Sentence.of("error.to.openings"));
        }
    }
}
