package org.botarena.arena.report.html;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.report.markup.RoundedNumbers;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.catalogue.Language;

/** Who did how well against whom. */
final class CrosstableSection {
    /** A larger one is no help on a screen. */
    static final int MOST_ENTRANTS = 64;

    private final Summary summary;
    private final Names names;
    private final Language language;

    CrosstableSection(Summary summary, Names names, Language language) {
        this.language = language;
        this.summary = summary;
        this.names = names;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "crosstable");
        page.leaf("h2", language.text("page.crosstable"));
        if (summary.crosstable().size() > MOST_ENTRANTS) {
            page.leaf(
                    "p",
                    language.text("page.cross.too-large", summary.crosstable().size()));
        } else {
            page.leaf("p", language.text("page.cross.help"), "class", "dim small");
            table(page);
        }
        page.close();
    }

    private void table(Markup page) {
        List<Summary.CrossRow> rows = summary.crosstable();
        page.open("div", "class", "wide").open("table", "class", "cross");
        page.open("thead").open("tr").leaf("th", "");
        for (int column = 1; column <= rows.size(); column++) {
            page.leaf(
                    "th", "" + column, "title", names.shown(rows.get(column - 1).entrant()));
        }
        page.close().close().open("tbody");
        for (int i = 0; i < rows.size(); i++) {
            row(page, i, rows.get(i));
        }
        page.close().close().close();
    }

    private void row(Markup page, int number, Summary.CrossRow row) {
        Map<String, Summary.Against> against = new HashMap<>();
        row.against().forEach(cell -> against.put(cell.opponent(), cell));
        page.open("tr").leaf("th", "%d\u00a0%s".formatted(number + 1, names.shown(row.entrant())), "scope", "row");
        for (String opponent : names.order()) {
            Summary.Against cell = against.get(opponent);
            if (opponent.equals(row.entrant())) {
                page.leaf("td", "", "class", "self");
            } else if (cell == null || cell.games() == 0) {
                page.leaf("td", "\u00b7", "class", "dim");
            } else {
                cell(page, row.entrant(), cell);
            }
        }
        page.close();
    }

    private void cell(Markup page, String entrant, Summary.Against cell) {
        long tenth = Math.round(10 * cell.points() / cell.games());
        page.open("td", "class", "s" + tenth)
                .leaf(
                        "a",
                        "%d\u2013%d\u2013%d".formatted(cell.wins(), cell.draws(), cell.losses()),
                        "href",
                        "#pair/%d/%d".formatted(names.number(entrant), names.number(cell.opponent())),
                        "title",
                        language.text(
                                "page.cross.cell",
                                names.shown(entrant),
                                names.shown(cell.opponent()),
                                language.decimal(RoundedNumbers.plain(cell.points())),
                                cell.games()))
                .close();
    }
}
