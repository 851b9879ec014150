package org.botarena.arena.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.pool.Ratings;
import org.botarena.arena.tournament.Standing;
import org.botarena.arena.tournament.Standings;

/**
 * The standings for a spreadsheet, as RFC 4180 says. A name that a spreadsheet would take for a formula gets an
 * apostrophe before it.
 */
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
            "unplayed",
            "elo",
            "elo_low",
            "elo_high",
            "best_place",
            "worst_place");

    private StandingsCsv() {}

    static String of(Standings standings, Ratings ratings) {
        return Stream.concat(Stream.of(HEADER), standings.rows().stream().map(row -> fields(row, ratings)))
                .map(StandingsCsv::line)
                .collect(Collectors.joining());
    }

    private static List<String> fields(Standing row, Ratings ratings) {
        Interval elo = ratings.rating(row.entrant());
        return List.of(
                "" + row.place(),
                harmless(row.entrant()),
                plain(row.points()),
                "" + row.games(),
                "" + row.wins(),
                "" + row.draws(),
                "" + row.losses(),
                plain(row.difference()),
                plain(row.cleanDifference()),
                "" + row.allFaults(),
                row.faults().entrySet().stream()
                        .map(fault -> fault.getKey() + " " + fault.getValue())
                        .collect(Collectors.joining("; ")),
                milliseconds(row.meanMs()),
                milliseconds(row.worstMs()),
                milliseconds(row.idleCpuMs()),
                "" + row.unplayed(),
                plain(Json.rounded(elo.value())),
                plain(Json.rounded(elo.low())),
                plain(Json.rounded(elo.high())),
                "" + ratings.bestPlace(row.entrant()),
                "" + ratings.worstPlace(row.entrant()));
    }

    static String line(List<String> fields) {
        return fields.stream().map(StandingsCsv::quoted).collect(Collectors.joining(",", "", "\r\n"));
    }

    static String harmless(String name) {
        return name.isEmpty() || "=+-@\t\r".indexOf(name.charAt(0)) < 0 ? name : "'" + name;
    }

    private static String quoted(String field) {
        return field.chars().anyMatch(character -> ",\"\r\n".indexOf(character) >= 0)
                ? '"' + field.replace("\"", "\"\"") + '"'
                : field;
    }

    private static String milliseconds(OptionalDouble time) {
        return time.isPresent() ? plain(Json.rounded(time.getAsDouble())) : "";
    }

    static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
