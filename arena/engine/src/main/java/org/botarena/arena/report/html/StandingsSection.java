package org.botarena.arena.report.html;

import static org.botarena.arena.text.table.Surface.PAGE;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.report.page.Scale;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Cell;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;

/** Who won, and how sure that is. */
final class StandingsSection {
    private final Summary summary;
    private final Names names;
    private final Language language;

    StandingsSection(Summary summary, Names names, Language language) {
        this.language = language;
        this.summary = summary;
        this.names = names;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "standings");
        page.leaf("h2", language.text("page.standings"));
        page.leaf("p", winner(), "class", "lead");
        page.leaf("p", proven());
        table(page);
        page.leaf("p", summary.places().in(language), "class", "dim small");
        intervals(page);
        page.close();
    }

    private List<Row> ranked() {
        return summary.standings().rows().stream()
                .filter(row -> names.isRanked(row.entrant()))
                .toList();
    }

    /** The place among those who are ranked. */
    private String place(Row row) {
        if (!names.isRanked(row.entrant())) {
            return "\u2013";
        }
        long before = ranked().stream()
                .filter(other -> other.standing().place() < row.standing().place())
                .count();
        long equal = ranked().stream()
                .filter(other -> other.standing().place() == row.standing().place())
                .count();
        return (before + 1) + (equal > 1 ? "=" : "");
    }

    private String winner() {
        List<Row> first = ranked().stream()
                .filter(row ->
                        row.standing().place() == ranked().get(0).standing().place())
                .toList();
        if (first.isEmpty() || first.get(0).standing().games() == 0) {
            return language.text("page.no-game");
        }
        String who = first.stream()
                .map(row -> names.shown(row.entrant()))
                .collect(Collectors.joining(language.text("page.and")));
        return language.text(
                first.size() == 1 ? "page.won" : "page.shared",
                who,
                language.decimal(RoundedNumbers.plain(first.get(0).standing().points())),
                first.get(0).standing().games());
    }

    private String proven() {
        List<List<String>> groups = summary.proof().separated();
        if (groups.size() < 2) {
            return language.text("page.unproven");
        }
        return language.text(
                "page.proven",
                groups.stream()
                        .map(group -> group.stream().map(names::shown).collect(Collectors.joining(", ")))
                        .collect(Collectors.joining(language.text("page.below"))));
    }

    private void table(Markup page) {
        List<Column<Row>> first = List.of(
                Column.of(
                        "", Format.COUNT, row -> (Cell) cell -> cell.leaf("td", place(row), "class", "n place"), PAGE),
                Column.of("entrant", Format.ENTRANT, row -> (Cell) cell -> entrant(cell, row), PAGE));
        new Table<>(first, summary.standings().rows())
                .with(summary.standings().columns(), Function.identity())
                .writeTo(page, names.reader(language), "class", "standings");
    }

    private void entrant(Markup page, Row row) {
        page.open("td", "class", "name").text(names.shown(row.entrant()));
        about(page, names.profile(row.entrant()));
        page.close();
    }

    private void about(Markup page, Profile profile) {
        if (profile == null) {
            return;
        }
        if (!profile.group().isEmpty()) {
            page.leaf("div", profile.group(), "class", "dim small");
        }
        if (!profile.isRanked()) {
            page.leaf("div", language.text("page.unranked"), "class", "dim small");
        }
        if (!profile.authors().isEmpty()) {
            page.leaf("div", language.text("page.by", profile.authors()), "class", "dim small");
        }
        if (!profile.description().isEmpty()) {
            page.open("details", "class", "small").leaf("summary", language.text("page.about"));
            page.leaf("div", profile.description(), "class", "about").close();
        }
    }

    /** A line for each entrant: its rating and what it can be, all on one scale. */
    private void intervals(Markup page) {
        double low = summary.standings().rows().stream()
                .mapToDouble(row -> row.rating().from())
                .min()
                .orElse(0);
        double high = summary.standings().rows().stream()
                .mapToDouble(row -> row.rating().to())
                .max()
                .orElse(0);
        Scale scale = Scale.over(low, high);
        page.leaf("h3", language.text("page.elo"));
        page.leaf("p", meaning(), "class", "dim small");
        page.open("div", "class", "bars");
        page.leaf("div", "").open("div", "class", "scale");
        scale.labels().forEach(label -> page.leaf("span", label));
        page.close().leaf("div", "", "class", "n");
        for (Row row : summary.standings().rows()) {
            Proof.Rating rating = row.rating();
            page.leaf("div", names.shown(row.entrant()));
            page.open("div")
                    .open(
                            "svg",
                            "viewBox",
                            "0 0 1000 20",
                            "preserveAspectRatio",
                            "none",
                            "role",
                            "img",
                            "aria-label",
                            language.text(
                                    "page.elo.line",
                                    names.shown(row.entrant()),
                                    rating.sentence().in(language),
                                    range(rating)));
            scale.grid(page, 20);
            line(page, "whisker", scale.at(rating.from()), scale.at(rating.to()), 10, 10);
            line(page, "point", scale.at(rating.elo()), scale.at(rating.elo()), 2, 18);
            page.close().close();
            page.leaf("div", rating.sentence().in(language), "class", "n");
        }
        page.close();
    }

    private String range(Proof.Rating rating) {
        if (rating.interval().equals("none")) {
            return language.text("page.elo.none");
        }
        return bound("low", rating.eloLow()) + ", " + bound("high", rating.eloHigh());
    }

    private String bound(String end, Double elo) {
        return elo == null ? language.text("page.elo.no-" + end) : language.text("page.elo." + end, Math.round(elo));
    }

    /** To what the numbers relate, and why some have no bound. */
    private String meaning() {
        Proof proof = summary.proof();
        String zero = proof.centre().size() == summary.standings().rows().size()
                ? language.text("page.elo.all")
                : summary.setup().anchors().isEmpty()
                        ? language.text("page.elo.some", proof.centre().size())
                        : language.text("page.elo.given");
        return language.text("page.elo.relative", zero)
                + (proof.linked().equals("strong") ? "" : language.text("page.elo.spotless"))
                + (proof.errors().equals("none") ? language.text("page.elo.one-start") : "")
                + (proof.errors().equals("too-large") ? language.text("page.elo.too-large") : "")
                + (proof.preliminary() ? language.text("page.elo.preliminary") : "")
                + language.text("page.elo.end");
    }

    static void line(Markup page, String kind, String fromX, String toX, int fromY, int toY) {
        page.shape("line", "class", kind, "x1", fromX, "x2", toX, "y1", "" + fromY, "y2", "" + toY);
    }
}
