package org.botarena.arena.serve.hosting.casual;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * A person's request for a game. Immutable.
 *
 * @param game with its options
 * @param seat of the person; agents have all others
 * @param opponent its jar
 * @param name of the opponent
 * @param adviser the jar of the agent that gives hints
 * @param start the position that it begins from; empty for the game's own
 * @param clock all the time that the person has; empty without a clock
 */
public record GameRequest(
        String game,
        int seat,
        Path opponent,
        String name,
        Path adviser,
        Optional<String> start,
        Optional<Duration> clock) {}
