package org.botarena.arena.report.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanTest {
    private static final PlanMachine MACHINE = new PlanMachine(2, 7_900, 50_000);

    private static Plan plan(Setup setup) {
        return Plan.of(
                setup,
                Contest.fixtures(setup),
                Contest.roster(setup),
                Path.of("agents"),
                Path.of("results"),
                MACHINE,
                Optional.empty());
    }

    private static String[] entrants(int number) {
        return IntStream.range(0, number).mapToObj(i -> "agent" + i).toArray(String[]::new);
    }

    @Test
    void aGameTakesAtWorstEveryStartAndEveryMoveInFull() {
        Plan plan = plan(Contest.setup("tictactoe", 10, "anna", "bert"));
        assertEquals(20, plan.games());
        assertEquals(9, plan.length().longest());
        assertEquals(Duration.ofSeconds(20 * (2 * 5 + 9 * 2)), plan.worst());
        assertTrue(plan.estimate().compareTo(plan.worst()) < 0);
    }

    @Test
    void aReversiGameIsAboutSixtyMoves() {
        GameLength length = GameLength.of(Contest.game("reversi"));
        assertEquals(60, length.longest());
        assertTrue(length.mean() > 58 && length.mean() < 60, length.toString());
    }

    @Test
    void onlyMoreThanTwelveHoursNeedConfirmation() {
        assertEquals(
                Optional.empty(),
                plan(Contest.setup("reversi", 1, entrants(12))).objection());
        assertEquals(
                "This can take 47 h 40 min, and above 12 hours nothing starts without --yes or a --budget."
                        + " What would fit: --pairs 2 or --move-time 370ms.",
                ""
                        + plan(Contest.setup("reversi", 10, entrants(12)))
                                .objection()
                                .orElseThrow());
        assertTrue(plan(Contest.setup("reversi", 1, entrants(100)))
                .objection()
                .orElseThrow()
                .toString()
                .endsWith("What would fit: fewer entrants, or shorter times."));
    }

    @Test
    void theSuggestedPlanFits() {
        assertEquals(
                Optional.empty(),
                plan(Contest.setup("reversi", 2, entrants(12))).objection());
        assertTrue(plan(Contest.setup("reversi", 3, entrants(12))).objection().isPresent());
    }

    @Test
    void theTextHasTheEntrantsTheTimeAndAnythingUnusual() {
        Plan plan = plan(Contest.titled("Cup <3>", Contest.setup("tictactoe", 100, "anna", "bert")));
        String text = plan.text(Language.ENGLISH);
        for (String needed : List.of(
                "Title Cup <3>",
                "tictactoe, round-robin of 2 entrants, 100 pairs of games between every two: 200 games",
                "2 s a move, 5 s to start; about ",
                ", 1 h 33 min at worst",
                "random:2: fewer than the pairs, so they repeat Seed 7",
                "Entrants anna, bert",
                "broken.jar: no Agent class (of 3 classes). Let one extend Agent",
                "dam.jar: it plays student.Draughts",
                "The samples (flat) stay out",
                "2, for 1 game at a time",
                Path.of("results").toAbsolutePath().toString(),
                "Isolation process",
                "2 of the entrants are not the arena's own.")) {
            assertTrue(text.replaceAll("\\s+", " ").contains(needed), needed + " in\n" + text);
        }
        assertFalse(text.contains("STOP"), text);
    }

    @Test
    void anOrdinaryPlanIsReadAtAGlance() {
        Setup setup = Contest.setup("reversi", 3, entrants(8));
        Plan plan = Plan.of(
                setup,
                Contest.fixtures(setup),
                new Roster(setup.entrants(), List.of(), List.of(), List.of()),
                Path.of("/agents"),
                Path.of("/results"),
                MACHINE,
                Optional.empty());
        String text = plan.text(Language.ENGLISH).replaceFirst("(?s)\nWARNING.*", "\n");
        assertTrue(text.lines().count() <= 10, text);
    }

    @Test
    void theTextFitsEightyColumnsWherePathsAllowIt() {
        String text = plan(Contest.setup("reversi", 10, entrants(12))).text(Language.ENGLISH);
        assertTrue(
                Arrays.stream(text.split("\n", -1))
                        .filter(line ->
                                !line.contains(Path.of("").toAbsolutePath().toString()))
                        .allMatch(line -> line.length() <= 80),
                text);
    }

    @Test
    void aNameCannotMoveTheCursor() {
        String text =
                plan(Contest.setup("reversi", 1, "anna", "evil\u001b[2J\r\n")).text(Language.ENGLISH);
        assertTrue(text.contains("evil?[2J??"), text);
    }

    @Test
    void tooManyOpeningsToCountAreReported() {
        Plan plan = plan(Contest.setup("reversi", 1, "anna", "bert"));
        assertEquals(OptionalInt.empty(), plan.fixtures().distinct());
    }

    @Test
    void theDiskOfAFolderThatDoesNotExistYetIsThatOfItsParent(@TempDir Path folder) {
        PlanMachine machine = PlanMachine.here(folder.resolve("results").resolve("today"));
        assertTrue(machine.cores() >= 1 && machine.memoryMiB() > 100 && machine.freeDiskMiB() > 0, machine.toString());
    }
}
