package org.botarena.search;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;

/**
 * A search that looks a number of plies ahead. One thread at a time.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Search<P extends Position<P>> {
    /**
     * Chooses a move for a position in which a player is to move.
     *
     * @param depth plies to look ahead; at 0 the answer is the first move
     * @param meter counts the calls
     * @throws Meter.Spent if the meter's budget runs out before the answer is found
     */
    Decision decide(P position, int depth, Meter meter);

    /**
     * The statistics of a decision.
     *
     * @param depth of the decision
     * @param meter that counted its calls
     * @param again counts the calls for the principal variation
     */
    default SearchStatistics statistics(P position, int depth, Decision decision, Meter meter, Meter again) {
        SearchStatistics statistics = new SearchStatistics()
                .fact("value", SearchStatistics.decimal(decision.value(), 2))
                .fact("depth", depth);
        return meter.addTo(statistics).principalVariation(position, principalVariation(position, depth, again));
    }

    /**
     * The principal variation: the moves that both sides are expected to play, found by a search at each of them. It is
     * shorter if the meter's budget runs out or chance is to move.
     */
    default List<Long> principalVariation(P position, int depth, Meter meter) {
        List<Long> line = new ArrayList<>();
        P at = position;
        try {
            while (line.size() < depth && at.turn() >= 0) {
                line.add(decide(at, depth - line.size(), meter).move());
                at = at.play(line.get(line.size() - 1));
            }
        } catch (Meter.Spent e) {
            // The moves found so far are the answer.
        }
        return line;
    }
}
