package org.botarena.arena.report.html;

import java.util.List;
import org.botarena.arena.report.html.GamesDigest.Incident;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.report.markup.Numbers;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;

/** The agents' faults with the arena's evidence, and what disturbed games through no fault of theirs. */
final class IncidentsSection {
    private final Summary summary;
    private final Names names;
    private final GamesDigest digest;

    IncidentsSection(Summary summary, Names names, GamesDigest digest) {
        this.summary = summary;
        this.names = names;
        this.digest = digest;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "faults");
        page.leaf("h2", "Faults");
        if (digest.faultCount() == 0) {
            page.leaf("p", "No agent committed a fault.");
        } else {
            page.leaf(
                    "p",
                    "A fault ends the game and loses it, with the game's worst score. What the agent itself said is for its"
                            + " author alone."
                            + cut(digest.faultCount()),
                    "class",
                    "dim small");
            faults(page);
        }
        byEntrant(page);
        disturbances(page);
        unplayed(page);
        page.close();
    }

    private static String cut(int all) {
        return all <= GamesDigest.MOST_LINES
                ? ""
                : " The first %d of %d are listed; all are in games.jsonl.".formatted(GamesDigest.MOST_LINES, all);
    }

    private void faults(Markup page) {
        head(page, "Entrant", "Verdict", "Ply", "Game", "The arena's evidence");
        for (Incident fault : digest.faults()) {
            page.open("tr").leaf("td", names.shown(fault.entrant()), "class", "name");
            page.leaf("td", fault.kind(), "class", "verdict").leaf("td", "" + fault.ply(), "class", "n");
            game(page, fault);
            page.leaf("td", fault.evidence(), "class", "evidence");
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
        page.leaf("h3", "What the machine did");
        page.leaf(
                "p",
                "Excused: answers after their deadline that count, since the machine took as much time. Disturbed: attempts"
                        + " that do not count. Unplayed: games that were given up.",
                "class",
                "dim small");
        head(page, "Entrant", "Excused", "Disturbed", "Unplayed");
        for (Row row : rows) {
            page.open("tr").leaf("td", names.shown(row.entrant()), "class", "name");
            page.leaf("td", "" + row.excused(), "class", "n").leaf("td", "" + row.disturbed(), "class", "n");
            page.leaf("td", "" + row.unplayed(), "class", "n").close();
        }
        page.close().close().close();
        summary.disturbedMost()
                .forEach(one -> page.leaf(
                        "p",
                        "%s was disturbed in %d of its %d moves that ended near their deadline, the others in %d of %d."
                                .formatted(
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
        page.leaf("h3", "Disturbed games");
        page.leaf(
                "p",
                "Attempts that the arena or the machine disturbed count for nobody: the game was played again later, up to"
                        + " ten times over at least ten minutes; then it was given up."
                        + cut(digest.disturbanceCount()),
                "class",
                "dim small");
        head(page, "What became of it", "Game", "Why");
        for (Incident disturbance : digest.disturbances()) {
            page.open("tr").leaf("td", disturbance.kind());
            game(page, disturbance);
            page.leaf("td", disturbance.evidence(), "class", "evidence");
            page.close();
        }
        page.close().close().close();
    }

    private void unplayed(Markup page) {
        List<Summary.NotPlayed> unplayed = summary.unplayed();
        if (unplayed.isEmpty()) {
            return;
        }
        page.leaf("h3", "Not played");
        page.leaf(
                "p",
                Numbers.counted(unplayed.size(), "game") + " could not be played, through no fault of the agents.",
                "class",
                "warning");
        head(page, "Game", "Why");
        unplayed.stream()
                .limit(GamesDigest.MOST_LINES)
                .forEach(game -> page.open("tr")
                        .leaf("td", game.id())
                        .leaf("td", game.reason())
                        .close());
        page.close().close().close();
    }

    private static void head(Markup page, String... heads) {
        page.open("div", "class", "wide").open("table").open("thead").open("tr");
        for (String head : heads) {
            page.leaf("th", head);
        }
        page.close().close().open("tbody");
    }

    private static void game(Markup page, Incident incident) {
        page.open("td");
        if (incident.isHere()) {
            page.leaf("a", incident.game(), "href", "#game/%s/%d".formatted(incident.game(), incident.ply()));
        } else {
            page.text(incident.game());
        }
        page.close();
    }
}
