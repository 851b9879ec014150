package org.botarena.arena.report.summary;

import static org.botarena.arena.text.table.Surface.PAGE;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.util.List;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Discrepancy;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Workers;

/**
 * What was played on a worker of a cluster; the components are the JSON's fields, described in arena/docs/results.md.
 *
 * @param differs whose results there differ from those elsewhere by more than chance
 */
public record WorkerRow(
        String worker, long speed, int games, int excused, int disturbed, double lateMs, List<Differs> differs) {
    /** An entrant's results there. */
    public record Differs(String entrant, double games, double points, double expected, double chance) {
        static Differs of(Discrepancy one) {
            return new Differs(
                    one.entrant(),
                    one.games(),
                    JsonText.rounded(one.points()),
                    JsonText.rounded(one.expected()),
                    one.chance());
        }
    }

    /** A row for each worker, by name; none: all was played on the organizer's machine. */
    public static List<WorkerRow> of(Workers workers, Analysis analysis) {
        return workers.counts().stream()
                .map(count -> new WorkerRow(
                        count.worker(),
                        count.speed(),
                        count.games(),
                        count.excused(),
                        count.disturbed(),
                        count.lateMs(),
                        analysis.discrepancies().stream()
                                .filter(one -> one.part().equals(count.worker()))
                                .map(Differs::of)
                                .toList()))
                .toList();
    }

    /** The rows as a table; the speed is that of the quickest. */
    public static Table<WorkerRow> table(List<WorkerRow> rows) {
        return new Table<>(
                List.of(
                        Column.of("worker", Format.NAME.atMost(30), WorkerRow::worker, TERMINAL, PAGE),
                        Column.of("games", Format.COUNT, WorkerRow::games, TERMINAL, PAGE),
                        Column.of("speed", Format.PERCENT, row -> row.share(rows), TERMINAL, PAGE),
                        Column.of("excused", Format.COUNT, WorkerRow::excused, TERMINAL, PAGE),
                        Column.of("disturbed", Format.COUNT, WorkerRow::disturbed, TERMINAL, PAGE),
                        Column.of("late ms", Format.MILLISECONDS, WorkerRow::lateMs, TERMINAL, PAGE)),
                rows);
    }

    /** How quick it is, of the quickest of all: above 0, at most 1. */
    private double share(List<WorkerRow> all) {
        return (double) speed
                / Math.max(1, all.stream().mapToLong(WorkerRow::speed).max().orElse(1));
    }
}
