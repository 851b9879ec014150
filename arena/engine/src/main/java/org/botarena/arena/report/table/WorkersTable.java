package org.botarena.arena.report.table;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.text.Columns;

/** On which worker of a cluster how much was played, and where results differ. Immutable. */
final class WorkersTable {
    private static final int LONGEST_NAME = 30;

    private final List<WorkerRow> rows;

    WorkersTable(List<WorkerRow> rows) {
        this.rows = rows;
    }

    /** The table; empty if no worker has played. */
    String text() {
        if (rows.isEmpty()) {
            return "";
        }
        int widest = rows.stream()
                .mapToInt(row -> Columns.width(Columns.visible(row.worker())))
                .max()
                .orElseThrow();
        int columns = Math.min(LONGEST_NAME, Math.max(widest, "worker".length()));
        return Columns.left("worker", columns) + "  games  speed  excused  disturbed  late ms\n"
                + rows.stream().map(row -> line(row, columns)).collect(Collectors.joining())
                + rows.stream()
                        .flatMap(row -> row.differs().stream().map(differs -> warning(row, differs)))
                        .collect(Collectors.joining())
                + "\n";
    }

    private String line(WorkerRow row, int columns) {
        return String.format(
                Locale.ROOT,
                "%s  %5d  %3.0f %%  %7d  %9d  %7.1f\n",
                Columns.left(Columns.visible(row.worker()), columns),
                row.games(),
                100 * row.share(rows),
                row.excused(),
                row.disturbed(),
                row.lateMs());
    }

    private static String warning(WorkerRow row, WorkerRow.Differs differs) {
        return String.format(
                Locale.ROOT,
                "On %s %s made %.1f points of %.0f, where %.1f were expected (1 in %.0f by chance).\n",
                Columns.visible(row.worker()),
                Columns.visible(differs.entrant()),
                differs.points(),
                differs.games(),
                differs.expected(),
                1 / differs.chance());
    }
}
