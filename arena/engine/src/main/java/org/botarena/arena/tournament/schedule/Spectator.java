package org.botarena.arena.tournament.schedule;

import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.GamePair;

/**
 * Watches a tournament. Several threads call it, but never two at once. An exception ends the tournament and comes out
 * of {@code Tournament.run}.
 */
public interface Spectator {
    /**
     * Called when a round was drawn, before its first game begins.
     *
     * @param round its number, from 1
     * @param meetings its meetings
     */
    default void drawn(int round, List<GamePair> meetings) {}

    /** Called when an attempt at a game begins. */
    default void begun(ScheduledGame game) {}

    /** Called when a game has ended with a result. */
    void ended(GameRecord game);

    /**
     * Called when the machine or the arena disturbed an attempt at a game. The attempt does not count. The game resumes
     * later or is given up, which {@link #unplayed} reports.
     *
     * @param game its result is that attempt, after the earlier disturbed attempts at the same game
     */
    default void disturbed(GameRecord game) {}

    /** Called when a game was given up, after {@link #disturbed} for its last attempt. It counts for no entrant. */
    default void unplayed(GameRecord game) {}

    /** Called with a notice about the machine for the organizer, as a sentence without a full stop. */
    default void noticed(Sentence sentence) {}

    /** Called about once a second while games are played, so that a display can update. */
    default void tick() {}
}
