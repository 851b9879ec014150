package org.botarena.arena.report.games;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.form.RecordedGame;

/** The moves of saved games, by the arena's own rules: a file of games may come from anybody. */
public final class SavedMoves {
    private SavedMoves() {}

    /**
     * Gets the positions of a game.
     *
     * @param <P> the positions of the game
     */
    public interface Walker<P> {
        /** A position and the move that led to it; {@link Position#NONE} to the start. */
        void at(P position, long move);
    }

    /** Whether the game is one of these rules, and its start and all its plies follow them. */
    public static boolean follow(Rules<?> rules, RecordedGame game) {
        return walk(rules, game, (position, move) -> {});
    }

    /**
     * Shows every position, the start first.
     *
     * @return whether the game follows the rules to its end; if not, what comes first was shown
     */
    public static <P extends Position<P>> boolean walk(Rules<P> rules, RecordedGame game, Walker<P> walker) {
        if (!game.game().equals(rules.name())) {
            return false;
        }
        try {
            P position = rules.parse(game.start());
            walker.at(position, Position.NONE);
            for (Ply ply : game.plies()) {
                long move = position.parse(ply.move());
                position = position.tryPlay(move);
                walker.at(position, move);
            }
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
