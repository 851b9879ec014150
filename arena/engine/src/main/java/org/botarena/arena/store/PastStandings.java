package org.botarena.arena.store;

import java.nio.file.Path;
import org.botarena.api.Games;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The standings of a tournament as they were, for a table that is frozen or revealed game by game.
 *
 * @param folder of the tournament, which another run may be at; nothing in it changes
 */
public record PastStandings(Path folder) {
    /**
     * The standings when the journal's line of that number was the last, with the entrants and the results that counted then.
     *
     * @param sequence the number of a line, from 0, as news bears it
     * @param games of which the tournament plays one
     * @throws org.botarena.arena.store.StoreException if the journal has no sound line of that number, or cannot be read
     */
    public Standings at(long sequence, Games games) {
        try (PastTournament then = PastTournament.at(folder, sequence);
                Store store = Store.read(then.folder())) {
            Tally tally = new Tally(store.setup(games));
            store.games().tell(tally);
            return tally.standings();
        }
    }
}
