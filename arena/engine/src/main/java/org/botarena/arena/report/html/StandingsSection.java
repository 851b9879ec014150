package org.botarena.arena.report.html;

import static org.botarena.arena.text.table.Surface.PAGE;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.report.page.Scale;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Cell;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Standing;

/** The winner, and how certain the result is. */
record StandingsSection(Summary summary, Names names, Language language) {
    /** Writes the first screen: the winner, what is proven, a game to watch, and the table. */
    void writeTo(Markup page, Consumer<Markup> facts) {
        page.open("section", "id", "standings").open("div", "class", "columns");
        page.open("div", "class", "panel seven cover");
        facts.accept(page);
        page.leaf("p", winner(), "class", "hero");
        podium(page);
        page.leaf("p", proven(), "class", "proven");
        StandingsTable.winnerWithoutCopies(summary.standings().rows(), names::shown)
                .ifPresent(sentence -> page.leaf("p", sentence.in(language), "class", "warning"));
        summary.proof().misfits().forEach(misfit -> page.leaf("p", misfit.text().in(language), "class", "warning"));
        page.close()
                .open("div", "class", "panel five", "id", "watch", "hidden", "")
                .close();
        page.open("div", "class", "panel").leaf("h2", language.text("page.standings"));
        table(page);
        page.open("details", "class", "small dim").leaf("summary", language.text("page.method"));
        page.leaf("p", summary.places().in(language)).leaf("p", meaning()).close();
        page.close().close().close();
    }

    /** Writes the first three places as a podium, the best one highest. */
    private void podium(Markup page) {
        List<Row> first = ranked().stream()
                .filter(row -> row.standing().games() > 0)
                .limit(3)
                .toList();
        if (first.size() < 2) {
            return;
        }
        page.open("ol", "class", "podium");
        for (Row row : first) {
            page.open("li", "class", "step" + row.standing().place());
            page.leaf("b", "" + row.standing().place(), "class", "medal");
            page.open("span", "class", "who");
            names.writeTo(page, row.entrant());
            page.close().leaf("span", points(row), "class", "dim");
            page.close();
        }
        page.close();
    }

    private String points(Row row) {
        return language.text(
                "page.of",
                Format.HALVES.shown().apply(row.standing().points(), names.reader(language)),
                row.standing().games());
    }

    /** The ranked entrants, with the places among them. */
    private List<Row> ranked() {
        return Row.among(summary.standings().rows(), row -> row.profile().isRanked());
    }

    private String winner() {
        List<Row> first =
                ranked().stream().filter(row -> row.standing().place() == 1).toList();
        if (first.isEmpty() || first.get(0).standing().games() == 0) {
            return language.text("page.no-game");
        }
        String who = first.stream()
                .map(row -> names.shown(row.entrant()))
                .collect(Collectors.joining(language.text("page.and")));
        return language.text(
                first.size() == 1 ? "page.won" : "page.shared",
                who,
                Format.HALVES.shown().apply(first.get(0).standing().points(), names.reader(language)),
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
        Map<String, Row> ranked = ranked().stream().collect(Collectors.toMap(Row::entrant, row -> row));
        Function<Row, String> place = row -> StandingsTable.rank(ranked.getOrDefault(row.entrant(), row));
        List<Column<Row>> first = List.of(
                Column.of(
                        "",
                        Format.COUNT,
                        row -> (Cell) cell -> cell.leaf("td", place.apply(row), "class", "n place"),
                        PAGE),
                Column.of("entrant", Format.ENTRANT, row -> (Cell) cell -> entrant(cell, row), PAGE));
        new Table<>(first, summary.standings().rows())
                .with(summary.standings().columns(), Function.identity())
                .with(drawn(), Function.identity())
                .writeTo(page, names.reader(language), "class", "standings");
    }

    private void entrant(Markup page, Row row) {
        page.open("td", "class", "name");
        names.writeTo(page, row.entrant());
        about(page, row.profile());
        page.close();
    }

    private void about(Markup page, Profile profile) {
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

    /** The charts of a row: how the games ended, and the rating with its interval, on one scale for all rows. */
    private List<Column<Row>> drawn() {
        Scale scale = Scale.over(
                summary.standings().rows().stream()
                        .mapToDouble(row -> row.rating().from())
                        .min()
                        .orElse(0),
                summary.standings().rows().stream()
                        .mapToDouble(row -> row.rating().to())
                        .max()
                        .orElse(0));
        return List.of(
                Column.of("results", Format.TEXT, row -> (Cell) cell -> results(cell, row.standing()), PAGE),
                Column.of("interval", Format.TEXT, row -> (Cell) cell -> interval(cell, row, scale), PAGE));
    }

    private void results(Markup page, Standing standing) {
        String said = language.text("page.results.line", standing.wins(), standing.draws(), standing.losses());
        page.open("td", "class", "drawn");
        page.picture(said, 20);
        double games = Math.max(1, standing.games());
        double from = 0;
        from = part(page, "won", from, standing.wins() / games);
        from = part(page, "drew", from, standing.draws() / games);
        part(page, "lost", from, standing.losses() / games);
        page.close().close();
    }

    private static double part(Markup page, String kind, double from, double share) {
        page.shape("rect", "class", kind, "x", thousandth(from), "y", "3", "width", thousandth(share), "height", "14");
        return from + share;
    }

    private static String thousandth(double share) {
        return String.format(Locale.ROOT, "%.0f", 1000 * share);
    }

    private void interval(Markup page, Row row, Scale scale) {
        Proof.Rating rating = row.rating();
        page.open("td", "class", "drawn wide-drawn");
        page.picture(
                language.text(
                        "page.elo.line",
                        names.shown(row.entrant()),
                        rating.sentence().in(language),
                        range(rating)),
                20);
        scale.grid(page, 20);
        line(page, "whisker", scale.at(rating.from()), scale.at(rating.to()), 10, 10);
        line(page, "point", scale.at(rating.elo()), scale.at(rating.elo()), 2, 18);
        page.close().close();
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

    /** Explains what the numbers are relative to, and why some have no bound. */
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
