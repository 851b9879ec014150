package org.botarena.arena.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Picture;

/** The position of a game in progress, which follows its reported moves by the arena's own rules. For one thread. */
final class LiveBoard<P extends Position<P>> {
    private final Rules<P> rules;
    private P position;
    private final List<Long> moves = new ArrayList<>();

    private LiveBoard(Rules<P> rules, P position) {
        this.rules = rules;
        this.position = position;
    }

    /** The board at the start of a game, or empty if the text is not one of its positions. */
    static <P extends Position<P>> Optional<LiveBoard<P>> of(Rules<P> rules, String start) {
        try {
            return Optional.of(new LiveBoard<>(rules, rules.parse(start)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Plays a move; returns false, without any change, if it is illegal. */
    boolean play(String move) {
        try {
            long played = position.parse(move);
            position = position.tryPlay(played);
            moves.add(played);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** The seat to move; negative without one. */
    int turn() {
        return position.turn();
    }

    /** The score of each side, or empty if the game has no scores. */
    List<Integer> counts() {
        return rules.counts(position);
    }

    Picture picture() {
        return rules.picture(position, moves);
    }
}
