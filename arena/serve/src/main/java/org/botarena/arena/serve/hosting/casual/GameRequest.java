package org.botarena.arena.serve.hosting.casual;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * The game that a person wants. Immutable.
 *
 * @param game with its options
 * @param seat where the person sits; agents sit at all others
 * @param opponent its jar
 * @param name what the opponent is called
 * @param adviser the jar of the agent that gives hints
 * @param start the position that it begins from; empty: the game's own
 * @param clock all the time that the person has; empty: it has no clock
 */
public record GameRequest(
        String game,
        int seat,
        Path opponent,
        String name,
        Path adviser,
        Optional<String> start,
        Optional<Duration> clock) {}
