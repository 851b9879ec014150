package org.botarena.arena.report.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.OrganizerFiles;
import org.botarena.arena.report.Results;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;

/** Whole tournaments of random players on the real rules, with all that they leave behind. */
public final class Played {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    private Played() {}

    /** A round robin; who is called {@code late} is. Its folder. */
    public static Path tournament(Path folder, String game, int pairs, String... entrants) throws IOException {
        return tournament(folder, "", game, pairs, entrants);
    }

    /** The same with an {@code entrants.csv} beside the jars. */
    public static Path tournament(Path folder, String presented, String game, int pairs, String... entrants)
            throws IOException {
        return tournament(folder, presented, Contest.setup(game, pairs, entrants));
    }

    /** The same of any format. */
    public static Path tournament(Path folder, String presented, Setup setup) throws IOException {
        PlayedInProcess table =
                new PlayedInProcess(setup.terms().rules()).withFault("late", new Verdict.Late(2001, 2000));
        Path agents = Files.createDirectories(folder.resolve("agents"));
        if (!presented.isEmpty()) {
            Files.writeString(agents.resolve("entrants.csv"), presented);
        }
        Path out = folder.resolve("out");
        try (Results results = Results.create(out, setup, Contest.roster(setup), "1.2.3", NOON)) {
            new OrganizerFiles(out).present(agents);
            results.finish(new Tournament(Contest.schedule(setup), table, 1, List.of(results)).run());
        }
        return out;
    }

    /** The page of it. */
    public static String page(Path results) throws IOException {
        return Files.readString(results.resolve("report.html"));
    }
}
