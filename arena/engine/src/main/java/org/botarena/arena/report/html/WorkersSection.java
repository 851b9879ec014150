package org.botarena.arena.report.html;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;

/** On which worker of a cluster how much was played, and where results differ; nothing if no worker has played. */
final class WorkersSection {
    private final List<WorkerRow> rows;
    private final Names names;
    private final Language language;

    WorkersSection(Summary summary, Names names, Language language) {
        this.rows = summary.workers();
        this.names = names;
        this.language = language;
    }

    void writeTo(Markup page) {
        if (rows.isEmpty()) {
            return;
        }
        page.open("section", "id", "workers").leaf("h2", language.text("page.workers"));
        page.leaf("p", language.text("page.workers.help"), "class", "dim small");
        page.open("div", "class", "wide").open("table").open("thead").open("tr");
        page.leaf("th", language.text("page.worker"), "class", "name");
        for (String head : List.of("games", "worker.speed", "excused", "disturbed", "worker.late")) {
            page.leaf("th", language.text("page." + head), "class", "n");
        }
        page.close().close().open("tbody");
        rows.forEach(row -> row(page, row));
        page.close().close().close();
        rows.forEach(row -> row.differs()
                .forEach(one -> page.leaf(
                        "p",
                        language.text(
                                "page.worker.differs",
                                row.worker(),
                                names.shown(one.entrant()),
                                one.points(),
                                one.games(),
                                one.expected()),
                        "class",
                        "warning")));
        page.close();
    }

    private void row(Markup page, WorkerRow row) {
        page.open("tr").leaf("td", row.worker(), "class", "name");
        page.leaf("td", "" + row.games(), "class", "n");
        page.leaf("td", String.format(Locale.ROOT, "%.0f\u00a0%%", 100 * row.share(rows)), "class", "n");
        page.leaf("td", "" + row.excused(), "class", "n").leaf("td", "" + row.disturbed(), "class", "n");
        page.leaf("td", language.decimal(RoundedNumbers.milliseconds(row.lateMs())), "class", "n");
        page.close();
    }
}
