package org.botarena.arena.event;

import java.nio.file.Path;
import org.botarena.arena.process.jvm.GameJars;

/**
 * A game of a tournament on file that is to be played again. Immutable.
 *
 * @param folder of the tournament
 * @param id of the game
 * @param agentJava the home of the JDK that runs the agents; null: the arena's own
 * @param games in jars of their own
 * @param isLevelTyped whether somebody accepts the tournament's level of isolation, who need not have begun it
 * @param isToAccept whether its result may be accepted: nobody else can write to the tournament meanwhile
 */
public record RerunOrder(
        Path folder, String id, Path agentJava, GameJars games, boolean isLevelTyped, boolean isToAccept) {}
