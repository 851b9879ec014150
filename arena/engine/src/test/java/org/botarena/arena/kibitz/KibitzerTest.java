package org.botarena.arena.kibitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.news.News;
import org.botarena.arena.news.News.Judged;
import org.botarena.arena.news.News.Judged.Judgement;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.CoreLeases;
import org.botarena.arena.timing.Lanes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The kibitzer's judgements of running games, in its own process, and when it makes none. */
@Tag("slow")
@Timeout(240)
class KibitzerTest {
    private static final Machine MACHINE = Machine.here();

    @TempDir
    private Path folder;

    private final BlockingQueue<Judged> said = new LinkedBlockingQueue<>();
    private Lanes lanes;

    @BeforeEach
    void oneCoreIsFree() {
        assumeTrue(MACHINE.taskset().isPresent() && MACHINE.coreCount() > 1, "there is no core besides the referee's");
        lanes = Lanes.of(MACHINE, 1, CoreLeases.in(folder));
    }

    @AfterEach
    void end() {
        if (lanes != null) {
            lanes.close();
        }
    }

    private Kibitzer kibitzer(String game) {
        return Kibitzer.open(Games.installed().parse(game), MACHINE, lanes, said::add);
    }

    private static void announce(Kibitzer kibitzer, News news) {
        kibitzer.accept(new NumberedNews(0, 0, Instant.now(), Pace.NONE, news));
    }

    private static News.GameBegun begun(String id, Rules<?> rules, List<String> moves) {
        return new News.GameBegun(id, List.of("one", "two"), rules.start().toString(), moves);
    }

    private static News.PlyPlayed ply(String id, int number, String move) {
        return new News.PlyPlayed(id, number, number % 2, move, 1, 1, 0, false, null);
    }

    private Judged next() throws InterruptedException {
        Judged judged = said.poll(120, TimeUnit.SECONDS);
        assertTrue(judged != null, "it says nothing");
        return judged;
    }

    private Judged next(Judgement kind) throws InterruptedException {
        Judged judged = next();
        while (judged.judgement() != kind) {
            judged = next();
        }
        return judged;
    }

