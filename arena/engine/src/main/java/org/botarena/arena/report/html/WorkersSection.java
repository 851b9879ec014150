package org.botarena.arena.report.html;

import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Table;

/** How much each worker of a cluster played, and where results differ; writes nothing if no worker has played. */
record WorkersSection(Table<WorkerRow> table, Names names, Language language) {
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
