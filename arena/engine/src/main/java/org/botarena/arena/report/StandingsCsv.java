package org.botarena.arena.report;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.pool.Ratings;
import org.botarena.arena.report.csv.Csv;
import org.botarena.arena.tournament.Standing;
import org.botarena.arena.tournament.Standings;

/** The standings for a spreadsheet. */
final class StandingsCsv {
    private static final List<String> HEADER = List.of(
            "place",
            "entrant",
            "points",
            "games",
            "wins",
            "draws",
            "losses",
            "score_difference",
            "score_difference_without_faults",
            "faults",
            "faults_by_kind",
            "mean_move_ms",
            "worst_move_ms",
            "idle_cpu_ms",
            "excused",
            "disturbed",
            "unplayed",
            "elo",
            "elo_low",
            "elo_high",
            "best_place",
            "worst_place");

    private StandingsCsv() {}

    static String of(Standings standings, Ratings ratings, Csv csv) {
        return csv.table(HEADER, standings.rows().stream().map(row -> fields(row, ratings, csv)));
    }

    private static List<String> fields(Standing row, Ratings ratings, Csv csv) {
        Interval elo = ratings.rating(row.entrant());
        return List.of(
                "" + row.place(),
                Csv.harmless(row.entrant()),
                csv.number(row.points()),
                "" + row.games(),
                "" + row.wins(),
                "" + row.draws(),
                "" + row.losses(),
                csv.number(row.difference()),
                csv.number(row.cleanDifference()),
                "" + row.allFaults(),
                row.faults().entrySet().stream()
                        .map(fault -> fault.getKey() + " " + fault.getValue())
                        .collect(Collectors.joining("; ")),
                milliseconds(row.meanMs(), csv),
                milliseconds(row.worstMs(), csv),
                milliseconds(row.idleCpuMs(), csv),
                "" + row.excused(),
                "" + row.disturbed(),
                "" + row.unplayed(),
                csv.number(Json.rounded(elo.value())),
                bound(elo.low(), csv),
                bound(elo.high(), csv),
                "" + ratings.bestPlace(row.entrant()),
                "" + ratings.worstPlace(row.entrant()));
    }

    /** Empty where there is none. */
    private static String bound(double elo, Csv csv) {
        return Double.isInfinite(elo) ? "" : csv.number(Json.rounded(elo));
    }

    private static String milliseconds(OptionalDouble time, Csv csv) {
        return time.isPresent() ? csv.number(Json.rounded(time.getAsDouble())) : "";
    }
}
