package org.botarena.arena.event;

import java.nio.file.Path;
import java.util.function.BiFunction;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.store.Store;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;

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
        Path folder, String id, Path agentJava, GameJars games, boolean isLevelTyped, boolean isToAccept) {
    /**
     * Opens the tournament and what it is played with; both are closed if the work cannot begin.
     *
     * @throws Failed if the tournament cannot be read, or cannot be locked
     */
    <T> T open(BiFunction<Store, Venue, T> begin) {
        Store store = isToAccept ? Store.open(folder) : TournamentFolders.read(folder);
        try {
            Venue venue = Venue.open(agentJava, games);
            try {
                return begin.apply(store, venue);
            } catch (RuntimeException e) {
                venue.close();
                throw e;
            }
        } catch (IllegalArgumentException e) {
            store.close();
            throw new Failed(e);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }
}
