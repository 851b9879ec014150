package org.botarena.arena.report.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.OrganizerFiles;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.store.Provenance;
import org.botarena.arena.store.RunEnd;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Tally;

/** Whole tournaments of random agents on the real rules, with all their files. */
public final class Played {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    private Played() {}

    /** The results of a tournament in English, without a gradebook. */
    public static Results results(Path folder, Setup setup, Roster roster, Csv tables) {
        return new Results(
                folder, folder, setup, roster, provenance(), Language.ENGLISH, end(tables), Optional.empty());
    }

    private static Provenance provenance() {
        return Provenance.now("1.2.3", NOON.instant());
    }

    private static RunEnd end(Csv tables) {
        return new RunEnd(false, NOON.instant(), tables, Sentence.NONE, List.of());
    }

    /**
     * Plays a round robin and returns its folder. An agent named {@code late} is late; one named {@code says} prints
     * values.
     */
    public static Path tournament(Path folder, String game, int pairs, String... entrants) throws IOException {
        return tournament(folder, "", game, pairs, entrants);
    }

    /** Plays a round robin with an {@code entrants.csv} next to the jars. */
    public static Path tournament(Path folder, String presented, String game, int pairs, String... entrants)
            throws IOException {
        return tournament(folder, presented, Contest.setup(game, pairs, entrants));
    }

    /** Plays a tournament of any format with an {@code entrants.csv} next to the jars. */
    public static Path tournament(Path folder, String presented, Setup setup) throws IOException {
        Path agents = Files.createDirectories(folder.resolve("agents"));
        if (!presented.isEmpty()) {
            Files.writeString(agents.resolve("entrants.csv"), presented);
        }
        Path out = folder.resolve("out");
        try (Results results = results(out, setup, Contest.roster(setup), Csv.COMMAS)) {
            new OrganizerFiles(out).present(agents);
            results.finish(play(setup, results));
        }
        return out;
    }

    private static Tournament.Ending play(Setup setup, Spectator spectator) {
        PlayedInProcess table = new PlayedInProcess(setup.terms().rules())
                .withFault("late", new Verdict.Late(2001, 2000, Optional.empty()))
                .withSayingOf("says", "says too");
        return new Tournament(Contest.schedule(setup), table, 1, List.of(spectator)).run();
    }

    /** The summary on its page. */
    public static Summary summary(Setup setup, Roster roster) {
        Tally tally = new Tally(setup);
        Tournament.Ending ending = play(setup, tally);
        return Summary.of(
                provenance(),
                end(Csv.COMMAS),
                setup,
                Map.of(),
                setup.names().stream().collect(Collectors.toMap(name -> name, Profile::of)),
                roster,
                tally,
                tally.analysis(),
                ending);
    }

    /** The page of it. */
    public static String page(Path results) throws IOException {
        return Files.readString(results.resolve("report.html"));
    }
}
