package org.botarena.arena.report.html;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.tournament.standing.Grade;

/** The results of each entrant against each other; in a gauntlet, of the entrants against the references. */
final class CrosstableSection {
    /** The most cells that help on a screen: 64 entrants against each other, or very many against a few references. */
    static final int MOST_CELLS = 64 * 64;

    private final Summary summary;
    private final Names names;
    private final Language language;
    private final Set<String> references;

    CrosstableSection(Summary summary, Names names, Language language) {
        this.language = language;
        this.summary = summary;
        this.names = names;
        references = summary.grades().rows().stream().map(Grade::reference).collect(Collectors.toSet());
    }

    void writeTo(Markup page) {
        List<String> columns = names.order().stream()
                .filter(references.isEmpty() ? entrant -> true : references::contains)
                .toList();
        List<String> lines = names.order().stream()
                .filter(entrant -> !references.contains(entrant))
                .toList();
        page.open("section", "id", "crosstable", "class", "panel half");
        page.leaf("h2", language.text("page.crosstable"));
        if (lines.size() * columns.size() > MOST_CELLS) {
            page.leaf("p", language.text("page.cross.too-large", names.order().size()));
        } else {
            page.leaf("p", language.text("page.cross.help"), "class", "dim small");
            table(page, lines, columns);
        }
        page.close();
    }

    /** Writes the table. In a gauntlet a column is a reference, shown by name; else an entrant, shown by number. */
    private void table(Markup page, List<String> lines, List<String> columns) {
        page.open("div", "class", "wide").open("table", "class", "cross");
        page.open("thead").open("tr").leaf("th", "");
        for (int column = 0; column < columns.size(); column++) {
            String shown = names.shown(columns.get(column));
            page.open("th", "title", shown);
            names.chip(page, columns.get(column));
            page.text(references.isEmpty() ? "" : shown).close();
        }
        page.close().close().open("tbody");
        for (int line = 0; line < lines.size(); line++) {
            page.open("tr").open("th", "scope", "row");
            names.writeTo(page, lines.get(line));
            page.close();
            for (String column : columns) {
                cell(page, lines.get(line), column);
            }
            page.close();
        }
        page.close().close().close();
    }

    private void cell(Markup page, String entrant, String opponent) {
        Crosstable.Cell cell = summary.crosstable().cell(entrant, opponent);
        if (opponent.equals(entrant)) {
            page.leaf("td", "", "class", "self");
        } else if (cell.games() == 0) {
            page.leaf("td", "\u00b7", "class", "dim");
        } else {
            cell(page, entrant, opponent, cell);
        }
    }

    private void cell(Markup page, String entrant, String opponent, Crosstable.Cell cell) {
        long tenth = Math.round(10 * cell.points() / cell.games());
        page.open("td", "class", "s" + tenth)
                .leaf(
                        "a",
                        String.format(Locale.ROOT, "%d\u2013%d\u2013%d", cell.wins(), cell.draws(), cell.losses()),
                        "href",
                        String.format(Locale.ROOT, "#pair/%d/%d", names.number(entrant), names.number(opponent)),
                        "title",
                        language.text(
                                "page.cross.cell",
                                names.shown(entrant),
                                names.shown(opponent),
                                language.decimal(RoundedNumbers.plain(cell.points())),
                                cell.games()))
                .close();
    }
}
