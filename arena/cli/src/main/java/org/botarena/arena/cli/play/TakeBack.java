package org.botarena.arena.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;

/**
 * The way that a game has gone, which can be taken back. One thread.
 *
 * @param <P> the positions of the game
 */
final class TakeBack<P extends Position<P>> {
    /** Who chooses what nobody chooses. */
    static final int NOBODY = -1;

    private final P start;
    private final List<Step<P>> steps = new ArrayList<>();

    /** A ply: who chose it, where it led. */
    private record Step<P>(int by, long move, String shown, P position, boolean isRoll) {}

    TakeBack(P start) {
        this.start = start;
    }

    P position() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).position();
    }

    /** The move that led here, or {@link Position#NONE}. */
    long last() {
        return steps.isEmpty() ? Position.NONE : steps.get(steps.size() - 1).move();
    }

    /** All moves so far, in notation. */
    List<String> plies() {
        return steps.stream().map(Step::shown).toList();
    }

    /** How often chance has moved. */
    int rolls() {
        return (int) steps.stream().filter(Step::isRoll).count();
    }

    /** Goes on by a legal move, chosen by a seat or by {@link #NOBODY}. */
    void enter(int by, long move) {
        P before = position();
        steps.add(new Step<>(by, move, before.show(move), before.play(move), before.turn() == Position.CHANCE));
    }

    /** Takes back the last move of a seat and all that came after it; false if it has made none. */
    boolean takeBack(int seat) {
        int last = steps.size() - 1;
        while (last >= 0 && steps.get(last).by() != seat) {
            last--;
        }
        if (last < 0) {
            return false;
        }
        steps.subList(last, steps.size()).clear();
        return true;
    }
}
