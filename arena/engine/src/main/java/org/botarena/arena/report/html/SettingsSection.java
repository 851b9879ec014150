package org.botarena.arena.report.html;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.match.Terms;
import org.botarena.arena.report.summary.Attendance;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * The conditions of the tournament and the files it was played with; folders of the organizer's machine are left
 * out.
 */
record SettingsSection(Summary summary, Names names, Language language) {
    private static final Pattern FOLDERS =
            Pattern.compile("(?<=^|[\\s'\"(])(?:[A-Za-z]:)?[\\\\/](?:[^\\s\\\\/'\"]+[\\\\/])*");

    void writeTo(Markup page) {
        page.open("section", "id", "settings", "class", "panel");
        page.open("details").leaf("summary", language.text("page.settings"), "class", "heading");
        if (!summary.trimmed().isEmpty()) {
            page.leaf("p", summary.trimmed().in(language));
        }
        summary.notices().forEach(notice -> page.leaf("p", language.text("page.notice", notice.in(language))));
        facts(page);
        entrants(page);
        others(page);
        page.close().close();
    }

    private void facts(Markup page) {
        Setup setup = summary.setup();
        Terms terms = setup.terms();
        page.open("dl", "class", "facts");
        fact(page, "game", terms.rules().name());
        fact(page, "format", setup.format().title().in(language));
        fact(page, "pairs", language.text("page.setting.pairs.value", setup.pairs()));
        fact(
                page,
                "openings",
                language.text(
                        "page.setting.openings.value",
                        setup.openings(),
                        summary.openings().text(language)));
        TimeControl times = terms.times();
        fact(page, times.moves().option(), language.decimal(times.moves().shown()));
        fact(
                page,
                "start-time",
                language.decimal(RoundedNumbers.time(times.start().toNanos() / 1e6)));
        fact(page, "heap", terms.heapMiB() + " MiB");
        fact(page, "jobs", "" + setup.jobs());
        fact(
                page,
                "isolation",
                language.named("page.isolation", terms.isolation().toString()));
        fact(page, "seed", "" + setup.seed());
        fact(
                page,
                "times",
                language.text(
                        "page.setting.times.value",
                        minute(summary.started(), language),
                        minute(summary.ended(), language)));
        fact(page, "versions", "Bot Arena %s, Java %s".formatted(summary.arena(), summary.java()));
        page.close();
    }

    private void fact(Markup page, String what, String value) {
        page.leaf("dt", language.text("page.setting." + what)).leaf("dd", withoutFolders(value));
    }

    /** A time to the minute, such as {@code 2026-11-20 12:00}, in the format of the language. */
    static String minute(String instant, Language language) {
        return DateTimeFormatter.ofPattern(language.text("page.minute"), Locale.ROOT)
                .format(Instant.parse(instant).atOffset(ZoneOffset.UTC));
    }

    private void entrants(Markup page) {
        page.leaf("h3", language.text("page.entrants"));
        summary.roster().writeTo(page, names.reader(language));
    }

    private void others(Markup page) {
        if (!summary.refused().isEmpty()) {
            page.leaf("h3", language.text("page.refused"));
            page.open("ul");
            for (Attendance.Out jar : summary.refused()) {
                String why = jar.problems().stream()
                        .map(problem -> "%s (%s)"
                                .formatted(
                                        problem.what().in(language),
                                        withoutFolders(problem.why().in(language))))
                        .collect(Collectors.joining("; "));
                page.leaf("li", "%s: %s".formatted(fileName(jar.jar()), why));
            }
            page.close();
        }
        if (!summary.leftOut().isEmpty()) {
            page.leaf("h3", language.text("page.left-out"));
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
