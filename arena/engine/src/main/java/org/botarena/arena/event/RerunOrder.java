package org.botarena.arena.event;

import java.nio.file.Path;
import org.botarena.arena.process.jvm.GameJars;

/**
 * A request to play a recorded game again. Immutable.
 *
 * @param folder of the tournament
 * @param id of the game
 * @param agentJava the home of the JDK that runs the agents, or null for the arena's own
 * @param games the added games
 * @param isLevelTyped whether the user accepts the tournament's level of isolation, even if another user began it
 * @param isToAccept whether its result may be accepted, which locks the tournament
 */
public record RerunOrder(
        Path folder, String id, Path agentJava, GameJars games, boolean isLevelTyped, boolean isToAccept) {}
