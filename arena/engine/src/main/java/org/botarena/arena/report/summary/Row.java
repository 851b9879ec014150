package org.botarena.arena.report.summary;

import java.util.List;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/**
 * An entrant's line in the standings with its rating; {@link StandingsTable} says how each part of it is shown. Immutable.
 *
 * @param rating null where nobody shows it
 */
public record Row(Standing standing, Proof.Rating rating) {
    /** The lines of the standings, in their order. */
    public static List<Row> of(Standings standings, Ratings ratings) {
        return standings.rows().stream()
                .map(standing -> new Row(standing, Proof.Rating.of(standing.entrant(), ratings)))
                .toList();
    }

    /** The lines for surfaces without ratings: fitting ratings takes seconds. */
    public static List<Row> unrated(Standings standings) {
        return standings.rows().stream()
                .map(standing -> new Row(standing, null))
                .toList();
    }

    public String entrant() {
        return standing.entrant();
    }
}
