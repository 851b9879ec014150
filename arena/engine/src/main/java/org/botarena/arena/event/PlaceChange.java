package org.botarena.arena.event;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/**
 * An entrant whose place would be another if a game had another result. Immutable.
 *
 * @param entrant its name
 * @param before its place as it stands, from 1
 * @param after its place with the other result
 */
public record PlaceChange(String entrant, int before, int after) {
    /** All of them, by the new place; nothing on file is changed. */
    static List<PlaceChange> with(GameRecord result, Ledger ledger, Setup setup) {
        Map<String, Integer> before = standings(Optional.empty(), ledger, setup).rows().stream()
                .collect(Collectors.toMap(Standing::entrant, Standing::place));
        return standings(Optional.of(result), ledger, setup).rows().stream()
                .filter(row -> row.place() != before.get(row.entrant()))
                .map(row -> new PlaceChange(row.entrant(), before.get(row.entrant()), row.place()))
                .toList();
    }

    private static Standings standings(Optional<GameRecord> instead, Ledger ledger, Setup setup) {
        String replaced = instead.map(GameRecord::id).orElse("");
        Tally tally = new Tally(setup);
        ledger.count((game, line) -> {
            if (!game.outcome().id().equals(replaced)) {
                tally.count(game);
            }
        });
        ledger.givenUp().stream()
                .filter(game -> !game.game().id().equals(replaced))
                .forEach(tally::unplayed);
        instead.ifPresent(tally::ended);
        return tally.standings();
    }
}
