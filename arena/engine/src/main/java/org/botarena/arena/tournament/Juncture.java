package org.botarena.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.tournament.format.Score;

/**
 * Where a tournament stands when it goes on: what it means to come, to leave or to have another jar now. Immutable.
 *
 * @param round the next one that has not begun, from 0: a round that has begun is played as it was drawn
 * @param room how many can still come
 * @param entry the first round of those who come now
 * @param keepsGames whether the games before count on for who leaves or has another jar
 */
public record Juncture(int round, int room, int entry, boolean keepsGames) {
    /** In a format whose rounds are known beforehand: who comes plays all of them. */
    public static final Juncture ANY = new Juncture(0, Integer.MAX_VALUE, 0, false);

    /**
     * After these games, in a format whose rounds depend on results.
     *
     * @param ended by id
     * @param unplayed the ids of those that were given up
     */
    public static Juncture of(Setup setup, Map<String, Outcome> ended, Set<String> unplayed) {
        List<List<Score>> begun = Rounds.after(setup, ended, unplayed).begun();
        return new Juncture(
                begun.size(),
                setup.format().room(setup.field(), begun),
                setup.format().entry(setup.field(), begun),
                setup.format().keepsGames(setup.field(), begun));
    }
}
