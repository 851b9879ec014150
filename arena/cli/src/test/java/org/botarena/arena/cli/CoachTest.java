package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.cli.record.Records;
import org.botarena.arena.coach.Coach;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.Playback;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.evaluation.ReversiFeatures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The coach: where a game was lost, and what lost games have in common. */
@Timeout(240)
class CoachTest {
    private static final GameRecord LOST = Records.game("0000-a-11aa", "tictactoe", "0 1 3 6 4 8 5");
    private static final int IDLE = 5;

    private static Playback<?> playback(GameRecord game) {
        return Playback.of(Games.installed(), game);
    }

    private static Optional<KeyMoment> here(GameRecord game) {
        return KeyMoment.of(Explanation.of(playback(game), Explanation.losers(game), 10_000));
    }

    private static List<ProcessHandle> processes() {
        return ProcessHandle.current().descendants().filter(CoachTest::isCoach).toList();
    }

    private static boolean isCoach(ProcessHandle process) {
        try {
            return Files.readString(Path.of("/proc/%d/cmdline".formatted(process.pid())))
                    .contains("CoachMain");
        } catch (IOException e) {
            return false; // The process has ended, or this system has no such file.
        }
    }

    @Test
    void aLostGameIsAnalysedByAProcessWithIdlePriority() throws Exception {
        try (Coach coach = new Coach(Machine.here())) {
            KeyMoment moment = coach.moment(LOST, Explanation.losers(LOST)).orElseThrow();
            assertEquals(here(LOST).orElseThrow(), moment);
            assertTrue(moment.isExact());
            assertEquals(1, moment.player());
            assumeTrue(!processes().isEmpty(), "this system shows no processes");
            ProcessHandle process = processes().get(0);
            Path stat = Path.of("/proc/%d/stat".formatted(process.pid()));
            assumeTrue(Files.exists(stat) && Files.isExecutable(Path.of("/usr/bin/chrt")), "no chrt");
            String[] fields = Files.readString(stat).replaceFirst(".*\\) ", "").split(" ", -1);
            assertEquals("" + IDLE, fields[38], "the scheduling policy is SCHED_IDLE");
        }
        for (ProcessHandle left : processes()) {
            left.onExit().get();
        }
    }

    @Test
    void aKilledProcessCostsOneGameAndTheNextIsAnalysed() throws Exception {
        try (Coach coach = new Coach(Machine.here())) {
            coach.moment(LOST, Set.of(1));
            for (ProcessHandle process : processes()) {
                process.destroyForcibly();
                process.onExit().get();
            }
            assertThrows(IOException.class, () -> coach.moment(LOST, Set.of(1)));
            assertEquals(here(LOST), coach.moment(LOST, Set.of(1)));
        }
    }

    @Test
    void aGameWithoutAMistakeGetsNoComment() throws Exception {
        GameRecord drawn = Records.game("0000-a-11aa", "tictactoe", "4 0 8 2 1 7 6");
        try (Coach coach = new Coach(Machine.here())) {
            assertEquals(Optional.empty(), coach.moment(drawn, Set.of(0)));
        }
    }

    @Test
    void theCoachKnowsOnlyTheGamesOfTheArena() {
        assertTrue(Explanation.knows("reversi:size=6"));
        assertFalse(Explanation.knows("my-own-game"));
    }

    @Test
    void givingACornerAwayIsReported() {
        Rules<?> rules = Games.installed().parse("reversi:size=6");
        Set<String> causes = new TreeSet<>();
        int corners = 0;
        for (GameRecord game : IntStream.range(0, 40)
                .mapToObj(seed -> Records.random("0000-a-" + seed, rules, seed))
                .toList()) {
            KeyMoment moment = here(game).orElse(null);
            if (moment == null) {
                continue;
            }
            causes.add(moment.cause().toString());
            if (moment.cause().key().equals("cause.corners")) {
                Reversi after = (Reversi) playback(game).positions().get(moment.ply() + 1);
                double now = ReversiFeatures.corners().of(after, moment.player());
                double then = IntStream.range(0, after.moves().length)
                        .mapToDouble(i -> ReversiFeatures.corners().of(after.play(after.moves()[i]), moment.player()))
                        .min()
                        .orElse(now);
                Reversi before = (Reversi) playback(game).positions().get(moment.ply());
                double most = IntStream.range(0, before.moves().length)
                        .mapToDouble(i -> ReversiFeatures.corners().of(before.play(before.moves()[i]), moment.player()))
                        .max()
                        .orElse(now);
                assertTrue(then < most, () -> game + " gives no corner away at ply " + moment.ply());
                corners++;
            }
        }
        assertTrue(corners >= 3, () -> "causes: " + causes);
        assertTrue(causes.size() >= 2, causes::toString);
    }
}
