package org.botarena.arena.report.html;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.report.markup.Numbers;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;

/** What the games say beside the points: chances of places, grades, cycles, and against whom each fell short. */
final class ProofSection {
    private static final int MOST_CHANCES = 16;
    private static final int MOST_NEMESES = 60;

    private final Summary summary;
    private final Names names;

    ProofSection(Summary summary, Names names) {
        this.summary = summary;
        this.names = names;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "proof");
        page.leaf("h2", "What the games prove");
        page.leaf(
                "p",
                "Distinct games: %d of %d. A repetition, the same agents on the same seats playing the same moves, proves nothing"
                                .formatted(
                                        summary.games().distinct(),
                                        summary.games().played())
                        + " new.");
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
        page.leaf("h3", "Against the references");
        head(page, "Entrant", "Reference", "Points", "Share, 95 % interval", "Faults");
        summary.grades()
                .forEach(grade -> page.open("tr")
                        .leaf("td", names.shown(grade.entrant()), "class", "name")
                        .leaf("td", names.shown(grade.reference()), "class", "name")
                        .leaf("td", "%s of %d".formatted(Numbers.plain(grade.points()), grade.games()), "class", "n")
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
        page.leaf("h3", "How likely each is the strongest, the second \u2026");
        page.leaf("p", "In percent, by the ratings; the points decide the places.", "class", "dim small");
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
        page.leaf("h3", "Cycles");
        page.open("ul");
        for (Proof.Circle cycle : summary.proof().cycles()) {
            String circle = cycle.entrants().stream().map(names::shown).collect(Collectors.joining(" beats "));
            page.leaf(
                    "li",
                    "%s beats %s; between equals the least clear of the three comes about in one of %d cases."
                            .formatted(circle, names.shown(cycle.entrants().get(0)), Math.round(1 / cycle.chance())));
        }
        page.close();
    }

    private void nemeses(Markup page) {
        if (summary.proof().nemeses().isEmpty()) {
            return;
        }
        page.leaf("h3", "Who falls short against whom");
        page.leaf(
                "p",
                "Points made and points expected by the ratings. Of all that is told here about one in twenty is chance.",
                "class",
                "dim small");
        head(page, "Entrant", "Against", "Points", "Expected", "Deviations short");
        summary.proof().nemeses().stream()
                .limit(MOST_NEMESES)
                .forEach(foe -> page.open("tr")
                        .leaf("td", names.shown(foe.entrant()), "class", "name")
                        .leaf("td", names.shown(foe.opponent()), "class", "name")
                        .leaf(
                                "td",
                                "%s of %s".formatted(Numbers.plain(foe.points()), Numbers.plain(foe.games())),
                                "class",
                                "n")
                        .leaf("td", Numbers.plain(foe.expected()), "class", "n")
                        .leaf("td", Numbers.plain(foe.deviations()), "class", "n")
                        .close());
        page.close().close().close();
    }

    private static String share(Summary.Reference grade) {
        return grade.shareLow() == null || grade.shareHigh() == null
                ? "\u2013"
                : "%s (%s to %s)"
                        .formatted(
                                percent(grade.points() / grade.games()),
                                percent(grade.shareLow()),
                                percent(grade.shareHigh()));
    }

    private static void head(Markup page, String... heads) {
        page.open("div", "class", "wide").open("table").open("thead").open("tr");
        for (String head : heads) {
            page.leaf("th", head);
        }
        page.close().close().open("tbody");
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }
}
