package org.botarena.arena.serve.watch;

import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.tournament.standing.Standing;

/**
 * An entrant's line in the standings; the components are the JSON's fields. Immutable.
 *
 * @param agent its id
 * @param name what people call it
 * @param group a class, a course; empty: none
 * @param place from 1
 * @param shared whether others have the place, too
 * @param ranked whether the place counts
 * @param change by how many places it has risen since the last round or ten minutes ago; below 0: fallen
 * @param points 1 for a win, 0.5 for a draw
 * @param games that have ended
 * @param wins of them
 * @param draws of them
 * @param losses of them
 * @param faults its own
 * @param difference of the scores
 * @param elo relative to the mean; null: no game yet says anything
 * @param eloLow of the 95 % interval; null: none
 * @param eloHigh of the 95 % interval; null: none
 * @param meanMs of its moves; null: none yet
 * @param worstMs of its moves; null: none yet
 */
public record StandingRow(
        String agent,
        String name,
        String group,
        int place,
        boolean shared,
        boolean ranked,
        int change,
        double points,
        int games,
        int wins,
        int draws,
        int losses,
        int faults,
        double difference,
        @OrNull Double elo,
        @OrNull Double eloLow,
        @OrNull Double eloHigh,
        @OrNull Double meanMs,
        @OrNull Double worstMs) {
    static StandingRow of(Row row, Profile profile, int change) {
        Standing standing = row.standing();
        return new StandingRow(
                AgentId.of(row.entrant()),
                profile.displayName(),
                profile.group(),
                standing.place(),
                standing.isShared(),
                profile.isRanked(),
                change,
                standing.points(),
                standing.games(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                standing.faults().values().stream().mapToInt(Integer::intValue).sum(),
                standing.difference(),
                standing.games() == 0 ? null : row.rating().elo(),
                row.rating().eloLow(),
                row.rating().eloHigh(),
                JsonText.rounded(standing.meanMs()),
                JsonText.rounded(standing.worstMs()));
    }
}
