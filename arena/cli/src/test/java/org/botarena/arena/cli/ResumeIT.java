package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.report.Reports;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Resuming a tournament, as an organizer does it. */
@DisabledOnOs(OS.WINDOWS)
class ResumeIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
        work.twoAgents();
    }

    @Tag("slow")
    @Test
    @EnabledOnOs(OS.LINUX)
    void aKilledTournamentResumesWithTheSameCommand() throws Exception {
        work.agent("first", "Thread.sleep(100); " + TestJars.FIRST_MOVE); // Otherwise it ends before it is killed.
        String[] command = {"run", "--game", "tictactoe", "--pairs", "4", "--isolation=process", "--out", "results/cup"
        };
        ArenaProcess arena = ArenaProcess.start(work, command);
        arena.awaitGames(new Played(folder.resolve("results/cup")), 2);
        arena.end("KILL");
        Ran status = work.arena("status");
        assertSays(status, "of 8 games", "arena resume continues it");
        Ran ran = work.run("--game", "tictactoe", "--pairs", "4");
        assertSays(ran, "Resumes", "unfinished, and its settings are the same (--new starts afresh)");
        String results = work.results().toString();
        assertEquals(8, ids(work.results()).stream().distinct().count());
        assertEquals(8, ids(work.results()).size());
        assertSays(work.arena("verify", results), "all is well");
        assertSays(work.arena("status", results), "finished, 8 of 8 games");
        byte[] json = Files.readAllBytes(work.results().resolve("results.json"));
        byte[] games = Files.readAllBytes(work.results().resolve("games.jsonl"));
        assertSays(work.arena("report", results), "Results");
        assertTrue(Arrays.equals(json, Files.readAllBytes(work.results().resolve("results.json"))));
        assertTrue(Arrays.equals(games, Files.readAllBytes(work.results().resolve("games.jsonl"))));
        assertSays(work.run("--game", "tictactoe", "--pairs", "1"), "points");
        try (Stream<Path> folders = Files.list(folder.resolve("results"))) {
            assertEquals(2, folders.count(), "a finished one goes on only if it is named");
        }
    }

    @Tag("slow")
    @Test
    void itIsExtendedByPairsAndJarsAndRefusesOtherSettings() throws Exception {
        assertSays(work.run("--game", "tictactoe", "--out", "cup"), "points");
        work.agent("late", TestJars.FIRST_MOVE);
        work.agent("first", "if (player > 9) { return 0; } " + TestJars.FIRST_MOVE);
        Ran more = work.arena("resume", "cup");
        assertSays(more, "2 games recorded", "late joins", "The jar of first has changed", "--replace first");
        assertEquals(6, ids(folder.resolve("cup")).size());
        Ran replaced = work.arena("resume", "cup", "--replace", "first");
        assertSays(replaced, "first is replaced");
        assertEquals(6, ids(folder.resolve("cup")).size());
        assertSays(work.arena("resume", "cup", "--withdraw", "late", "--pairs", "2"), "points");
        assertEquals(4, ids(folder.resolve("cup")).size());
        assertSays(work.arena("verify", "cup"), "all is well (12 records, 3 entrants)");
        assertFails(
                1,
                work.run("--out", "cup", "--move-time", "1s", "--seed", "1"),
                "--move-time 2000ms, not 1000ms",
                "--seed ");
        assertFails(1, work.run("--out", "cup", "--pairs", "1"), "has 2 already");
        assertFails(
                1,
                work.arena("resume", "cup", "--withdraw", "missing"),
                "no such entrant plays; there are first, last");
    }

    @Test
    @Tag("slow")
    void itKeepsItsTitle() throws Exception {
        assertSays(work.run("--game", "tictactoe", "--out", "cup", "--title", "Cup <3>"), "Cup <3>", "points");
        assertSays(work.arena("resume", "cup", "--pairs", "2"), "Cup <3>", "points");
        assertTrue(Files.readString(folder.resolve("cup/report.html")).contains("<h1>Cup &lt;3&gt;</h1>"));
        assertSays(work.arena("verify", "cup"), "all is well (4 records");
        assertFails(1, work.run("--out", "cup", "--title", "Cup 4"), "--title Cup <3>, not Cup 4");
        assertFails(2, work.run("--title", "a\tb"), "--title: a title is one line");
    }

    @Test
    @Tag("slow")
    void ifResultsDrawTheRoundsGamesOfAnEarlierJarCountAndCanBeDisputed() throws Exception {
        assertSays(work.run("--game", "tictactoe", "--format", "swiss", "--rounds", "1", "--out", "cup"), "points");
        List<String> before = ids(folder.resolve("cup"));
        work.agent("first", "throw new IllegalStateException();");
        Ran replaced = work.arena("resume", "cup", "--replace", "first");
        assertSays(replaced, "first is replaced from round 2 on; its games before still count.");
        assertEquals(before, ids(folder.resolve("cup")));
        Ran again = work.arena("rerun", "cup", before.get(0));
        assertSays(again, "It ended with the same scores in 1 of 1 game.");
    }

    @Test
    @Tag("slow")
    void aDisputedGameIsPlayedAgainAndItsNewResultAccepted() throws Exception {
        assertSays(work.run("--game", "tictactoe", "--out", "cup"), "points");
        String id = ids(folder.resolve("cup")).get(0);
        assertSays(work.arena("rerun", "cup", id, "--times", "2"), "recorded", "the same scores in 2 of 2 games");
        assertSays(work.arena("rerun", "cup", id, "--accept", "the lights went out"), "counts now");
        assertTrue(Files.readString(folder.resolve("cup/games.jsonl")).contains("the lights went out"));
        assertSays(work.arena("verify", "cup"), "all is well (3 records");
        assertFails(2, work.arena("rerun", "cup", id, "--accept", "x", "--times", "2"), "--accept takes one result");
    }

    @Test
    @Tag("slow")
    void gamesArePlayedAgainByTheTimeAtWhichTheyEnded() throws Exception {
        assertSays(work.run("--game", "tictactoe", "--out", "cup"), "points");
        Files.writeString(folder.resolve("rules.txt"), "0.01 vs last -> 10\n");
        assertSays(
                work.arena("rerun", "cup", "--since", "2020-01-01T00:00", "--grades", "rules.txt"),
                "chosen 2 games",
                "all places would stay",
                "All marks would stay.");
        assertFails(1, work.arena("rerun", "cup", "--until", "2020-01-01T00:00"), "0 games are meant");
        assertFails(2, work.arena("rerun", "cup", "--since", "noon"), "--since 'noon' is not a time: write 07:30");
    }

    @Tag("slow")
    @Test
    void anAbandonedGameIsPlayedAgainAndItsResultAccepted() throws Exception {
        assertSays(work.run("--game", "tictactoe", "--out", "cup"), "points");
        List<String> given = giveUpTheSecondPair(folder.resolve("cup"));
        assertSays(work.arena("status", "cup"), "2 of 4 games", "Not played, through no fault of the agents: 2 games.");
        assertSays(
                work.arena("rerun", "cup", given.get(0)),
                "first - last no result: given up (no quiet moment)",
                "It had a result in 1 of 1 game.");
        assertSays(work.arena("rerun", "cup", given.get(0), "--accept", "the machine is quiet now"), "counts now");
        assertSays(work.arena("status", "cup"), "3 of 4 games", "Not played, through no fault of the agents: 1 game.");
        assertTrue(ids(folder.resolve("cup")).contains(given.get(0)));
        assertSays(work.arena("verify", "cup"), "all is well (3 records");
        assertFails(1, work.arena("rerun", "cup", "0009-a-0"), "has no game '0009-a-0' that counts or was given up");
    }

    /** Has the effect of ten disturbed attempts; returns the ids. */
    private static List<String> giveUpTheSecondPair(Path cup) {
        List<String> given = new ArrayList<>();
        try (Store store = Store.open(cup)) {
            Games games = Games.installed();
            Setup one = store.setup(games);
            Setup two = new Setup(one.terms(), one.format(), 2, one.openings(), one.seed(), one.jobs(), one.entrants());
            store.changes().extend(two, List.of(), List.of(), store.roundState(games));
            Schedule schedule = new Schedule(two, Fixtures.of(two.terms().rules(), two.openings(), two.seed()));
            for (Optional<ScheduledGame> game = schedule.next(); game.isPresent(); game = schedule.next()) {
                if (store.games().find(game.get().id()).isEmpty()) {
                    store.games()
                            .unplayed(new GameRecord(
                                    game.get(), Attempt.failed(Sentence.quote("no quiet moment")), List.of()));
                    given.add(game.get().id());
                }
            }
            store.changes().reach(State.FINISHED, false, Instant.now());
            Reports.write(store, games);
        }
        return given;
    }

    @Tag("slow")
    @Test
    void aFolderWithoutItsStoreKeepsItsSettingsAndNothingElseIsTouched() throws Exception {
        Ran ran = work.run("--game", "tictactoe", "--pairs", "2", "--out", "cup");
        assertSays(ran, "points", "Receipt");
        String words = (ran.out() + ran.err()).replaceAll("(?s).*Receipt +([a-z-]+).*", "$1");
        assertSays(work.arena("verify", "cup", "--receipt", words), "The receipt is of this tournament");
        String games = Files.readString(folder.resolve("cup/games.jsonl"));
        Files.write(folder.resolve("cup/tournament.db"), new byte[0]);
        assertSays(work.arena("report", "cup", "--out", "elsewhere"), "Results");
        assertEquals(games, Files.readString(folder.resolve("elsewhere/games.jsonl")));
        assertEquals(0, Files.size(folder.resolve("cup/tournament.db")), "reading changes nothing");
        assertSays(work.arena("resume", "cup"), "Resumes cup: 4 games recorded");
        assertEquals(games, Files.readString(folder.resolve("cup/games.jsonl")));
        Files.delete(folder.resolve("cup/tournament.db"));
        Files.delete(folder.resolve("cup/journal.jsonl"));
        for (String command : List.of("resume", "rebuild", "verify")) {
            assertFails(1, work.arena(command, "cup"), "journal");
            assertEquals(games, Files.readString(folder.resolve("cup/games.jsonl")));
        }
    }

    private static List<String> ids(Path results) throws IOException {
        Path file = results.resolve("games.jsonl");
        return Files.exists(file)
                ? Files.readAllLines(file).stream()
                        .map(line -> line.replaceFirst(".*?\"id\":\"([^\"]+)\".*", "$1"))
                        .toList()
                : List.of();
    }

    /** Asserts success, and each of these words in the output. */
    static void assertSays(Ran ran, String... words) {
        assertEquals(0, ran.code(), ran::toString);
        for (String each : words) {
            assertTrue(
                    (ran.out() + " " + ran.err()).replaceAll("\\s+", " ").contains(each),
                    () -> "'%s' is missing in%n%s".formatted(each, ran));
        }
    }
}
