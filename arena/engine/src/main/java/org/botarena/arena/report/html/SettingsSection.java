package org.botarena.arena.report.html;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.report.markup.Numbers;
import org.botarena.arena.report.summary.Attendance;
import org.botarena.arena.report.summary.Summary;

/** Under which conditions it was played, and by which files; folders of the organizer's machine are left out. */
final class SettingsSection {
    private static final Pattern FOLDERS =
            Pattern.compile("(?<=^|[\\s'\"(])(?:[A-Za-z]:)?[\\\\/](?:[^\\s\\\\/'\"]+[\\\\/])*");

    private static final Map<String, String> ISOLATION = Map.of(
            "sandbox",
            "sandbox: each agent in a process of its own, without network, without the organizer's files, without another"
                    + " process in sight, with bounded memory",
            "process",
            "process: each agent in a process of its own with bounded memory, but with the organizer's rights: files and network"
                    + " were open to it",
            "thread",
            "thread: the agents in the arena's own process, for a debugger: nothing stood between them and the arena");

    private final Summary summary;
    private final Names names;

    SettingsSection(Summary summary, Names names) {
        this.summary = summary;
        this.names = names;
    }

    void writeTo(Markup page) {
        page.open("section", "id", "settings");
        page.leaf("h2", "How it was played");
        if (!summary.trimmed().isEmpty()) {
            page.leaf("p", summary.trimmed());
        }
        summary.notices().forEach(notice -> page.leaf("p", "While it was played: " + notice + "."));
        facts(page);
        entrants(page);
        others(page);
        page.close();
    }

    private void facts(Markup page) {
        Summary.Configuration configuration = summary.configuration();
        page.open("dl", "class", "facts");
        fact(page, "Game", configuration.game());
        fact(page, "Format", configuration.format());
        fact(page, "Pairs", configuration.pairs() + " of games on one opening, both seatings, between two who meet");
        fact(
                page,
                "Openings",
                configuration.openings() + ": " + summary.openings().text());
        fact(page, "Time per move", Numbers.time(configuration.moveMs()));
        fact(page, "Time to start", Numbers.time(configuration.startMs()));
        fact(page, "Heap of an agent", configuration.heapMiB() + " MiB");
        fact(page, "Games at a time", "" + configuration.jobs());
        fact(page, "Isolation", ISOLATION.getOrDefault(summary.isolation(), summary.isolation()));
        fact(page, "Seed", summary.seed());
        fact(page, "Begun, ended", "%s, %s (UTC)".formatted(minute(summary.started()), minute(summary.ended())));
        fact(page, "Versions", "Bot Arena %s, Java %s".formatted(summary.arena(), summary.java()));
        page.close();
    }

    private static void fact(Markup page, String what, String value) {
        page.leaf("dt", what).leaf("dd", withoutFolders(value));
    }

    /** {@code 2026-11-20 12:00}. */
    static String minute(String instant) {
        return instant.length() < 16 ? instant : instant.substring(0, 16).replace('T', ' ');
    }

    private void entrants(Markup page) {
        page.leaf("h3", "Entrants");
        page.open("div", "class", "wide").open("table").open("thead").open("tr");
        page.leaf("th", "Entrant").leaf("th", "File").leaf("th", "Options").leaf("th", "SHA-256, its beginning");
        page.close().close().open("tbody");
        for (Attendance.Entry entry : summary.roster()) {
            String options = entry.options().entrySet().stream()
                    .map(option -> option.getKey() + "=" + option.getValue())
                    .collect(Collectors.joining(", "));
            page.open("tr").leaf("td", names.shown(entry.entrant()), "class", "name");
            page.leaf("td", fileName(entry.jar()) + (entry.sample() ? " (a sample)" : ""), "class", "name");
            page.leaf("td", options);
            page.leaf(
                    "td",
                    entry.sha256().substring(0, Math.min(12, entry.sha256().length())));
            page.close();
        }
        page.close().close().close();
    }

    private void others(Markup page) {
        if (!summary.refused().isEmpty()) {
            page.leaf("h3", "Refused");
            page.open("ul");
            for (Attendance.Out jar : summary.refused()) {
                String why = jar.problems().stream()
                        .map(problem -> "%s (%s)".formatted(problem.what(), withoutFolders(problem.why())))
                        .collect(Collectors.joining("; "));
                page.leaf("li", "%s: %s".formatted(fileName(jar.jar()), why));
            }
            page.close();
        }
        if (!summary.leftOut().isEmpty()) {
            page.leaf("h3", "Left out: they play another game");
            page.open("ul");
            summary.leftOut().forEach(jar -> page.leaf("li", fileName(jar.jar())));
            page.close();
        }
    }

    private static String fileName(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    private static String withoutFolders(String text) {
        return FOLDERS.matcher(text).replaceAll("");
    }
}
