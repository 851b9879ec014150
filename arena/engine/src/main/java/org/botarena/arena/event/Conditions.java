package org.botarena.arena.event;

import java.nio.file.Path;
import java.util.Optional;
import org.botarena.api.GameType;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.tournament.fixture.Openings;

/**
 * What is played, wherever entrants meet. Immutable.
 *
 * @param game that is played
 * @param games in jars of their own
 * @param terms with its options, in the sandbox unless another level was typed
 * @param isolation the level that was typed, if any
 * @param agents the folder in which names are looked up
 * @param pairs of games between every two entrants, from 1
 * @param openings from where the games start
 * @param seed of everything that is drawn
 * @param jobs games at a time; 0: as many as the machine has cores for
 * @param agentJava the home of the JDK that runs the agents; null: the arena's own
 */
public record Conditions(
        GameType game,
        GameJars games,
        Terms terms,
        Optional<Isolation> isolation,
        Path agents,
        int pairs,
        Openings openings,
        long seed,
        int jobs,
        Path agentJava) {
    /** The same from other openings. */
    Conditions from(Openings others) {
        return new Conditions(game, games, terms, isolation, agents, pairs, others, seed, jobs, agentJava);
    }
}
