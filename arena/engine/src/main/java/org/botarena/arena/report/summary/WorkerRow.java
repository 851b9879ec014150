package org.botarena.arena.report.summary;

import static org.botarena.arena.text.table.Surface.COMMAND;
import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.PAGE;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.util.List;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Discrepancy;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Workers;

/**
 * The games played on a worker of a cluster. Immutable.
 *
 * @param differs the entrants whose results there differ from those elsewhere by more than chance
 */
public record WorkerRow(Workers.Count count, List<Discrepancy> differs) {
    private static final List<Column<Discrepancy>> DIFFERS = List.of(
            Column.of("entrant", Discrepancy::entrant, FILE),
            Column.of("games", Discrepancy::games, FILE),
            Column.of("points", one -> JsonText.rounded(one.points()), FILE),
            Column.of("expected", one -> JsonText.rounded(one.expected()), FILE),
            Column.of("chance", Discrepancy::chance, FILE));

    /** A row for each worker, by name, or empty if the organizer's machine played everything. */
    public static List<WorkerRow> of(Workers workers, Analysis analysis) {
        return workers.counts().stream()
                .map(count -> new WorkerRow(
                        count,
                        analysis.discrepancies().stream()
                                .filter(one -> one.part().equals(count.worker()))
                                .toList()))
                .toList();
    }

    /** The rows as a table; the speed is a share of the fastest worker's. */
    public static Table<WorkerRow> table(List<WorkerRow> rows) {
        double quickest =
                rows.stream().mapToLong(row -> row.count.speed()).max().orElse(1);
        return new Table<>(
                List.of(
                        Column.of("worker", Format.NAME.atMost(30), row -> row.count.worker(), Surface.values()),
                        Column.of("speed", row -> row.count.speed(), FILE, COMMAND),
                        Column.of("games", Format.COUNT, row -> row.count.games(), Surface.values()),
                        Column.of(
                                "speed",
                                Format.PERCENT,
                                row -> row.count.speed() / Math.max(1, quickest),
                                TERMINAL,
                                PAGE),
                        Column.of("excused", Format.COUNT, row -> row.count.excused(), Surface.values()),
                        Column.of("disturbed", Format.COUNT, row -> row.count.disturbed(), Surface.values()),
                        Column.of(
                                "lateMs", "late ms", Format.MILLISECONDS, row -> row.count.lateMs(), Surface.values()),
                        Column.of("differs", row -> new Table<>(DIFFERS, row.differs), FILE, COMMAND)),
                rows);
    }
}
