package org.botarena.arena.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.arena.match.Terms;
import org.botarena.arena.sandbox.GameJars;
import org.botarena.arena.tournament.Openings;

/**
 * What the organizer of a tournament asks for. Immutable.
 *
 * @param game that is played
 * @param games in jars of their own
 * @param terms with its options
 * @param entrants as typed; none: all of the drop folder
 * @param names names to show, by path
 * @param agents the drop folder
 * @param with samples that take part in any case
 * @param format of the schedule
 * @param pairs of games between every two entrants
 * @param openings from where the games start
 * @param seed of everything that is drawn
 * @param jobs games at a time; 0: as many as the machine has cores for
 * @param out the results folder; null: a new one in {@code results/}
 * @param agentJava the home of the JDK that runs the agents; null: the arena's own
 * @param isStrict whether a jar that may not play keeps everything from starting
 * @param isConfirmed whether a tournament of more than twelve hours may start
 */
record Order(
        GameType game,
        GameJars games,
        Terms terms,
        List<String> entrants,
        Map<Path, String> names,
        Path agents,
        List<String> with,
        String format,
        int pairs,
        Openings openings,
        long seed,
        int jobs,
        Path out,
        Path agentJava,
        boolean isStrict,
        boolean isConfirmed) {

    /** Copies the lists. */
    Order {
        entrants = List.copyOf(entrants);
        names = Map.copyOf(names);
        with = List.copyOf(with);
    }
}
