package org.botarena.arena.report.html;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;

/** What the games say beside the points: chances of places, grades, cycles, and against whom each fell short. */
final class ProofSection {
    private static final int MOST_CHANCES = 16;
    private static final int MOST_NEMESES = 60;

    private final Summary summary;
    private final Names names;
    private final Language language;

    ProofSection(Summary summary, Names names, Language language) {
        this.language = language;
        this.summary = summary;
        this.names = names;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "proof");
        page.leaf("h2", language.text("page.proof"));
        page.leaf(
                "p",
                language.text(
                        "page.distinct",
                        summary.games().distinct(),
                        summary.games().played()));
        grades(page);
        chances(page);
        cycles(page);
        nemeses(page);
        page.close();
    }

    private void grades(Markup page) {
        if (summary.grades().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.references"));
        head(page, "column.entrant", "reference", "column.points", "share", "column.faults");
        summary.grades()
                .forEach(grade -> page.open("tr")
                        .leaf("td", names.shown(grade.entrant()), "class", "name")
                        .leaf("td", names.shown(grade.reference()), "class", "name")
                        .leaf("td", language.text("page.of", plain(grade.points()), grade.games()), "class", "n")
                        .leaf("td", share(grade), "class", "n")
                        .leaf("td", "" + grade.faults(), "class", "n")
                        .close());
        page.close().close().close();
    }

    private void chances(Markup page) {
        List<Row> rows = summary.standings();
        if (rows.size() > MOST_CHANCES || rows.get(0).rating().placeChances().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.chances"));
        page.leaf("p", language.text("page.chances.help"), "class", "dim small");
        page.open("div", "class", "wide")
                .open("table", "class", "cross")
                .open("thead")
                .open("tr")
                .leaf("th", "");
        for (int place = 1; place <= rows.size(); place++) {
            page.leaf("th", "" + place);
        }
        page.close().close().open("tbody");
        for (Row row : rows) {
            page.open("tr").leaf("th", names.shown(row.entrant()), "scope", "row");
            row.rating()
                    .placeChances()
                    .forEach(chance -> page.leaf(
                            "td",
                            chance < 0.005 ? "" : "" + Math.round(100 * chance),
                            "class",
                            "s" + (5 + Math.round(5 * chance))));
            page.close();
        }
        page.close().close().close();
    }

    private void cycles(Markup page) {
        if (summary.proof().cycles().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.cycles"));
        page.open("ul");
        for (Proof.Circle cycle : summary.proof().cycles()) {
            String circle = Stream.concat(
                            cycle.entrants().stream(), cycle.entrants().stream().limit(1))
                    .map(names::shown)
                    .collect(Collectors.joining(language.text("page.beats")));
            page.leaf("li", language.text("page.cycle", circle, Math.round(1 / cycle.chance())));
        }
        page.close();
    }

    private void nemeses(Markup page) {
        if (summary.proof().nemeses().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.nemeses"));
        page.leaf("p", language.text("page.nemeses.help"), "class", "dim small");
        head(page, "column.entrant", "against", "column.points", "expected", "deviations");
        summary.proof().nemeses().stream()
                .limit(MOST_NEMESES)
                .forEach(foe -> page.open("tr")
                        .leaf("td", names.shown(foe.entrant()), "class", "name")
                        .leaf("td", names.shown(foe.opponent()), "class", "name")
                        .leaf("td", language.text("page.of", plain(foe.points()), plain(foe.games())), "class", "n")
                        .leaf("td", plain(foe.expected()), "class", "n")
                        .leaf("td", plain(foe.deviations()), "class", "n")
                        .close());
        page.close().close().close();
    }

    private String share(Summary.Reference grade) {
        return grade.shareLow() == null || grade.shareHigh() == null
                ? "\u2013"
                : language.text(
                        "page.interval",
                        percent(grade.points() / grade.games()),
                        percent(grade.shareLow()),
                        percent(grade.shareHigh()));
    }

    private void head(Markup page, String... heads) {
        page.open("div", "class", "wide").open("table").open("thead").open("tr");
        for (String head : heads) {
            page.leaf("th", language.text("page." + head));
        }
        page.close().close().open("tbody");
    }

    private String plain(double number) {
        return language.decimal(RoundedNumbers.plain(number));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }
}
