package org.botarena.arena.event;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Tally;

/**
 * An entrant whose place would change if games had other results. Immutable.
 *
 * @param entrant its name
 * @param before its place as it stands, from 1
 * @param after its place with the other result
 */
public record PlaceChange(String entrant, int before, int after) {
    /** Lists the changes by the new place. */
    static List<PlaceChange> between(Tally old, Tally now) {
        Map<String, Integer> before =
                old.standings().rows().stream().collect(Collectors.toMap(Standing::entrant, Standing::place));
        return now.standings().rows().stream()
                .filter(row -> row.place() != before.get(row.entrant()))
                .map(row -> new PlaceChange(row.entrant(), before.get(row.entrant()), row.place()))
                .toList();
    }

    /** Counts the games with these results replacing the recorded ones, without writing anything. */
    static Tally tally(List<GameRecord> instead, Ledger ledger, Setup setup) {
        Tally tally = ledger.countInto(new Tally(setup));
        instead.forEach(tally::ended);
        return tally;
    }
}
