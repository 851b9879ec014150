package org.botarena.arena.report.html;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.report.html.GamesDigest.Incident;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;

/** The agents' faults with the arena's evidence, and what disturbed games through no fault of theirs. */
final class IncidentsSection {
    private final Summary summary;
    private final Names names;
    private final GamesDigest digest;
    private final Language language;

    IncidentsSection(Summary summary, Names names, GamesDigest digest, Language language) {
        this.language = language;
        this.summary = summary;
        this.names = names;
        this.digest = digest;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "faults");
        page.leaf("h2", language.text("page.faults"));
        if (digest.faultCount() == 0) {
            page.leaf("p", language.text("page.no-fault"));
        } else {
            page.leaf("p", language.text("page.faults.help") + cut(digest.faultCount()), "class", "dim small");
            faults(page);
        }
        byEntrant(page);
        disturbances(page);
        unplayed(page);
        page.close();
    }

    private String cut(int all) {
        return all <= GamesDigest.MOST_LINES ? "" : language.text("page.cut", GamesDigest.MOST_LINES, all);
    }

    private void faults(Markup page) {
        head(page, "column.entrant", "verdict", "ply", "game", "evidence");
        for (Incident fault : digest.faults()) {
            page.open("tr").leaf("td", names.shown(fault.entrant()), "class", "name");
            page.leaf("td", language.named("kind", fault.kind()), "class", "verdict")
                    .leaf("td", "" + fault.ply(), "class", "n");
            game(page, fault);
            page.leaf("td", fault.evidence().in(language), "class", "evidence");
            page.close();
        }
        page.close().close().close();
    }

    /** What the machine did to whom. */
    private void byEntrant(Markup page) {
        List<Row> rows = summary.standings().stream()
                .filter(row -> row.excused() + row.disturbed() + row.unplayed() > 0)
                .toList();
        if (rows.isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.machine"));
        page.leaf("p", language.text("page.machine.help"), "class", "dim small");
        head(page, "column.entrant", "excused", "disturbed", "unplayed");
        for (Row row : rows) {
            page.open("tr").leaf("td", names.shown(row.entrant()), "class", "name");
            page.leaf("td", "" + row.excused(), "class", "n").leaf("td", "" + row.disturbed(), "class", "n");
            page.leaf("td", "" + row.unplayed(), "class", "n").close();
        }
        page.close().close().close();
        summary.disturbedMost()
                .forEach(one -> page.leaf(
                        "p",
                        language.text(
                                "page.disturbed-most",
                                names.shown(one.entrant()),
                                one.moves(),
                                one.near(),
                                one.othersMoves(),
                                one.othersNear()),
                        "class",
                        "warning"));
    }

    private void disturbances(Markup page) {
        if (digest.disturbanceCount() == 0) {
            return;
        }
        page.leaf("h3", language.text("page.disturbed-games"));
        page.leaf(
                "p", language.text("page.disturbed-games.help") + cut(digest.disturbanceCount()), "class", "dim small");
        head(page, "became", "game", "why");
        for (Incident disturbance : digest.disturbances()) {
            page.open("tr").leaf("td", language.text("page.became." + disturbance.kind()));
            game(page, disturbance);
            page.leaf("td", disturbance.evidence().in(language), "class", "evidence");
            page.close();
        }
        page.close().close().close();
    }

    private void unplayed(Markup page) {
        List<Summary.NotPlayed> unplayed = summary.unplayed();
        if (unplayed.isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.not-played"));
        page.leaf("p", language.counted("page.not-played.count", unplayed.size()), "class", "warning");
        head(page, "game", "why");
        unplayed.stream()
                .limit(GamesDigest.MOST_LINES)
                .forEach(game -> page.open("tr")
                        .leaf("td", game.id())
                        .leaf("td", game.reason().in(language))
                        .close());
        page.close().close().close();
    }

    private void head(Markup page, String... heads) {
        page.open("div", "class", "wide").open("table").open("thead").open("tr");
        for (String head : heads) {
            page.leaf("th", language.text("page." + head));
        }
        page.close().close().open("tbody");
    }

    private static void game(Markup page, Incident incident) {
        page.open("td");
        if (incident.isHere()) {
            page.leaf(
                    "a",
                    incident.game(),
                    "href",
                    String.format(Locale.ROOT, "#game/%s/%d", incident.game(), incident.ply()));
        } else {
            page.text(incident.game());
        }
        page.close();
    }
}
