package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.arena.tournament.Contest;
import org.botarena.host.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game by the clock: a budget for all moves, and an increment for each. */
class ClockedGameTest {
    private static final Duration START = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private static TimeControl clock(String text) {
        return new TimeControl(START, TimeControl.Clock.parse(text));
    }

    @Test
    void anAgentThatThinksTooLongOnMoveThirtyLosesOnTime() throws Exception {
        Entrant thinker = TestGameRunner.agent(folder, "thinker", """
                if (game.history().length >= 30) {
                    Thread.sleep(60_000);
                }
                return game.position().moves()[0];
                """);
        Entrant first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        try (TestGameRunner runner = new TestGameRunner("reversi", clock("3s+10ms"), Isolation.PROCESS)) {
            GameRecord game = runner.undisturbed(thinker, first);
            Fault fault = game.result().faults().get(0);
            assertEquals(0, fault.player());
            assertTrue(fault.ply() == 30 || fault.ply() == 31, fault::toString);
            assertInstanceOf(Verdict.Late.class, fault.verdict());
            assertTrue(
                    fault.verdict()
                            .reason()
                            .matches("no move after \\d+ ms: \\d+ ms were left on its clock of 3s\\+10ms a game"),
                    fault.verdict()::reason);
            assertTrue(fault.verdict().sentence().in(Language.FRENCH).contains("à sa pendule de 3s+10ms par partie"));
        }
    }

    @Test
    void anAgentSeesBothClocksAndPlansByItsOwn() throws Exception {
        Entrant curious = TestGameRunner.agent(folder, "curious", """
                var clock = game.clock().orElseThrow();
                System.out.println(game.history().length + " " + clock.left().get(player).toSeconds() + " "
                        + clock.left().get(1 - player).toSeconds() + " " + clock.increment().toMillis() + " "
                        + game.timeLeft().toSeconds() + " " + game.moveTime().toSeconds());
                return game.position().moves()[0];
                """);
        try (TestGameRunner runner = new TestGameRunner("reversi:size=4", clock("60m+500ms"), Isolation.PROCESS)) {
            GameRecord game = runner.play(curious, curious);
            assertEquals(List.of(), game.result().faults());
            assertEquals(
                    "0 3600 3600 500 3599 180",
                    game.logs().get(0).lines().findFirst().orElseThrow());
        }
    }

    @Test
    void aMoveTimeMeansNoClock() throws Exception {
        Entrant asks = TestGameRunner.agent(folder, "asks", """
                System.out.println(game.clock() + " " + game.moveTime().compareTo(game.timeLeft()));
                return game.position().moves()[0];
                """);
        try (TestGameRunner runner = TestGameRunner.of("tictactoe")) {
            assertTrue(runner.play(asks, asks).logs().get(0).startsWith("Optional.empty "), "an agent sees what holds");
        }
    }

    @Test
    void movesCostTimeAndGainTheIncrement() throws Exception {
        Scripts<?> game = Scripts.of("tictactoe", "1s+100ms", ply -> ply);
        Attempt attempt = game.play(List.of());
        assertEquals(List.of(1_000.0, 1_000.0, 1_050.0, 1_050.0, 1_100.0), game.granted.subList(0, 5));
        GameRecord record = new GameRecord(game.pairing(List.of()), attempt, List.of());
        List<Double> left = game.terms.published(record).leftMs();
        assertEquals(List.of(1_050.0, 1_050.0, 1_100.0), left.subList(0, 3));
        assertEquals(attempt.plies().size(), left.size());
    }

    @Test
    void timeTakenByTheMachineIsNotCharged() throws Exception {
        Scripts<?> game =
                Scripts.of("tictactoe", "1s+100ms", answer -> answer.took(400).stalled(390));
        game.play(List.of());
        assertEquals(List.of(1_000.0, 1_000.0, 1_090.0), game.granted.subList(0, 3));
    }

    @Test
    void theFlagFallsWhenAllMovesTogetherTakeTooLong() throws Exception {
        Scripts<?> game = Scripts.of("tictactoe", "100ms", ply -> ply.took(40));
        Attempt attempt = game.play(List.of());
        assertEquals(4, attempt.plies().size(), "two moves of each in time");
        Verdict.Late late =
                assertInstanceOf(Verdict.Late.class, attempt.faults().get(0).verdict());
        assertEquals(20, late.grantedMs(), 1e-9);
        assertEquals("no move after 40 ms: 20 ms were left on its clock of 100ms a game", late.reason());
    }

