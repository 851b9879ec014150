package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Games that the machine disturbed, in a store: recorded at once, and settled before anything depends on them. */
class DisturbedGamesTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    @Test
    void aDisturbedAttemptIsRecordedAtOnceAndCountsWhenTheRunResumes() throws IOException {
        Kept first = cup.run();
        String spoilt = Contest.games(cup.setup()).get(0).id();
        List<Integer> onFile = new ArrayList<>();
        List<String> attempts = new ArrayList<>();
        first.play(
                spoiling(spoilt, () -> attempts.add(spoilt)),
                store -> List.of(new Spectator() {
                    @Override
                    public void ended(GameRecord game) {}

                    @Override
                    public void disturbed(GameRecord game) {
                        onFile.add(store.games()
                                .disturbed(game.id())
                                .orElseThrow()
                                .attempts()
                                .size());
                        if (onFile.size() == 4) {
                            first.stop();
                        }
                    }
                }));
        assertEquals(List.of(1, 2, 3, 4), onFile);
        cup.run().play(spoiling(spoilt, () -> attempts.add(spoilt)), store -> List.of());
        assertEquals(11, attempts.size(), "ten more than the first, by any process");
        cup.run().play(spoiling(spoilt, () -> attempts.add(spoilt)), store -> List.of());
        assertEquals(11, attempts.size(), "given up for good");
        try (Store store = Store.read(cup.folder())) {
            assertEquals(11, store.games().givenUp().get(0).attempts().size());
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
    }

    @Test
    void aResumedRunResumesADisturbedGameWithItsRecordedPlies() {
        ScheduledGame game = Contest.games(cup.setup()).get(0);
        Kept first = cup.run();
        first.play(
                stopping(game.id(), game.seeds()),
                store -> List.of(new Spectator() {
                    @Override
                    public void ended(GameRecord record) {}

                    @Override
                    public void disturbed(GameRecord record) {
                        first.stop();
                    }
                }));
        List<ScheduledGame> resumed = new ArrayList<>();
        GameRunner inner = cup.run().runner();
        cup.run()
                .play(
                        new GameRunner() {
                            @Override
                            public void prepare(ScheduledGame pairing) {}

                            @Override
                            public synchronized GameRecord play(ScheduledGame pairing) throws InterruptedException {
                                GameRecord record = inner.play(pairing);
                                if (!pairing.id().equals(game.id())) {
                                    return record;
                                }
                                resumed.add(pairing);
                                return new GameRecord(pairing, took(record.result(), 5), record.logs());
                            }

                            @Override
                            public void close() {}
                        },
                        store -> List.of());
        assertEquals(1, resumed.size());
        assertEquals(5, resumed.get(0).recorded().size());
        try (Store store = Store.read(cup.folder())) {
            GameRecord record = store.games().find(game.id()).orElseThrow();
            assertEquals(5, record.result().resumed());
            assertEquals(record.voided().get(0).plies(), record.result().plies().subList(0, 5));
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
    }

    @Test
    void aGameThatWasRolledAgainIsFound() {
        ScheduledGame game = Contest.games(cup.setup()).get(0);
        cup.run().play(stopping(game.id(), List.of(77L, 78L)), store -> List.of());
        try (Store store = Store.read(cup.folder())) {
            assertTrue(
                    Audit.of(store, Games.installed(), false).damage().stream()
                            .anyMatch(damage -> damage.contains("does not begin with the plies")),
                    "it began again after a disturbance");
        }
    }

    /** A runner at which the first attempt at one game is disturbed after five plies; its agents play at random from these seeds. */
    private GameRunner stopping(String id, List<Long> seeds) {
        GameRunner inner = cup.run().runner();
        AtomicInteger attempts = new AtomicInteger();
        return new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public synchronized GameRecord play(ScheduledGame pairing) throws InterruptedException {
                if (!pairing.id().equals(id) || attempts.getAndIncrement() > 0) {
                    return inner.play(pairing);
                }
                GameRecord record = inner.play(new ScheduledGame(id, pairing.fixture(), pairing.seats(), seeds));
                List<Ply> played = record.result().plies().subList(0, 5);
                Attempt disturbed = new Attempt(played, List.of(), List.of(), Optional.of(Sentence.quote("a stall")));
                return new GameRecord(pairing, disturbed, record.logs());
            }

            @Override
            public void close() {}
        };
    }

    private static Attempt took(Attempt attempt, int resumed) {
        return new Attempt(
                attempt.plies(),
                attempt.scores(),
                attempt.faults(),
                attempt.footprints(),
                attempt.voided(),
                attempt.worker(),
                resumed,
                Optional.empty());
    }

    @Test
    void disturbancesCountedFromTheStoreMatchTheLiveCount() {
        String troubled = Contest.games(cup.setup()).get(0).id();
        Tally live = new Tally(cup.setup());
        cup.run().play(troubling(troubled), store -> List.of(live));
        try (Store store = Store.read(cup.folder())) {
            Tally told = new Tally(store.setup(Games.installed()));
            store.games().countInto(told);
            assertEquals(live.standings(), told.standings());
            assertEquals(live.disturbances().all(), told.disturbances().all());
            assertEquals(1, told.disturbances().all().excused());
            assertEquals(1, told.disturbances().all().disturbed());
            assertTrue(Scoreboard.of(told).text().contains("by the machine"), "the table says it");
            assertEquals(List.of(), cup.damage());
        }
    }

    /** A runner at which the first attempt at one game is disturbed, and its second has an excused ply. */
    private GameRunner troubling(String id) {
        GameRunner inner = cup.run().runner();
        AtomicInteger attempts = new AtomicInteger();
        double moveMs = cup.setup().terms().times().moves().longest().toNanos() / 1e6;
        Evidence evidence = new Evidence(moveMs + 40, 3, 45, 0, 0);
        return new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
                GameRecord game = inner.play(pairing);
                if (!pairing.id().equals(id)) {
                    return game;
                }
                if (attempts.getAndIncrement() == 0) {
                    Fault fault = new Fault(
                            1, 0, new Verdict.Late(moveMs + 40, moveMs, Optional.empty()), Optional.of(evidence));
                    Attempt disturbed = new Attempt(
                            List.of(),
                            List.of(),
                            List.of(fault),
                            List.of(),
                            Optional.of(Sentence.quote("a wait")),
                            Optional.empty(),
                            0,
                            Optional.empty());
                    return new GameRecord(pairing, disturbed, List.of("", ""));
                }
                List<Ply> plies = new ArrayList<>(game.result().plies());
                int last = plies.size() - 1;
                while (plies.get(last).player() < 0) {
                    last--;
                }
                Ply ply = plies.get(last);
                plies.set(
                        last,
                        new Ply(
                                last,
                                ply.player(),
                                ply.move(),
                                moveMs + 40,
                                3,
                                0,
                                Optional.of(evidence),
                                Optional.empty()));
                Attempt excused = new Attempt(
                        plies,
                        game.result().scores(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        0,
                        Optional.empty());
                return new GameRecord(pairing, excused, List.of("", ""));
            }

            @Override
            public void close() {}
        };
    }

    /** A runner at which one game is disturbed. */
    private GameRunner spoiling(String id, Runnable attempt) {
        GameRunner inner = cup.run().runner();
        return new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
                if (!pairing.id().equals(id)) {
                    return inner.play(pairing);
                }
                attempt.run();
                return new GameRecord(pairing, Attempt.failed(Sentence.quote("a stall")), List.of("said", ""));
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void noRoundOfASwissIsDrawnBeforeADisturbedGameIsSettledAlsoOnResume() {
        Setup swiss = Kept.setup(
                new Swiss(2),
                1,
                Kept.entrant("anna", 1),
                Kept.entrant("bert", 1),
                Kept.entrant("carl", 1),
                Kept.entrant("dora", 1));
        Kept kept = new Kept(cup.folder(), swiss);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        List<String> first = new ArrayList<>();
        GameRunner inner = kept.runner();
        GameRunner runner = new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public synchronized GameRecord play(ScheduledGame pairing) throws InterruptedException {
                first.add(pairing.id());
                order.add(pairing.id());
                boolean isSpoilt = pairing.id().equals(first.get(0)) && order.size() < 12;
                if (order.size() == 6) {
                    kept.stop();
                }
                return isSpoilt
                        ? new GameRecord(pairing, Attempt.failed(Sentence.quote("a stall")), List.of())
                        : inner.play(pairing);
            }

            @Override
            public void close() {}
        };
        kept.play(runner, store -> List.of());
        assertTrue(order.stream().allMatch(id -> id.startsWith("0000-")), order::toString);
        new Kept(cup.folder(), swiss).play(runner, store -> List.of());
        int settled = order.lastIndexOf(first.get(0));
        assertTrue(settled >= 11, order::toString);
        assertTrue(order.subList(0, settled + 1).stream().allMatch(id -> id.startsWith("0000-")), order::toString);
        assertTrue(
                order.subList(settled + 1, order.size()).stream().allMatch(id -> id.startsWith("0001-")),
                order::toString);
    }
}
