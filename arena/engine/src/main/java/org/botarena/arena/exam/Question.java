package org.botarena.arena.exam;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.botarena.api.Position;

/**
 * A solved position in which a player has several moves. Immutable.
 *
 * @param position its text
 * @param keeping the moves, in notation, that keep its result
 * @param isDecided whether other moves give it away
 */
record Question(String position, List<String> keeping, boolean isDecided) {
    Question {
        keeping = List.copyOf(keeping);
    }

    /**
     * Creates the question of a position.
     *
     * @param results of its moves in order; higher ones are better for the mover
     */
    static <P extends Position<P>> Question of(P position, List<Integer> results) {
        int best = Collections.max(results);
        long[] moves = position.moves();
        List<String> keeping = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            if (results.get(i) == best) {
                keeping.add(position.show(moves[i]));
            }
        }
        return new Question(position.toString(), keeping, keeping.size() < moves.length);
    }
}
