package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.arena.tournament.Contest;
import org.botarena.host.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An agent that answers a few milliseconds late on purpose gets the same game again, not another one. */
class LateOnPurposeTest {
    private static final Duration MOVE_TIME = Duration.ofMillis(100);
    private static final double LATE_MS = 106;

    /** When seat 0 answers late. */
    private enum Habit {
        NEVER,
        ALWAYS,
        /** It is in time only in a new process, which resumes where another process was late. */
        ONCE_A_MOVE
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi:size=4", "pig", "jass"})
    void onALoadedMachineTheGameResumesAtTheSameMoveAndEndsAsItWouldHave(String game) throws Exception {
        Scripts<?> honest = Scripts.of(game, Habit.NEVER, 2);
        GameRecord expected = honest.play();
        assertEquals(1, expected.attempts().size());
        for (Habit habit : List.of(Habit.ALWAYS, Habit.ONCE_A_MOVE)) {
            Scripts<?> runner = Scripts.of(game, habit, 2);
            GameRecord record = runner.play();
            assertEquals(moves(expected.result()), moves(record.result()), habit::name);
            assertEquals(expected.result().scores(), record.result().scores());
            assertEquals(List.of(), record.result().faults());
            assertFalse(record.voided().isEmpty());
            if (habit == Habit.ALWAYS) {
                assertEquals(11, record.attempts().size(), "nothing is won by being late ten times");
                assertTrue(record.result().plies().stream()
                        .skip(record.result().resumed())
                        .anyMatch(ply -> ply.excused().isPresent()));
            }
            int known = 0;
            for (Attempt attempt : record.attempts()) {
                assertEquals(known, attempt.resumed());
                known = attempt.plies().size();
                assertEquals(moves(record.result()).subList(0, known), moves(attempt));
            }
            int first = record.voided().get(0).plies().size();
            int last = record.voided().get(record.voided().size() - 1).plies().size();
            assertTrue(habit == Habit.ALWAYS ? first == last : first < last, "whether it was late at one move");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi:size=4", "pig", "jass"})
    void onAQuietMachineItHasLostAtOnce(String game) throws Exception {
        GameRecord record = Scripts.of(game, Habit.ALWAYS, 0).play();
        assertEquals(1, record.attempts().size());
        assertInstanceOf(Verdict.Late.class, record.result().faults().get(0).verdict());
    }

    @Test
    void aFailureOfTheArenaKeepsThePliesSoFar() throws Exception {
        Scripts<?> runner = Scripts.of("reversi:size=4", Habit.NEVER, 0);
        runner.failsAt = 5;
        GameRecord record = runner.play();
        assertEquals(2, record.attempts().size());
        assertEquals(5, record.result().resumed());
        assertTrue(
                record.voided().get(0).voided().orElseThrow().toString().startsWith("the arena failed"),
                record::toString);
        assertEquals(moves(Scripts.of("reversi:size=4", Habit.NEVER, 0).play().result()), moves(record.result()));
    }

    private static List<String> moves(Attempt attempt) {
        return attempt.plies().stream().map(Ply::move).toList();
    }

    /** Plays with seats that choose only by the position, on a machine that takes some time of every move. */
    private static final class Scripts<P extends Position<P>> implements GameRunner {
        private final Rules<P> rules;
        private final Habit habit;
        private final double machineMs;
        private final ScheduledGame game;
        private int failsAt = -1;

        Scripts(Rules<P> rules, Habit habit, double machineMs) {
            this.rules = rules;
            this.habit = habit;
            this.machineMs = machineMs;
            String start = rules.deal(new java.util.SplittableRandom(7)).toString();
            this.game = new ScheduledGame(
                    "0000-a-x",
                    new Fixture(0, 5, start, List.of()),
                    Collections.nCopies(rules.players(), Contest.entrant("anna")),
                    LongStream.range(0, rules.players()).boxed().toList());
        }

        static Scripts<?> of(String game, Habit habit, double machineMs) {
            return of(Contest.game(game), habit, machineMs);
        }

        private static <P extends Position<P>> Scripts<P> of(Rules<P> rules, Habit habit, double machineMs) {
            return new Scripts<>(rules, habit, machineMs);
        }

        GameRecord play() throws InterruptedException {
            return Contest.replaysAtOnce().play(this, game);
        }

        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public GameRecord play(ScheduledGame pairing) throws InterruptedException {
            Terms terms = new Terms(rules, MOVE_TIME, MOVE_TIME, 256, Isolation.PROCESS);
            List<Seat> seats = new ArrayList<>();
            for (int seat = 0; seat < rules.players(); seat++) {
                seats.add(new Script<>(this));
            }
            return new GameRecord(pairing, new Match<>(terms, rules, pairing, seats, ply -> {}).play(), List.of());
        }

        @Override
        public void close() {}
    }

    private static final class Script<P extends Position<P>> implements Seat {
        private final Scripts<P> runner;
        private final List<Long> history = new ArrayList<>();
        private int player;
        private int requests;

        Script(Scripts<P> runner) {
            this.runner = runner;
        }

        @Override
        public Outcome start(int seat, long seed, Deadline deadline) {
            assertEquals(seat, seed, "the same seeds every time");
            player = seat;
            return outcome(new Message.Started(1), 1);
        }

        @Override
        public Outcome ask(int ply, Deadline deadline, List<Long> moves, String text) {
            if (ply == runner.failsAt) {
                runner.failsAt = -1;
                throw new IllegalStateException("the machine has no more memory");
            }
            history.addAll(moves);
            P position = runner.rules.parse(runner.game.fixture().start());
            for (long move : history) {
                position = position.play(move);
            }
            assertEquals(position.seenBy(player).toString(), text, "a new process receives all moves so far");
            long[] legal = runner.rules.parse(text).moves();
            long move = legal[Math.floorMod(text.hashCode(), legal.length)];
            boolean isFirst = requests++ == 0;
            boolean isLate =
                    player == 0 && (runner.habit == Habit.ALWAYS || (runner.habit == Habit.ONCE_A_MOVE && !isFirst));
            return outcome(new Message.Answer(1, move), isLate ? LATE_MS : 1);
        }

        private Outcome outcome(Message said, double tookMs) {
            Evidence evidence = new Evidence(tookMs, 0, runner.machineMs, 0, 0);
            return new Outcome(new Reply.Said(said, (long) (tookMs * 1e6)), evidence, 0, 0, false);
        }

        @Override
        public void warmUpOn(OptionalInt core) {}

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

    @Test
    void newProcessesResumeADisturbedGameWithTheSameDiceAndHistory(@TempDir Path folder) throws Exception {
        Entrant curious = TestGameRunner.agent(folder, "curious", """
                P replayed = game.rules().start();
                for (long move : game.history()) {
                    replayed = replayed.tryPlay(move);
                }
                if (!replayed.equals(game.position())) {
                    throw new IllegalStateException("history and position differ");
                }
                System.out.println("seed " + game.seed());
                """ + TestJars.FIRST_MOVE);
        try (TestGameRunner runner = TestGameRunner.of("pig:target=20")) {
            GameRecord whole = runner.play(curious, curious);
            assertEquals(List.of(), whole.result().faults());
            int cut = whole.result().plies().size() / 2;
            List<Ply> before = whole.result().plies().subList(0, cut);
            Attempt disturbed = new Attempt(before, List.of(), List.of(), Optional.of(Sentence.quote("a stall")));
            List<Ply> told = new ArrayList<>();
            ScheduledGame pairing = whole.pairing(Map.of(curious.key(), curious));
            GameRecord resumed = runner.runner()
                    .play(pairing.resuming(new GameRecord(pairing, disturbed, List.of()), false), told::add);
            assertFalse(resumed.isDisturbed(), resumed::toString);
            assertEquals(moves(whole.result()), moves(resumed.result()));
            assertEquals(before, resumed.result().plies().subList(0, cut), "with the times of the first attempt");
            assertEquals(resumed.result().plies(), told);
            assertEquals(cut, resumed.result().resumed());
            assertTrue(resumed.logs().get(0).contains("seed 11"), resumed::toString);
        }
    }
}
