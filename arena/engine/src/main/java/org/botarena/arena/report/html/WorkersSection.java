package org.botarena.arena.report.html;

import java.util.List;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.text.Markup;
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
        WorkerRow.table(rows).writeTo(page, names.reader(language));
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
}
