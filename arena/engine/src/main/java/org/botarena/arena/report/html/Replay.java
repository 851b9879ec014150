package org.botarena.arena.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.report.SavedGame;

/** Gives the positions of saved games by the arena's own rules. Immutable. */
final class Replay {
    private final Rules<?> rules;

    Replay(Rules<?> rules) {
        this.rules = rules;
    }

    /**
     * The text of every position, the start first: one more than there are plies. Empty where it is another game or its
     * plies do not follow the rules.
     */
    Optional<List<String>> positions(SavedGame game) {
        return game.game().equals(rules.name()) ? positions(rules, game) : Optional.empty();
    }

    private static <P extends Position<P>> Optional<List<String>> positions(Rules<P> rules, SavedGame game) {
        try {
            List<String> positions = new ArrayList<>();
            P position = rules.parse(game.start());
            positions.add(position.toString());
            for (SavedGame.Ply ply : game.plies()) {
                position = position.tryPlay(position.parse(ply.move()));
                positions.add(position.toString());
            }
            return Optional.of(positions);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
