package org.botarena.arena.tournament.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.format.WithFinal;
import org.botarena.arena.tournament.standing.Grade;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(120)
class ScheduleTest {
    private final List<String> ended = new ArrayList<>();

    static Stream<Format> formats() {
        return Stream.of(
                new RoundRobin(),
                new Gauntlet(List.of("agent1")),
                new Swiss(0),
                new Knockout(),
                new Ladder(),
                new WithFinal(new Swiss(2), 3));
    }

    private static Setup setup(Format format, int entrants) {
        Setup setup = Contest.setup(
                "tictactoe",
                1,
                IntStream.range(0, entrants).mapToObj("agent%d"::formatted).toArray(String[]::new));
        return new Setup(
                setup.terms(), format, setup.pairs(), setup.openings(), setup.seed(), setup.jobs(), setup.entrants());
    }

    private Tally play(Setup setup, GameRunner runner, int jobs) {
        Tally tally = new Tally(setup);
        Spectator scribe = game -> ended.add(game.id());
        Tournament.Ending ending = new Tournament(
                        Contest.schedule(setup), runner, jobs, Contest.replaysAtOnce(), List.of(tally, scribe))
                .run();
        assertFalse(ending.isInterrupted(), ending.toString());
        return tally;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void theGamesDoNotDependOnTheNumberOfJobs(Format format) {
        Setup setup = setup(format, 7);
        GameRunner runner = new PlayedInProcess(setup.terms().rules());
        Standings alone = play(setup, runner, 1).standings();
        TreeSet<String> games = new TreeSet<>(ended);
        assertEquals(ended.size(), games.size(), "each once");
        ended.clear();
        assertEquals(alone, play(setup, runner, 4).standings());
        assertEquals(games, new TreeSet<>(ended));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aGivenUpGameStopsNoFormat(Format format) {
        Setup setup = setup(format, 6);
        GameRunner inner = new PlayedInProcess(setup.terms().rules());
        GameRunner runner = new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
                if (pairing.seats().get(0).name().equals("agent2")) {
                    throw new IllegalStateException("no process");
                }
                return inner.play(pairing);
            }

            @Override
            public void close() {}
        };
        Tally tally = play(setup, runner, 2);
        assertEquals(6, tally.standings().rows().size());
    }

    @Test
    void aRepeatedGameProvesNothing() {
        Setup setup = Contest.setup("matches:n=1", 6, "agent0", "agent1");
        Tally tally = new Tally(setup);
        new Tournament(
                        Contest.schedule(setup),
                        new PlayedInProcess(setup.terms().rules()),
                        1,
                        List.of(tally))
                .run();
        assertEquals(
                List.of(12, 2), List.of(tally.games(), tally.distinctGames()), "one match: one move, two seatings");
    }

    /** An entrant whose agents crash at their first move loses every game in which it is to move first. */
    @Test
    void theWinnerOfAKnockoutIsFirstEvenWithFewerPoints() {
        Setup setup = setup(new Knockout(), 5);
        PlayedInProcess runner = new PlayedInProcess(setup.terms().rules());
        IntStream.of(0, 1, 2, 4).forEach(i -> runner.withFault("agent" + i, new Verdict.OutOfMemory()));
        Standing first = play(setup, runner, 1).standings().rows().get(0);
        assertEquals("agent3", first.entrant());
    }

    @Test
    void theReferencesOfAGauntletComeLastWhateverTheirPoints() {
        Setup setup = setup(new Gauntlet(List.of("agent1")), 4);
        PlayedInProcess runner = new PlayedInProcess(setup.terms().rules());
        IntStream.of(0, 2, 3).forEach(i -> runner.withFault("agent" + i, new Verdict.OutOfMemory()));
        List<Standing> rows = play(setup, runner, 1).standings().rows();
        assertEquals("agent1", rows.get(3).entrant());
        assertTrue(rows.get(3).points() > rows.get(0).points());
    }

    @Test
    void aGauntletGradesEveryEntrantAgainstEachReference() {
        Setup setup = setup(new Gauntlet(List.of("agent1", "agent0")), 4);
        PlayedInProcess runner = new PlayedInProcess(setup.terms().rules());
        runner.withFault("agent3", new Verdict.OutOfMemory());
        List<Grade> grades = play(setup, runner, 1).grades();
        assertEquals(
                List.of("agent2 agent1", "agent2 agent0", "agent3 agent1", "agent3 agent0"),
                grades.stream()
                        .map(grade -> grade.entrant() + " " + grade.reference())
                        .toList());
        Grade failed = grades.get(3);
        assertEquals(List.of(2, 0.0, 2), List.of(failed.games(), failed.points(), failed.faults()));
        assertEquals(0, failed.shareLow());
        assertEquals(0.975, failed.shareHigh(), 1e-6, "one pair lost: up to here, losing it has a chance of 2.5 %");
    }

    @Test
    void aWaitingRoundIssuesNoGames() {
        Setup setup = setup(new Swiss(2), 4);
        Schedule schedule = Contest.schedule(setup);
        List<ScheduledGame> first = new ArrayList<>();
        for (Optional<ScheduledGame> game = schedule.next(); game.isPresent(); game = schedule.next()) {
            first.add(game.get());
        }
        assertEquals(4, first.size());
        assertTrue(schedule.isFair());
        Map<String, Long> seats = first.stream()
                .flatMap(game -> game.seats().stream())
                .collect(Collectors.groupingBy(entrant -> entrant.name(), Collectors.counting()));
        assertTrue(seats.values().stream().allMatch(number -> number == 2), seats.toString());
    }
}
