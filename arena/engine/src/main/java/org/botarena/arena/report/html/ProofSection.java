package org.botarena.arena.report.html;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.rating.analysis.SmithSet;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;

/**
 * The part of the page on results besides the points: chances of places, grades, cycles, and opponents against whom
 * an entrant fell short.
 */
record ProofSection(Summary summary, Names names, Language language) {
    private static final int MOST_CHANCES = 16;
    private static final int MOST_NEMESES = 60;
    private static final int MOST_TWINS = 10;

    void writeTo(Markup page) {
        page.open("section", "id", "proof", "class", "panel half");
        page.leaf("h2", language.text("page.proof"));
        page.leaf(
                "p",
                language.text(
                        "page.distinct",
                        summary.games().distinct(),
                        summary.games().played()));
        grades(page);
        smith(page);
        chances(page);
        cycles(page);
        nemeses(page);
        page.close();
    }

    private void grades(Markup page) {
        if (summary.grades().rows().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.references"));
        summary.grades().writeTo(page, names.reader(language));
    }

    private void smith(Markup page) {
        List<String> members = summary.proof().smith();
        if (!members.isEmpty()) {
            SmithSet set = new SmithSet(members, summary.standings().rows().size());
            page.leaf("p", set.text(names::shown).in(language));
        }
        summary.proof().twins().stream()
                .limit(MOST_TWINS)
                .forEach(twins -> page.leaf("p", twins.text(names::shown).in(language)));
    }

    private void chances(Markup page) {
        List<Row> rows = summary.standings().rows();
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
            page.open("tr").open("th", "scope", "row");
            names.writeTo(page, row.entrant());
            page.close();
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
        if (summary.proof().nemeses().rows().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.nemeses"));
        page.leaf("p", language.text("page.nemeses.help"), "class", "dim small");
        summary.proof().nemeses().first(MOST_NEMESES).writeTo(page, names.reader(language));
    }
}
