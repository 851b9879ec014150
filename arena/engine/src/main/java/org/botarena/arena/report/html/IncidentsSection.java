package org.botarena.arena.report.html;

import static org.botarena.arena.text.table.Surface.PAGE;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.report.html.GamesDigest.Incident;
import org.botarena.arena.report.page.GameLabel;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Cell;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;

/** The agents' faults with the arena's evidence, and the disturbances that were not their fault. */
record IncidentsSection(Summary summary, Names names, GamesDigest digest, Language language) {
    void writeTo(Markup page) {
        page.open("section", "id", "faults", "class", "panel");
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
        List<Column<Incident>> columns = List.of(
                Column.of("entrant", Format.ENTRANT, Incident::entrant, PAGE),
                Column.of("verdict", Format.TEXT, fault -> cell("verdict", language.named("kind", fault.kind())), PAGE),
                Column.of("ply", Format.COUNT, Incident::ply, PAGE),
                Column.of("game", Format.TEXT, IncidentsSection::game, PAGE),
                Column.of("evidence", Format.TEXT, this::evidence, PAGE));
        new Table<>(columns, digest.faults()).writeTo(page, names.reader(language));
    }

    /** Writes the disturbances by the machine, by entrant. */
    private void byEntrant(Markup page) {
        Table<Row> table = StandingsTable.byTheMachine(summary.standings().rows());
        if (table.rows().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.machine"));
        page.leaf("p", language.text("page.machine.help"), "class", "dim small");
        table.writeTo(page, names.reader(language));
        summary.disturbedMost()
                .rows()
                .forEach(one -> page.leaf(
                        "p",
                        language.text(
                                "page.disturbed-most",
                                names.shown(one.entrant()),
                                one.own().moves(),
                                one.own().near(),
                                one.others().moves(),
                                one.others().near()),
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
        List<Column<Incident>> columns = List.of(
                Column.of("became", Format.TEXT, game -> Sentence.of("page.became." + game.kind()), PAGE),
                Column.of("game", Format.TEXT, IncidentsSection::game, PAGE),
                Column.of("why", Format.TEXT, this::evidence, PAGE));
        new Table<>(columns, digest.disturbances()).writeTo(page, names.reader(language));
    }

    private void unplayed(Markup page) {
        Table<Map.Entry<String, Sentence>> unplayed = summary.unplayed();
        if (unplayed.rows().isEmpty()) {
            return;
        }
        page.leaf("h3", language.text("page.not-played"));
        page.leaf("p", language.counted("page.not-played.count", unplayed.rows().size()), "class", "warning");
        unplayed.first(GamesDigest.MOST_LINES).writeTo(page, names.reader(language));
    }

    private static Cell cell(String style, String text) {
        return page -> page.leaf("td", text, "class", style);
    }

    private Cell evidence(Incident incident) {
        return cell("evidence", incident.evidence().in(language));
    }

    /** A game's pair and letter, linked to the game if the page holds it, and its entrants. */
    private static Cell game(Incident incident) {
        String label = GameLabel.of(incident.game());
        return page -> {
            page.open("td");
            if (incident.isHere()) {
                String link = String.format(Locale.ROOT, "#game/%s/%d", incident.game(), incident.ply());
                page.leaf("a", label, "href", link, "title", incident.game());
            } else {
                page.leaf("span", label, "title", incident.game());
            }
            page.text(" " + incident.players()).close();
        };
    }
}
