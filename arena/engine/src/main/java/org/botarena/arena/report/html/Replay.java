package org.botarena.arena.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Picture;
import org.botarena.arena.report.games.SavedGame;
import org.botarena.arena.report.games.SavedMoves;

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
        return pictures(rules, game);
    }

    private static <P extends Position<P>> Optional<List<Picture>> pictures(Rules<P> rules, SavedGame game) {
        List<Picture> pictures = new ArrayList<>();
        boolean isWhole = SavedMoves.walk(rules, game, (position, move) -> pictures.add(rules.picture(position, move)));
        return isWhole ? Optional.of(pictures) : Optional.empty();
    }
}
