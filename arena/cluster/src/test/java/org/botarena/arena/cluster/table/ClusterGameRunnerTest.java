package org.botarena.arena.cluster.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.cluster.task.PairTask.TaskGame;
import org.botarena.arena.cluster.task.PlayedPair;
import org.botarena.arena.cluster.task.PlayedPair.PlayedGame;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Worker;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterGameRunnerTest {
    @TempDir
    private Path folder;

    private final List<List<String>> dealt = new ArrayList<>();
    private final List<String> notices = new ArrayList<>();
    private final List<Boolean> shorts = new ArrayList<>();
    private long pairMillis = 1;
    private boolean isGone;
    private ClusterGameRunner runner;

    /** A worker that plays whatever comes at once: everybody wins by 1, and each game has one ply, told twice. */
    private final PairDealer dealer = new PairDealer() {
        @Override
        public Deal deal(PairTask task, Map<String, Path> files, boolean isShort, GameListener told) {
            shorts.add(isShort);
            dealt.add(task.games().stream().map(game -> game.game().id()).toList());
            for (TaskGame game : task.games()) {
                told.begun(game.game().id());
                told.begun(game.game().id());
                told.played(game.game().id(), Ply.ofArena(0, "a1"));
                told.played(game.game().id(), Ply.ofArena(0, "a1"));
            }
            return new Deal() {
                @Override
                public PlayedPair await() throws ClusterGone {
                    if (isGone) {
                        throw new ClusterGone("the cluster is gone");
                    }
                    return new PlayedPair(
                            new Worker("lab-1", 1000),
                            pairMillis,
                            task.games().stream()
                                    .map(game -> new PlayedGame(
                                            game.game().id(),
                                            new Attempt(List.of(), List.of(1.0, -1.0), List.of(), Optional.empty()),
                                            List.of()))
                                    .toList());
                }

                @Override
                public void cancel() {}
            };
        }

        @Override
        public void close() {}
    };

    @BeforeEach
    void open() {
        Terms terms = new Terms(
                Games.installed().parse("tictactoe"),
                Duration.ofSeconds(1),
                Duration.ofSeconds(1),
                64,
                Isolation.PROCESS);
        runner = new ClusterGameRunner(terms, GameJars.none(), dealer, notices::add);
    }

    private ScheduledGame game(String id) throws IOException {
        Path jar = Files.writeString(folder.resolve("agent.jar"), "a jar");
        Admitted admitted =
                new Admitted(jar, "0".repeat(64), jar, "Agent", Optional.empty(), List.of(), List.of(), false);
        return new ScheduledGame(
                id,
                new Fixture(0, 1, "......... X", List.of()),
                List.of(entrant("anna", 1, admitted), entrant("bert", 2, admitted)),
                List.of(1L, 2L));
    }

    private static Entrant entrant(String name, int number, Admitted jar) {
        return new Entrant(name, jar, Map.of()).numbered(OptionalInt.of(number));
    }

    @Test
    void bothGamesOfAPairTravelTogetherWhicheverIsAskedForFirst() throws Exception {
        runner.prepare(game("0000-a-x"));
        runner.prepare(game("0000-b-x"));
        assertEquals(List.of(1.0, -1.0), runner.play(game("0000-b-x")).result().scores());
        assertEquals("0000-a-x", runner.play(game("0000-a-x")).id());
        assertEquals(List.of(List.of("0000-a-x", "0000-b-x")), dealt);
    }

    @Test
    void aReplayedGameIsSentSeparately() throws Exception {
        bothGamesOfAPairTravelTogetherWhicheverIsAskedForFirst();
        runner.play(game("0000-a-x"));
        assertEquals(List.of("0000-a-x"), dealt.get(1));
    }

    @Test
    void aGameThatResumesTravelsWithItsPlies() throws Exception {
        ScheduledGame game = game("0000-a-x");
        Ply excused = new Ply(1, 1, "b2", 1010, 5, 20, Optional.of(new Evidence(1010, 5, 20, 0, 0)), Optional.empty());
        Attempt disturbed = new Attempt(
                List.of(new Ply(0, 0, "a1", 3, 2, 1), excused),
                List.of(),
                List.of(),
                Optional.of(Sentence.quote("a stall")));
        ScheduledGame resumed = game.resuming(new GameRecord(game, disturbed, List.of()), true);
        TaskGame travelled = StableJson.value(StableJson.text(TaskGame.of(resumed)), TaskGame.class);
        Map<String, Entrant> entrants = new HashMap<>();
        game.seats().forEach(entrant -> entrants.put(entrant.key(), entrant));
        assertEquals(resumed, travelled.pairing(entrants));
    }

    @Test
    void onlyPairsThatAreKnownToBeShortWaitOnAWorker() throws Exception {
        pairMillis = 600;
        runner.play(game("0000-a-x"));
        runner.play(game("0001-a-x"));
        pairMillis = 60_000;
        runner.play(game("0002-a-x"));
        runner.play(game("0003-a-x"));
        assertEquals(List.of(false, true, true, false), shorts);
    }

    @Test
    void aStartAndAPlyThatArriveTwiceAreReportedOnce() throws Exception {
        List<String> told = new ArrayList<>();
        runner.play(game("0000-a-x"), () -> told.add("begun"), ply -> told.add(ply.move()));
        assertEquals(List.of("begun", "a1"), told);
    }

    @Test
    void aGameThatWaitsForAWorkerHasNotBegun() throws Exception {
        List<String> told = new ArrayList<>();
        GameReporter reporter = new GameReporter();
        reporter.reportTo(() -> told.add("begun"), ply -> told.add(ply.move()));
        assertEquals(List.of(), told);
        reporter.report(Ply.ofArena(0, "a1"));
        assertEquals(List.of("begun", "a1"), told, "the message of its beginning was lost");
    }

    @Test
    void withoutAClusterTheTournamentStopsAndNoGameIsVoided() throws Exception {
        isGone = true;
        assertThrows(InterruptedException.class, () -> runner.play(game("0000-a-x")));
        assertThrows(InterruptedException.class, () -> runner.play(game("0001-a-x")));
        assertEquals(List.of("the cluster is gone"), notices);
    }

    @Test
    void aGameSaysWhoHasPlayedIt() throws Exception {
        assertEquals(
                Optional.of(new Worker("lab-1", 1000)),
                runner.play(game("0000-a-x")).result().worker());
    }
}
