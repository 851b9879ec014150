package org.botarena.arena.serve.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.watch.GameLine;

/**
 * Which games are meant. Immutable.
 *
 * @param agent that played; empty: any
 * @param opponent that played against it; empty: any
 * @param opening the number of the pair of games that begin alike, from 0; empty: any
 * @param fault the kind of a fault in it, an empty text for any kind; empty: with or without
 */
record GameFilter(
        Optional<String> agent, Optional<String> opponent, Optional<Integer> opening, Optional<String> fault) {
    /** Those of these games, the last first. */
    List<GameLine> of(List<GameLine> games) {
        List<GameLine> found = new ArrayList<>(games.stream()
                .filter(game -> agent.map(game.sides()::contains).orElse(true))
                .filter(game -> opponent.map(game.sides()::contains).orElse(true))
                .filter(game -> opening.map(number -> number == game.opening()).orElse(true))
                .filter(game -> fault.map(game::hasFault).orElse(true))
                .toList());
        Collections.reverse(found);
        return found;
    }
}
