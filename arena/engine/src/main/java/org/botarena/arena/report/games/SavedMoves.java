package org.botarena.arena.report.games;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;

/**
 * The moves of a saved game, by the arena's own rules: a file of games may come from anybody. They are followed once, when
 * somebody asks. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class SavedMoves<P extends Position<P>> {
    private final Rules<P> rules;
    private final GameRecord game;
    private List<Step<P>> steps = List.of();
    private boolean isFollowed;

    /**
     * A moment of the game.
     *
     * @param move that led to it; {@link Position#NONE} to the start
     */
    public record Step<P>(P position, long move) {}

    private SavedMoves(Rules<P> rules, GameRecord game) {
        this.rules = rules;
        this.game = game;
    }

    /** Of a game that may be one of these rules. */
    public static <P extends Position<P>> SavedMoves<P> of(Rules<P> rules, GameRecord game) {
        return new SavedMoves<>(rules, game);
    }

    public Rules<P> rules() {
        return rules;
    }

    public GameRecord game() {
        return game;
    }

    /** Whether the game is one of these rules, and its start and all its plies follow them. */
    public boolean isWhole() {
        return !steps().isEmpty();
    }

    /** The moments of a whole game, the start first; of another none. */
    public List<Step<P>> steps() {
        if (!isFollowed) {
            isFollowed = true;
            steps = game.game().equals(rules.name()) ? followed() : List.of();
        }
        return steps;
    }

    private List<Step<P>> followed() {
        try {
            P position = rules.parse(game.start());
            List<Step<P>> all = new ArrayList<>();
            all.add(new Step<>(position, Position.NONE));
            for (Ply ply : game.plies()) {
                long move = position.parse(ply.move());
                position = position.tryPlay(move);
                all.add(new Step<>(position, move));
            }
            return all;
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }
}
