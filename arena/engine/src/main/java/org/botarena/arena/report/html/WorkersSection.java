package org.botarena.arena.report.html;

import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Table;

/** How much each worker of a cluster played, and where results differ; writes nothing if no worker has played. */
final class WorkersSection {
    private final Table<WorkerRow> table;
    private final Names names;
    private final Language language;

    WorkersSection(Summary summary, Names names, Language language) {
        this.table = summary.workers();
        this.names = names;
        this.language = language;
    }

    void writeTo(Markup page) {
        if (table.rows().isEmpty()) {
            return;
        }
        page.open("section", "id", "workers").leaf("h2", language.text("page.workers"));
        page.leaf("p", language.text("page.workers.help"), "class", "dim small");
        table.writeTo(page, names.reader(language));
        table.rows()
                .forEach(row -> row.differs()
                        .forEach(one -> page.leaf(
                                "p",
                                language.text(
                                        "page.worker.differs",
                                        one.part(),
                                        names.shown(one.entrant()),
                                        one.points(),
                                        one.games(),
                                        one.expected()),
                                "class",
                                "warning")));
        page.close();
    }
}
