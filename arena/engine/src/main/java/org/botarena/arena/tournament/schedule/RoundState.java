package org.botarena.arena.tournament.schedule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.tournament.format.GamePair;

/**
 * The state of a tournament when it resumes: what it means to come, to leave or to change the jar now. Immutable.
 *
 * @param round the next round that has not begun, from 0; a round that has begun is played as drawn
 * @param room the number of entrants who can still come
 * @param entry the first round of entrants who come now
 * @param needsPoints whether they need points for the rounds that they missed
 * @param keepsGames whether earlier games still count for an entrant that leaves or changes its jar
 * @param latest the ids of the games in the last round that has begun; no other round was drawn from them
 * @param busy the entrants with games left in that round
 */
public record RoundState(
        int round, int room, int entry, boolean needsPoints, boolean keepsGames, Set<String> latest, Set<String> busy) {
    /** The state in a format whose rounds are known in advance: a new entrant plays all of them. */
    public static final RoundState ANY = new RoundState(0, Integer.MAX_VALUE, 0, false, false, Set.of(), Set.of());

    /**
     * The state after these games, in a format whose rounds depend on results.
     *
     * @param drawn the first rounds, where their draws are recorded
     * @param ended by id
     * @param unplayed the ids of games that were given up
     */
    public static RoundState of(
            Setup setup, List<List<GamePair>> drawn, Map<String, Outcome> ended, Set<String> unplayed) {
        return Rounds.after(setup, drawn, ended, unplayed).known();
    }

    /**
     * The state of a tournament whose draws are all recorded.
     *
     * @param drawn all rounds, at least one
     * @param ended finds the result of a game by its id
     * @param unplayed the ids of games that were given up
     */
    public static RoundState ofDrawn(
            Setup setup, List<List<GamePair>> drawn, Function<String, Optional<Outcome>> ended, Set<String> unplayed) {
        return Rounds.afterDraws(setup, drawn, ended, unplayed).known();
    }
}
