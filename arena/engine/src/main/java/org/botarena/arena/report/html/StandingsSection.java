package org.botarena.arena.report.html;

import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.report.markup.Numbers;
import org.botarena.arena.report.markup.Scale;
import org.botarena.arena.report.summary.Attendance;
import org.botarena.arena.report.summary.Column;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;

/** Who won, and how sure that is. */
final class StandingsSection {
    private final Summary summary;
    private final Names names;

    StandingsSection(Summary summary, Names names) {
        this.summary = summary;
        this.names = names;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "standings");
        page.leaf("h2", "Standings");
        page.leaf("p", winner(), "class", "lead");
        page.leaf("p", proven());
        table(page);
        page.leaf("p", summary.places(), "class", "dim small");
        intervals(page);
        page.close();
    }

    private List<Row> ranked() {
        return summary.standings().stream()
                .filter(row -> names.isRanked(row.entrant()))
                .toList();
    }

    /** The place among those who are ranked. */
    private String place(Row row) {
        if (!names.isRanked(row.entrant())) {
            return "\u2013";
        }
        long before =
                ranked().stream().filter(other -> other.place() < row.place()).count();
        long equal =
                ranked().stream().filter(other -> other.place() == row.place()).count();
        return (before + 1) + (equal > 1 ? "=" : "");
    }

    private String winner() {
        List<Row> first = ranked().stream()
                .filter(row -> row.place() == ranked().get(0).place())
                .toList();
        if (first.isEmpty() || first.get(0).games() == 0) {
            return "No game has ended yet.";
        }
        String who = first.stream().map(row -> names.shown(row.entrant())).collect(Collectors.joining(" and "));
        return "%s %s, with %s points of %d."
                .formatted(
                        who,
                        first.size() == 1 ? "won" : "share the first place",
                        Numbers.plain(first.get(0).points()),
                        first.get(0).games());
    }

    private String proven() {
        List<List<String>> groups = summary.proof().separated();
        if (groups.size() < 2) {
            return "The games do not prove with 95 % confidence that one entrant is stronger than another: more games"
                    + " would.";
        }
        return groups.stream()
                .map(group -> group.stream().map(names::shown).collect(Collectors.joining(", ")))
                .collect(Collectors.joining(
                        "; below, ",
                        "What the games prove with 95 % confidence, the strongest first: ",
                        ". Nothing is proven of the order within a group."));
    }

    private void table(Markup page) {
        page.open("div", "class", "wide").open("table", "class", "standings");
        page.open("thead").open("tr");
        page.leaf("th", "", "class", "n").leaf("th", "Entrant", "class", "name");
        Column.ofPage().forEach(column -> page.leaf("th", column.page(), "class", style(column)));
        page.close().close().open("tbody");
        summary.standings().forEach(row -> row(page, row));
        page.close().close().close();
    }

    private void row(Markup page, Row row) {
        page.open("tr").leaf("td", place(row), "class", "n place");
        page.open("td", "class", "name").text(names.shown(row.entrant()));
        about(page, names.entry(row.entrant()));
        page.close();
        Column.ofPage().forEach(column -> page.leaf("td", column.shown(row), "class", style(column)));
        page.close();
    }

    private static String style(Column column) {
        return column.format().isSpare() ? "n spare" : "n";
    }

    private static void about(Markup page, Attendance.Entry entry) {
        if (entry == null) {
            return;
        }
        if (!entry.group().isEmpty()) {
            page.leaf("div", entry.group(), "class", "dim small");
        }
        if (!entry.ranked()) {
            page.leaf("div", "plays without a place", "class", "dim small");
        }
        if (!entry.authors().isEmpty()) {
            page.leaf("div", "by " + entry.authors(), "class", "dim small");
        }
        if (!entry.description().isEmpty()) {
            page.open("details", "class", "small").leaf("summary", "about");
            page.leaf("div", entry.description(), "class", "about").close();
        }
    }

    /** A line for each entrant: its rating and what it can be, all on one scale. */
    private void intervals(Markup page) {
        double low = summary.standings().stream()
                .mapToDouble(row -> row.rating().from())
                .min()
                .orElse(0);
        double high = summary.standings().stream()
                .mapToDouble(row -> row.rating().to())
                .max()
                .orElse(0);
        Scale scale = Scale.over(low, high);
        page.leaf("h3", "How strong, in Elo, with 95 % intervals");
        page.leaf("p", meaning(), "class", "dim small");
        page.open("div", "class", "bars");
        page.leaf("div", "").open("div", "class", "scale");
        scale.labels().forEach(label -> page.leaf("span", label));
        page.close().leaf("div", "", "class", "n");
        for (Row row : summary.standings()) {
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
                            "%s: Elo %s, %s".formatted(names.shown(row.entrant()), rating.shown(), range(rating)));
            scale.grid(page, 20);
            line(page, "whisker", scale.at(rating.from()), scale.at(rating.to()), 10, 10);
            line(page, "point", scale.at(rating.elo()), scale.at(rating.elo()), 2, 18);
            page.close().close();
            page.leaf("div", rating.shown(), "class", "n");
        }
        page.close();
    }

    private static String range(Proof.Rating rating) {
        String low = rating.eloLow() == null ? "no lower bound" : "from %d".formatted(Math.round(rating.eloLow()));
        String high = rating.eloHigh() == null ? "no upper bound" : "to %d".formatted(Math.round(rating.eloHigh()));
        return rating.interval().equals("none") ? "no interval" : low + ", " + high;
    }

    /** To what the numbers relate, and why some have no bound. */
    private String meaning() {
        Proof proof = summary.proof();
        String zero = proof.centre().size() == summary.standings().size()
                ? "the mean of all entrants"
                : summary.configuration().anchors().isEmpty()
                        ? "the mean of the %d entrants whose ratings have two bounds"
                                .formatted(proof.centre().size())
                        : "the given ratings";
        return "Elo is relative to " + zero
                + "; 100 points more are 64 % of the points against each other."
                + (proof.linked().equals("strong")
                        ? ""
                        : " A spotless record proves only that an entrant is at least so strong (>), a scoreless one that it"
                                + " is at most so strong (<); ? where no chain of games compares it with the others.")
                + (proof.errors().equals("none") ? " All games begin from one position: there is no interval." : "")
                + (proof.errors().equals("too-large")
                        ? " Rounds were drawn from results, and the tournament is too large to be played anew, as an interval"
                                + " would need: there is none."
                        : "")
                + (proof.preliminary() ? " All of it is preliminary: games are missing." : "")
                + " Ratings never change a place.";
    }

    static void line(Markup page, String kind, String fromX, String toX, int fromY, int toY) {
        page.shape("line", "class", kind, "x1", fromX, "x2", toX, "y1", "" + fromY, "y2", "" + toY);
    }
}