    /** Random moves until few enough positions are left to play every line to its end. */
    private static <P extends Position<P>> List<String> untilNearTheEnd(Rules<P> rules, long seed, int nodes) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> moves = new ArrayList<>();
        P position = rules.start();
        while (position.turn() >= 0 && isLarger(position, new int[] {nodes})) {
            long move = position.moves()[random.nextInt(position.moves().length)];
            moves.add(position.show(move));
            position = position.play(move);
        }
        return position.turn() >= 0 ? moves : untilNearTheEnd(rules, seed + 1000, nodes);
    }

    private static <P extends Position<P>> boolean isLarger(P position, int[] left) {
        if (position.turn() < 0) {
            return false;
        }
        for (long move : position.moves()) {
            if (--left[0] < 0 || isLarger(position.play(move), left)) {
                return true;
            }
        }
        return false;
    }

    private static <P extends Position<P>> P after(Rules<P> rules, List<String> moves) {
        P position = rules.start();
        for (String move : moves) {
            position = position.play(position.parse(move));
        }
        return position;
    }

    /** The score of the first side with best play by both; where only the result counts, a faster win scores more. */
    private static <P extends Position<P>> double best(P position, boolean isCounted, int ply) {
        if (position.turn() < 0) {
            double score = position.score(0);
            return isCounted ? score : Math.signum(score) * (1000 - ply);
        }
        double best = Double.NEGATIVE_INFINITY;
        int sign = position.turn() == 0 ? 1 : -1;
        for (long move : position.moves()) {
            best = Math.max(best, sign * best(position.play(move), isCounted, ply + 1));
        }
        return sign * best;
    }

    @ParameterizedTest
    @CsvSource({"tictactoe, false", "connectfour, false", "reversi:size=6, true"})
    void aValueThatIsCalledExactIsThatOfPlayingEveryLineToItsEnd(String name, boolean isCounted) throws Exception {
        assertAgrees(Games.installed().parse(name), isCounted);
    }

    private <P extends Position<P>> void assertAgrees(Rules<P> rules, boolean isCounted) throws Exception {
        try (Kibitzer kibitzer = kibitzer(rules.name())) {
            for (int seed = 0; seed < 8; seed++) {
                List<String> moves = untilNearTheEnd(rules, seed, 20_000);
                announce(kibitzer, begun("game-" + seed, rules, moves));
                Judged judged = next(Judgement.EXACT);
                while (isCounted && judged.score() == null) {
                    judged = next(Judgement.EXACT);
                }
                P position = after(rules, moves);
                double best = best(position, isCounted, 0);
                assertEquals("game-" + seed, judged.id());
                assertEquals(moves.size(), judged.plies());
                assertEquals(Math.signum(best), judged.value(), judged::toString);
                if (isCounted) {
                    assertEquals(best, judged.score().doubleValue(), judged::toString);
                } else if (best == 0) {
                    assertNull(judged.distance());
                } else {
                    assertEquals(1000 - Math.abs(best), judged.distance().doubleValue(), judged::toString);
                }
                double afterwards = best(position.play(position.parse(judged.best())), isCounted, 1);
                assertEquals(best, afterwards, "the best move keeps it");
                said.clear();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi", "draughts", "connectfour"})
    void aValueOfTheStartIsCalledAnOpinion(String name) throws Exception {
        try (Kibitzer kibitzer = kibitzer(name)) {
            Rules<?> rules = Games.installed().parse(name);
            announce(kibitzer, begun("game", rules, List.of()));
            Judged judged = next();
            assertEquals(Judgement.OPINION, judged.judgement());
            assertTrue(Math.abs(judged.value()) < 1, judged::toString);
            assertFalse(judged.best().isEmpty());
        }
    }

    @Test
    void onlyTheNewestPositionOfAGameIsJudged() throws Exception {
        Rules<?> rules = Games.installed().parse("reversi");
        List<String> moves = untilNearTheEnd(rules, 1, 20_000);
        OptionalInt core = lanes.take(Lanes.Use.TOURNAMENT);
        try (Kibitzer kibitzer = kibitzer("reversi")) {
            announce(kibitzer, begun("game", rules, List.of()));
            for (int i = 0; i < moves.size(); i++) {
                announce(kibitzer, ply("game", i, moves.get(i)));
            }
            lanes.giveBack(core);
            Judged first = next();
            while (first.judgement() == Judgement.PAUSED) {
                first = next();
            }
            assertEquals(moves.size(), first.plies());
        }
    }

    @Test
    void itPausesWhileEveryCoreIsInUseAndReportsThatOnce() throws Exception {
        Rules<?> rules = Games.installed().parse("tictactoe");
        OptionalInt core = lanes.take(Lanes.Use.TOURNAMENT);
        try (Kibitzer kibitzer = kibitzer("tictactoe")) {
            announce(kibitzer, begun("game", rules, List.of()));
            assertEquals(Judgement.PAUSED, next().judgement());
            announce(kibitzer, ply("game", 0, rules.start().show(rules.start().moves()[0])));
            assertNull(said.poll(2, TimeUnit.SECONDS));
            assertEquals(OptionalInt.empty(), lanes.takeUnused());
            lanes.giveBack(core);
            assertEquals(1, next(Judgement.EXACT).plies());
        }
    }

    @Test
    void aKilledProcessIsRestartedOnce() throws Exception {
        Rules<?> rules = Games.installed().parse("tictactoe");
        try (Kibitzer kibitzer = kibitzer("tictactoe")) {
            announce(kibitzer, begun("first", rules, List.of()));
            next(Judgement.EXACT);
            long pid = kibitzer.pid().orElseThrow();
            kill(pid);
            announce(kibitzer, begun("second", rules, List.of()));
            while (!next(Judgement.EXACT).id().equals("second")) {}
            assertNotEquals(pid, kibitzer.pid().orElseThrow());
            kill(kibitzer.pid().orElseThrow());
            announce(kibitzer, begun("third", rules, List.of()));
            while (!next(Judgement.OFF).id().equals("third")) {}
        }
    }

    private static void kill(long pid) {
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        process.destroyForcibly();
        process.onExit().join();
    }

    @Test
    void aHangingProcessIsRestarted() throws Exception {
        Rules<?> rules = Games.installed().parse("tictactoe");
        try (Kibitzer kibitzer = new Kibitzer(rules, MACHINE, lanes, Duration.ofSeconds(20), said::add)) {
            announce(kibitzer, begun("first", rules, List.of()));
            next(Judgement.EXACT);
            long pid = kibitzer.pid().orElseThrow();
            new ProcessBuilder("kill", "-STOP", "" + pid).start().waitFor();
            announce(kibitzer, begun("second", rules, List.of()));
            while (!next(Judgement.EXACT).id().equals("second")) {}
            assertNotEquals(pid, kibitzer.pid().orElseThrow());
        }
    }

    @Test
    void itsProcessEndsWithIt() throws Exception {
        long pid;
        try (Kibitzer kibitzer = kibitzer("tictactoe")) {
            announce(kibitzer, begun("game", Games.installed().parse("tictactoe"), List.of()));
            next(Judgement.EXACT);
            pid = kibitzer.pid().orElseThrow();
        }
        ProcessHandle.of(pid).ifPresent(process -> process.onExit().join());
        assertTrue(lanes.takeUnused().isPresent(), "its core is free");
    }

    @Test
    void itJudgesNoHiddenForeignOrThreeSidedGames() {
        assertTrue(Kibitzer.knows(Games.installed().parse("reversi:size=6")));
        assertFalse(Kibitzer.knows(Games.installed().parse("jass")));
        Games.installed().all().stream()
                .map(type -> Games.installed().parse(type.name()))
                .filter(Kibitzer::knows)
                .forEach(rules -> assertEquals(2, rules.firstSeats().size()));
    }

    @Test
    void aGameWithMissingPliesIsNotJudged() throws Exception {
        Rules<?> rules = Games.installed().parse("tictactoe");
        try (Kibitzer kibitzer = kibitzer("tictactoe")) {
            announce(kibitzer, begun("game", rules, List.of()));
            next(Judgement.EXACT);
            announce(kibitzer, ply("game", 3, "a1"));
            announce(kibitzer, new News.GivenUp("other", List.of("one", "two"), Sentence.quote("no reason")));
            assertNull(said.poll(1, TimeUnit.SECONDS));
        }
    }
}
