package org.botarena.arena.tournament.schedule;

import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.GamePair;

/**
 * Watches a tournament. Called by several threads, but never by two at once. What it throws ends the tournament and
 * comes out of {@code Tournament.run}.
 */
public interface Spectator {
    /**
     * A round was drawn, of which the first game is about to begin.
     *
     * @param round its number, from 1
     * @param meetings who meets whom in it
     */
    default void drawn(int round, List<GamePair> meetings) {}

    /** An attempt at a game begins. */
    default void begun(ScheduledGame game) {}

    /** A game has ended with a result. */
    void ended(GameRecord game);

    /**
     * An attempt at a game was disturbed by the machine or the arena. It does not count, and the game resumes later
     * or given up, of which {@link #unplayed} tells.
     *
     * @param game its result is that attempt; before it come those of the same game that were disturbed earlier
     */
    default void disturbed(GameRecord game) {}

    /** A game was given up; of its last attempt {@link #disturbed} has told. */
    default void unplayed(Unplayed game) {}

    /** The organizer should know something about the machine now, in a sentence without an end. */
    default void noticed(Sentence sentence) {}

    /** About once a second while games are played, so that a display can move. */
    default void tick() {}
}
