package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Who takes part and what was settled beforehand. Immutable.
 *
 * @param entrants at least two, by name
 * @param pairs of games: what that means each format says
 * @param seed of what is drawn
 */
public record Field(List<String> entrants, int pairs, long seed) {
    /** Copies the list. */
    public Field {
        entrants = List.copyOf(entrants);
    }

    /** The entrants in an order that the seed gives: where nothing is known of their strength, it is the draw. */
    List<String> drawn() {
        List<String> order = new ArrayList<>(entrants);
        Collections.shuffle(order, new Random(seed));
        return order;
    }
}
