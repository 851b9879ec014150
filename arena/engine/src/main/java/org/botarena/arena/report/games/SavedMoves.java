package org.botarena.arena.report.games;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.form.RecordedGame;

/**
 * The moves of a saved game, by the arena's own rules: a file of games may come from anybody. They are followed once, when
 * somebody asks. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class SavedMoves<P extends Position<P>> {
    private final Rules<P> rules;
    private final RecordedGame game;
    private final List<P> positions = new ArrayList<>();
    private final List<Long> moves = new ArrayList<>();
    private boolean isFollowed;
    private boolean isWhole;

    private SavedMoves(Rules<P> rules, RecordedGame game) {
        this.rules = rules;
        this.game = game;
    }

    /** Of a game that may be one of these rules. */
    public static <P extends Position<P>> SavedMoves<P> of(Rules<P> rules, RecordedGame game) {
        return new SavedMoves<>(rules, game);
    }

    public Rules<P> rules() {
        return rules;
    }

    public RecordedGame game() {
        return game;
    }

    /** Whether the game is one of these rules, and its start and all its plies follow them. */
    public boolean isWhole() {
        if (!isFollowed) {
            isFollowed = true;
            isWhole = game.game().equals(rules.name()) && isFollowedToItsEnd();
        }
        return isWhole;
    }

    private boolean isFollowedToItsEnd() {
        try {
            P position = rules.parse(game.start());
            add(position, Position.NONE);
            for (Ply ply : game.plies()) {
                long move = position.parse(ply.move());
                position = position.tryPlay(move);
                add(position, move);
            }
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private void add(P position, long move) {
        positions.add(position);
        moves.add(move);
    }

    /** The positions of a whole game, the start first. */
    public List<P> positions() {
        return positions;
    }

    /** The move that led to each position of a whole game; {@link Position#NONE} to the start. */
    public List<Long> moves() {
        return moves;
    }
}
