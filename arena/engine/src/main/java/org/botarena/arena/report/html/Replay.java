package org.botarena.arena.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Picture;
import org.botarena.arena.report.games.SavedGame;

/** Gives the pictures of saved games by the arena's own rules. Immutable. */
final class Replay {
    private final Rules<?> rules;

    Replay(Rules<?> rules) {
        this.rules = rules;
    }

    /**
     * The picture of every position, the start first: one more than there are plies. Empty where it is another game or its
     * plies do not follow the rules.
     */
    Optional<List<Picture>> pictures(SavedGame game) {
        return game.game().equals(rules.name()) ? pictures(rules, game) : Optional.empty();
    }

    private static <P extends Position<P>> Optional<List<Picture>> pictures(Rules<P> rules, SavedGame game) {
        try {
            List<Picture> pictures = new ArrayList<>();
            P position = rules.parse(game.start());
            pictures.add(rules.picture(position, Position.NONE));
            for (SavedGame.Ply ply : game.plies()) {
                long move = position.parse(ply.move());
                position = position.tryPlay(move);
                pictures.add(rules.picture(position, move));
            }
            return Optional.of(pictures);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
