package org.botarena.arena.tournament.schedule;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.tournament.format.GamePair;

/**
 * Where a tournament stands when it goes on: what it means to come, to leave or to have another jar now. Immutable.
 *
 * @param round the next one that has not begun, from 0: a round that has begun is played as it was drawn
 * @param room how many can still come
 * @param entry the first round of those who come now
 * @param needsPoints whether they need points for the rounds that they missed
 * @param keepsGames whether the games before count on for who leaves or has another jar
 * @param latest the games of the last round that has begun, by id: no other was drawn from them
 * @param busy who has games left in that round
 */
public record RoundState(
        int round, int room, int entry, boolean needsPoints, boolean keepsGames, Set<String> latest, Set<String> busy) {
    /** In a format whose rounds are known beforehand: who comes plays all of them. */
    public static final RoundState ANY = new RoundState(0, Integer.MAX_VALUE, 0, false, false, Set.of(), Set.of());

    /**
     * After these games, in a format whose rounds depend on results.
     *
     * @param drawn the first rounds, where their draws are recorded
     * @param ended by id
     * @param unplayed the ids of those that were given up
     */
    public static RoundState of(
            Setup setup, List<List<GamePair>> drawn, Map<String, Outcome> ended, Set<String> unplayed) {
        return Rounds.after(setup, drawn, ended, unplayed).known();
    }
}
