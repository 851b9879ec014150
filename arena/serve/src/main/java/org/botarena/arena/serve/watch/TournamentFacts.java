package org.botarena.arena.serve.watch;

import java.util.Map;
import org.botarena.arena.text.OrNull;

/**
 * What is played and how far it is; the components are the JSON's fields. Immutable.
 *
 * @param game with its options
 * @param format how the entrants meet
 * @param state where it stands
 * @param moveMs granted for a move
 * @param startMs granted for the start
 * @param jobs games at a time
 * @param started when it began, UTC
 * @param ended when its last run ended, UTC; null: it runs
 * @param done games that have ended
 * @param games in all; 0: it has no end
 * @param atMost whether results may make them fewer
 * @param unplayed games that were given up
 * @param disturbed attempts that the machine disturbed since this server follows
 * @param ends when the last game will have ended if it goes on so, UTC; null: not known
 * @param until when the last game should have ended, UTC; null: whenever it has
 * @param round that is played, from 1; 0: not known
 * @param rule the order of the places, in a sentence, by language
 */
public record TournamentFacts(
        String game,
        String format,
        State state,
        double moveMs,
        double startMs,
        int jobs,
        String started,
        @OrNull String ended,
        long done,
        long games,
        boolean atMost,
        int unplayed,
        int disturbed,
        @OrNull String ends,
        @OrNull String until,
        int round,
        Map<String, String> rule) {
    /** Where a tournament stands. */
    public enum State {
        /** A process plays it. */
        RUNNING,
        /** All games have been played, or time was up. */
        FINISHED,
        /** Somebody stopped it; it can be resumed. */
        STOPPED,
        /** Its process was ended by force; it can be resumed. */
        BROKEN,
        /** Nothing is told of what came after a moment. */
        FROZEN
    }

    TournamentFacts frozen() {
        return new TournamentFacts(
                game,
                format,
                State.FROZEN,
                moveMs,
                startMs,
                jobs,
                started,
                null,
                done,
                games,
                atMost,
                unplayed,
                0,
                null,
                null,
                round,
                rule);
    }
}
