package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.fixture.Openings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command tune on the assembled copy. */
@DisabledOnOs(OS.WINDOWS)
class TuneIT {
    private static final List<String> TUNE = List.of(
            "tune",
            "uct:k=0.05..2,simulations=5",
            "--games",
            "64",
            "--game",
            "reversi:size=4",
            "--move-time",
            "20s",
            "--fresh",
            "pair",
            "--seed",
            "9",
            "--isolation=process");

    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    private static String[] tune(String... more) {
        return Stream.concat(TUNE.stream(), Stream.of(more)).toArray(String[]::new);
    }

    /** The command's output without the folder. */
    private static String told(Ran ran) {
        return ran.out().replaceAll("(?m)^(Plot|Results) .*$", "$1");
    }

    @Tag("long")
    @Test
    @EnabledOnOs(OS.LINUX)
    void killedInTheSearchAndInTheMatchItResumesAndEndsAsIfUninterrupted() throws Exception {
        String whole = told(work.done(tune("--out", "whole")));
        for (String place : List.of("round-01", "round-02", "match")) {
            ArenaProcess arena = ArenaProcess.start(work, tune("--out", "killed"));
            arena.awaitGames(new Played(folder.resolve("killed").resolve(place)), 3);
            arena.end("KILL");
        }
        assertEquals(whole, told(work.done(tune("--out", "killed"))));
        Ran again = work.done(tune("--out", "killed"));
        assertEquals(whole, told(again));
        assertTrue(again.err().isEmpty(), again::toString);
        assertFails(
                1,
                work.arena(tune("--out", "killed", "--openings", "start")),
                "killed was started with another --openings: give the same, or another folder with --out");
        assertFails(
                1,
                work.arena("tune", "uct:k=0.1..2", "--out", "killed"),
                "killed tunes uct:k=0.05..2,simulations=5: give the same, or another folder with --out");
    }

    @Tag("slow")
    @Test
    void theMatchAtTheEndHasOpeningsUnseenByTheSearch() throws Exception {
        Files.writeString(folder.resolve("openings.txt"), "b1\nc4\na2 a1\na2 c1\nd3 d4\nd3 b4\n");
        Ran ran = work.done(tune("--out", "out", "--openings", "openings.txt"));
        assertSays(
                ran.out(),
                "uct:simulations=5: 32 games of 16 candidates, seed 9; the start is k=0.3",
                "option  ",
                "best against start: +",
                "verdict  ",
                "Plot     out/tuning.svg",
                "Results  out");
        ran.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
        assertTrue(Files.readString(folder.resolve("out/tuning.svg")).startsWith("<svg "));
        Set<String> searched = openings("round-01");
        searched.addAll(openings("round-02"));
        Set<String> played = openings("match");
        assertEquals(2, played.size());
        assertEquals(4, searched.size());
        played.retainAll(searched);
        assertTrue(played.isEmpty(), played::toString);
    }

    private Set<String> openings(String round) {
        try (Store store = Store.read(folder.resolve("out").resolve(round))) {
            Set<String> reached = new TreeSet<>();
            for (Openings.Opening opening :
                    store.settings().listed().orElseThrow().lines()) {
                reached.add(opening.reached());
            }
            return reached;
        }
    }

    @Test
    void anImpossibleTuningIsExplainedAndLeavesNothing() throws Exception {
        assertFails(
                1, work.arena("tune", "uct"), "'uct' has no option with a range to search: write one behind a colon");
        assertFails(1, work.arena("tune", "uct:k=0.5"), "'uct:k=0.5' has no option with a range to search");
        assertFails(1, work.arena("tune", "uct:kk=1..2"), "uct.jar has no option 'kk': it has k=0.3 (a number from 0)");
        assertFails(1, work.arena("tune", "uct:share=0.5..2"), "uct.jar: option share=2: it must be a number in 0..1");
        assertFails(
                1, work.arena("tune", "bandit:method=a..b"), "bandit.jar: option method cannot be tuned, since it is");
        assertFails(1, work.arena("tune", "uct:k=0.1..2", "--games", "9"), "--games 9 is too few for a search");
        assertFails(1, work.arena("tune", "uct:k=0.1..2", "--game", "tritactoe"), "tritactoe has 3 sides");
        assertFails(1, work.arena("tune", "missing:k=1..2"), "there is no entrant 'missing'");
        assertUsage(work.arena("tune", "uct:k=0.1..2", "--games", "many"), "--games");
        List<String> left = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.map(file -> file.getFileName().toString()).forEach(left::add);
        }
        assertFalse(left.contains("results"), left::toString);
        Files.writeString(Files.createDirectory(folder.resolve("full")).resolve("mine"), "mine");
        assertFails(1, work.arena("tune", "uct:k=0.1..2", "--out", "full"), "full is not empty and was left as it is");
    }
}