    /** Full clocks would favour the side whose move was disturbed, and both sides together. */
    @Test
    void aResumedGameHasTheClocksOfItsRecordedPlies() throws Exception {
        Scripts<?> whole = Scripts.of("tictactoe", "1s+100ms", ply -> ply);
        List<Ply> plies = whole.play(List.of()).plies();
        Scripts<?> resumed = Scripts.of("tictactoe", "1s+100ms", ply -> ply);
        resumed.play(plies.subList(0, 3));
        assertEquals(whole.granted.subList(3, whole.granted.size()), resumed.granted);
    }

    /** An agent that is asked again has the time that it had in the game. */
    @Test
    void anAgentAskedAboutAGameHasItsTimeFromTheGame() throws Exception {
        Scripts<?> whole = Scripts.of("tictactoe", "1s+100ms", ply -> ply);
        List<Ply> plies = whole.play(List.of()).plies();
        Scripts<?> asked = Scripts.of("tictactoe", "1s+100ms", ply -> ply.took(7));
        asked.ask(plies.subList(0, 4));
        assertEquals(List.of(1_000.0, 1_050.0, 1_100.0), asked.granted);
    }

    /** A runner whose seats take the first move, each in 50 ms, and record the time they were granted. */
    private static final class Scripts<P extends Position<P>> {
        private final Rules<P> rules;
        private final Terms terms;
        private final UnaryOperator<Script> habit;
        private final List<Double> granted = new ArrayList<>();

        Scripts(Rules<P> rules, String clock, UnaryOperator<Script> habit) {
            this.rules = rules;
            this.terms = new Terms(rules, clock(clock), 256, Isolation.PROCESS);
            this.habit = habit;
        }

        static Scripts<?> of(String game, String clock, UnaryOperator<Script> habit) {
            return of(Contest.game(game), clock, habit);
        }

        private static <P extends Position<P>> Scripts<P> of(
                Rules<P> rules, String clock, UnaryOperator<Script> habit) {
            return new Scripts<>(rules, clock, habit);
        }

        ScheduledGame pairing(List<Ply> recorded) {
            return new ScheduledGame(
                    "0000-a-x",
                    new Fixture(0, 5, rules.start().toString(), List.of()),
                    Collections.nCopies(2, Contest.entrant("anna")),
                    List.of(0L, 1L),
                    recorded,
                    false);
        }

        Attempt play(List<Ply> recorded) throws InterruptedException {
            return new Match<>(terms, rules, pairing(recorded), List.of(seat(), seat()), ply -> {}).play();
        }

        void ask(List<Ply> recorded) throws InterruptedException {
            new Inquiry<>(terms, rules, pairing(recorded), 0).ask(seat());
        }

        private Script seat() {
            return habit.apply(new Script(this, 50, 0));
        }
    }

    /** A seat that answers with the first move after a number of milliseconds. */
    private record Script(Scripts<?> runner, double wallMs, double stallMs) implements Seat {
        Script took(double ms) {
            return new Script(runner, ms, stallMs);
        }

        Script stalled(double ms) {
            return new Script(runner, wallMs, ms);
        }

        @Override
        public Outcome start(int seat, long seed, Deadline deadline) {
            return Outcome.timed(new Reply.Said(new Message.Started(1), 1));
        }

        @Override
        public Outcome ask(int ply, Deadline deadline, List<Long> moves, String position) {
            runner.granted.add(deadline.granted() / 1e6);
            long move = runner.rules.parse(position).moves()[0];
            return new Outcome(
                    new Reply.Said(new Message.Answer(1, move), Math.round(wallMs * 1e6)),
                    new Evidence(wallMs, 0, 0, 0, 0),
                    stallMs,
                    0,
                    false);
        }

        @Override
        public void warmUpOn(OptionalInt core) throws IOException {}

        @Override
        public void ready(OptionalInt core) {}

        @Override
        public Optional<ResourceUse> footprint() {
            return Optional.empty();
        }

        @Override
        public String log() {
            return "";
        }

        @Override
        public void close() {}
    }
}
