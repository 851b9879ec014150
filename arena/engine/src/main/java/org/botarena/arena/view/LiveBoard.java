package org.botarena.arena.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Picture;

/** The position of a game in play, kept up by the arena's own rules as its moves are told. One thread. */
final class LiveBoard<P extends Position<P>> {
    private final Rules<P> rules;
    private P position;
    private final List<Long> moves = new ArrayList<>();

    private LiveBoard(Rules<P> rules, P position) {
        this.rules = rules;
        this.position = position;
    }

    /** At the start of a game; empty: the text is no position of it. */
    static <P extends Position<P>> Optional<LiveBoard<P>> of(Rules<P> rules, String start) {
        try {
            return Optional.of(new LiveBoard<>(rules, rules.parse(start)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Plays a move; false: it is none here, and nothing has changed. */
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

    /** The seat to move; below 0: nobody. */
    int turn() {
        return position.turn();
    }

    /** What each side has; none: the game counts nothing. */
    List<Integer> counts() {
        return rules.counts(position);
    }

    Picture picture() {
        return rules.picture(position, moves);
    }
}
