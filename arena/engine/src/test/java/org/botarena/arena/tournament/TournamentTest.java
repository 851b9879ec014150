package org.botarena.arena.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TournamentTest {
    private final Setup setup = Contest.setup("tictactoe", 2, "anna", "bert", "carl");
    private final List<String> scheduled =
            Contest.games(setup).stream().map(ScheduledGame::id).toList();
    private final List<String> ended = new ArrayList<>();
    private final List<GameRecord> unplayed = new ArrayList<>();
    private final List<GameRecord> records = new ArrayList<>();
    private final List<GameRecord> disturbed = new ArrayList<>();
    private Replays replays = Contest.replaysAtOnce();
    private final List<String> prepared = Collections.synchronizedList(new ArrayList<>());

    private final Spectator scribe = new Spectator() {
        @Override
        public void ended(GameRecord game) {
            ended.add(game.id());
            records.add(game);
        }

        @Override
        public void disturbed(GameRecord game) {
            disturbed.add(game);
        }

        @Override
        public void unplayed(GameRecord game) {
            unplayed.add(game);
        }
    };

    /** Plays a game in the test's own way; everything else works like the runner in process. */
    private interface Play {
        GameRecord play(ScheduledGame pairing, GameRunner runner) throws InterruptedException;
    }

    private Tournament tournament(int jobs, Play play) {
        return tournament(jobs, false, play);
    }

    private Tournament tournament(int jobs, boolean keepsPairsTogether, Play play) {
        GameRunner inner = new PlayedInProcess(setup.terms().rules());
        GameRunner runner = new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {
                prepared.add(pairing.id());
            }

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
                return play.play(pairing, inner);
            }

            @Override
            public boolean keepsPairsTogether() {
                return keepsPairsTogether;
            }

            @Override
            public void close() {}
        };
        return new Tournament(Contest.schedule(setup), runner, jobs, replays, List.of(scribe));
    }

    @Test
    void withOneJobGamesFollowTheSchedule() {
        Tournament.Ending ending =
                tournament(1, (pairing, runner) -> runner.play(pairing)).run();
        assertEquals(scheduled, ended);
        assertEquals(new Tournament.Ending(false, 12, Map.of()), ending);
    }

    @Test
    void theNextGamesArePreparedWhileOthersAreInProgress() {
        List<Integer> aheadOfPlay = new ArrayList<>();
        tournament(1, (pairing, runner) -> {
                    aheadOfPlay.add(prepared.size() - ended.size());
                    return runner.play(pairing);
                })
                .run();
        assertEquals(2, aheadOfPlay.get(0), "the one that is in play, and the next");
        assertEquals(scheduled, prepared, "each once, in order");
    }

    @Test
    void theNumberOfConcurrentGamesEqualsTheJobs() {
        CyclicBarrier four = new CyclicBarrier(4);
        Set<String> threads = Collections.synchronizedSet(new HashSet<>());
        tournament(4, (pairing, runner) -> {
                    threads.add(Thread.currentThread().getName());
                    meet(four);
                    return runner.play(pairing);
                })
                .run();
        assertEquals(Set.of("game-0", "game-1", "game-2", "game-3"), threads);
        assertEquals(Set.copyOf(scheduled), Set.copyOf(ended));
        assertEquals(12, ended.size());
    }

    @Test
    void aTableCanGetBothGamesOfAPairInARowFromOneThread() {
        List<String> played = Collections.synchronizedList(new ArrayList<>());
        tournament(3, true, (pairing, runner) -> {
                    played.add(Thread.currentThread().getName() + " " + pairing.meeting());
                    Thread.sleep(20);
                    return runner.play(pairing);
                })
                .run();
        assertEquals(Set.copyOf(scheduled), Set.copyOf(ended));
        assertEquals(6, Set.copyOf(played).size(), played::toString);
    }

    @Test
    void aStopBetweenTheGamesOfAPairTakesEffect() {
        List<String> played = Collections.synchronizedList(new ArrayList<>());
        List<Tournament> tournaments = new ArrayList<>();
        Tournament tournament = tournament(1, true, (pairing, runner) -> {
            played.add(pairing.id());
            tournaments.get(0).stop();
            Thread.interrupted();
            return runner.play(pairing);
        });
        tournaments.add(tournament);
        assertTrue(tournament.run().isInterrupted());
        assertEquals(1, played.size());
    }

    private static void meet(CyclicBarrier barrier) throws InterruptedException {
        try {
            barrier.await(30, TimeUnit.SECONDS);
        } catch (java.util.concurrent.BrokenBarrierException | java.util.concurrent.TimeoutException e) {
            throw new IllegalStateException("not all games ran at a time", e);
        }
    }

    @Test
    void aStopEndsTheGamesInProgressWithoutReportingThem() {
        CountDownLatch inFlight = new CountDownLatch(2);
        Tournament tournament = tournament(2, (pairing, runner) -> {
            if (scheduled.indexOf(pairing.id()) < 4) {
                return runner.play(pairing);
            }
            inFlight.countDown();
            new CountDownLatch(1).await();
            return runner.play(pairing);
        });
        stopWhen(inFlight, tournament::stop);
        Tournament.Ending ending = tournament.run();
        assertEquals(Set.copyOf(scheduled.subList(0, 4)), Set.copyOf(ended));
        assertEquals(new Tournament.Ending(true, 4, Map.of()), ending);
    }

    @Test
    void aGameThatEndsDespiteTheStopIsNotReported() {
        CountDownLatch inFlight = new CountDownLatch(1);
        Tournament tournament = tournament(1, (pairing, runner) -> {
            inFlight.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                return runner.play(pairing);
            }
            throw new IllegalStateException();
        });
        stopWhen(inFlight, tournament::stop);
        assertTrue(tournament.run().isInterrupted());
        assertEquals(List.of(), ended);
    }

    @Test
    void interruptingTheCallerStops() {
        CountDownLatch inFlight = new CountDownLatch(1);
        Tournament tournament = tournament(1, (pairing, runner) -> {
            inFlight.countDown();
            new CountDownLatch(1).await();
            return runner.play(pairing);
        });
        stopWhen(inFlight, Thread.currentThread()::interrupt);
        assertTrue(tournament.run().isInterrupted());
        assertFalse(Thread.currentThread().isInterrupted(), "what comes after can write files");
    }

    private static void stopWhen(CountDownLatch inFlight, Runnable stop) {
        Thread stopper = new Thread(() -> {
            try {
                inFlight.await();
                stop.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        stopper.setDaemon(true);
        stopper.start();
    }

    @Test
    void aRecurringFailureOfTheArenaAffectsOnlyOneGame() {
        Tournament.Ending ending = tournament(2, (pairing, runner) -> {
                    if (pairing.id().equals(scheduled.get(3))) {
                        throw new IllegalStateException("no process could be started");
                    }
                    return runner.play(pairing);
                })
                .run();
        assertEquals(11, ended.size());
        assertEquals(GameRecord.reasons(unplayed), ending.unplayed());
        assertEquals(scheduled.get(3), unplayed.get(0).id());
        assertEquals(
                "the arena failed: java.lang.IllegalStateException: no process could be started",
                unplayed.get(0).reason().toString());
        assertFalse(ending.isInterrupted());
    }

    private static GameRecord spoilt(ScheduledGame pairing, int number) {
        return new GameRecord(
                pairing, Attempt.failed(Sentence.quote("stall " + number)), List.of("log " + number + "\n", ""));
    }

    @Test
    void aDisturbedGameIsReplayedAfterTheOthersAndThenCounts() {
        AtomicInteger attempts = new AtomicInteger();
        Tournament.Ending ending = tournament(1, (pairing, runner) -> {
                    boolean isSpoilt = pairing.id().equals(scheduled.get(0)) && attempts.incrementAndGet() <= 3;
                    return isSpoilt ? spoilt(pairing, attempts.get()) : runner.play(pairing);
                })
                .run();
        assertEquals(new Tournament.Ending(false, 12, Map.of()), ending);
        assertEquals(scheduled.get(0), ended.get(11), "the last of the schedule");
        assertEquals(
                List.of(1, 2, 3),
                disturbed.stream().map(game -> game.attempts().size()).toList());
        assertEquals(
                List.of("stall 1", "stall 2", "stall 3"),
                records.get(11).voided().stream()
                        .map(attempt -> attempt.voided().orElseThrow().toString())
                        .toList());
        assertTrue(records.get(11).logs().get(0).startsWith("log 1\nlog 2\nlog 3\n"), records.get(11)::toString);
    }

    @Test
    void aGameIsGivenUpAfterTenMoreAttemptsWithTheLastReason() {
        AtomicInteger attempts = new AtomicInteger();
        Tournament.Ending ending = tournament(
                        1,
                        (pairing, runner) -> pairing.id().equals(scheduled.get(0))
                                ? spoilt(pairing, attempts.incrementAndGet())
                                : runner.play(pairing))
                .run();
        assertEquals(11, attempts.get());
        assertEquals(11, disturbed.size(), "each is reported at once");
        assertEquals(
                List.of("stall 11"),
                ending.unplayed().values().stream().map(Sentence::toString).toList());
        assertEquals(11, unplayed.get(0).attempts().size());
        assertEquals(11, ending.played());
    }

    @Test
    void eachAttemptResumesFromTheRecordAndTheLastIsMarked() {
        List<List<String>> begun = new ArrayList<>();
        List<Boolean> last = new ArrayList<>();
        tournament(1, (pairing, runner) -> {
                    if (!pairing.id().equals(scheduled.get(0))) {
                        return runner.play(pairing);
                    }
                    begun.add(pairing.recorded().stream().map(Ply::move).toList());
                    last.add(pairing.isLast());
                    List<Ply> plies = new ArrayList<>(pairing.recorded());
                    plies.add(new Ply(plies.size(), 0, "move " + plies.size(), 1, 1, 0));
                    boolean hasFailed = begun.size() == 2; // before it has begun
                    Attempt attempt = new Attempt(plies, List.of(), List.of(), Optional.of(Sentence.quote("a stall")));
                    return new GameRecord(
                            pairing, hasFailed ? Attempt.failed(Sentence.quote("no host")) : attempt, List.of("", ""));
                })
                .run();
        assertEquals(List.of(), begun.get(0));
        assertEquals(List.of("move 0"), begun.get(1));
        assertEquals(List.of("move 0"), begun.get(2), "an attempt that has failed before it began takes nothing away");
        assertEquals(List.of("move 0", "move 1"), begun.get(3));
        assertEquals(9, begun.get(10).size());
        assertEquals(10, last.indexOf(true));
    }

    @Test
    void inAMatchADisturbedGameIsReplayedBeforeNewGames() {
        AtomicInteger attempts = new AtomicInteger();
        replays = new Replays(List.of(Duration.ZERO), false);
        tournament(1, (pairing, runner) -> {
                    boolean isSpoilt = pairing.id().equals(scheduled.get(0)) && attempts.incrementAndGet() == 1;
                    return isSpoilt ? spoilt(pairing, 1) : runner.play(pairing);
                })
                .run();
        assertEquals(scheduled, ended);
    }

    @Test
    void theRestOfADisturbedGamesPauseIsAwaitedAtTheEnd() {
        AtomicInteger attempts = new AtomicInteger();
        replays = new Replays(List.of(Duration.ofMillis(300)), true);
        List<Long> begun = new ArrayList<>();
        tournament(1, (pairing, runner) -> {
                    boolean isSpoilt = pairing.id().equals(scheduled.get(11)) && attempts.incrementAndGet() == 1;
                    begun.add(System.nanoTime());
                    return isSpoilt ? spoilt(pairing, 1) : runner.play(pairing);
                })
                .run();
        assertEquals(13, begun.size());
        assertTrue(begun.get(12) - begun.get(11) >= 300_000_000, begun::toString);
    }

    @Test
    void theUsualPausesAreTenAndTakeTenMinutes() {
        ScheduledGame game = Contest.games(setup).get(0);
        Replays usual = Replays.atTheEnd();
        GameRecord all = spoilt(game, 1);
        long now = 0;
        int again = 0;
        while (usual.putBack(game, all, now)) {
            again++;
            now += usual.waitMs(now).orElseThrow() * 1_000_000;
            assertEquals(Optional.of(game.id()), usual.take(now).map(ScheduledGame::id));
            all = usual.joined(spoilt(game, again + 1), Optional.empty());
        }
        assertEquals(10, again);
        assertTrue(now >= TimeUnit.MINUTES.toNanos(10), "" + now);
    }

    @Test
    void aSpectatorThatFailsEndsTheTournamentWithItsOwnException() {
        RuntimeException full = new IllegalStateException("the disk is full");
        Spectator failing = game -> {
            throw full;
        };
        Tournament tournament = new Tournament(
                Contest.schedule(setup), new PlayedInProcess(setup.terms().rules()), 2, List.of(scribe, failing));
        assertSame(full, assertThrows(IllegalStateException.class, tournament::run));
        assertEquals(1, ended.size());
    }
}
