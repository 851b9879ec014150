package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.rebuild.Forgetting;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.verification.Receipt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A freeze, each reveal and the thaw are lines of the journal, and change nothing else. */
class FrozenTournamentTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    private Optional<Freeze> freeze() {
        try (Store store = Store.read(cup.folder())) {
            return store.freeze();
        }
    }

    private long count() {
        try (Store store = Store.read(cup.folder())) {
            return store.games().count();
        }
    }

    private void freezeAndReveal() {
        try (Store store = Store.open(cup.folder())) {
            store.changes().freeze(true);
            store.changes().reveal(2);
        }
    }

    @Test
    void theLastLineSaysWhatThePublicSees() {
        cup.play();
        assertEquals(Optional.empty(), freeze());
        try (Store store = Store.open(cup.folder())) {
            long last = store.games().sequence();
            store.changes().reveal(1);
            assertEquals(Optional.empty(), store.freeze(), "nothing is hidden, so nothing is revealed");
            store.changes().freeze(false);
            assertEquals(Optional.of(new Freeze(last + 2, false, 0, last + 2)), store.freeze());
            store.changes().freeze(true);
            store.changes().reveal(1);
            assertEquals(
                    Optional.of(new Freeze(last + 2, false, 1, last + 4)), store.freeze(), "the first freeze counts");
            store.changes().reveal(0);
            assertEquals(0, store.freeze().orElseThrow().revealed());
            assertThrows(IllegalArgumentException.class, () -> store.changes().reveal(-1));
        }
        assertEquals(cup.run().setup().games(), count());
        try (Store store = Store.open(cup.folder())) {
            assertTrue(store.freeze().isPresent());
            store.changes().thaw();
        }
        assertEquals(Optional.empty(), freeze());
    }

    @Test
    void linesAfterTheEndLeaveTheTournamentFinishedAndItsReceiptValid() {
        cup.play();
        String words;
        try (Store store = Store.open(cup.folder())) {
            words = Receipt.write(store, cup.run().key()).words();
        }
        freezeAndReveal();
        try (Store store = Store.read(cup.folder())) {
            assertEquals(State.FINISHED, store.progress());
            assertEquals(List.of(), Receipt.differences(store, words));
        }
        assertEquals(List.of(), cup.damage());
        try (Store store = Store.open(cup.folder())) {
            store.changes().thaw();
            assertEquals(List.of(), Receipt.differences(store, words));
        }
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void aFreezeIsMadeAgainFromEachFileAndOutlivesForgetting() throws IOException {
        cup.play();
        freezeAndReveal();
        Optional<Freeze> frozen = freeze();
        cup.lose("journal.jsonl");
        Store.open(cup.folder()).close();
        assertEquals(frozen, freeze());
        cup.lose("tournament.db", "tournament.db-wal", "tournament.db-shm");
        assertEquals(frozen, freeze());
        Store.rebuild(cup.folder()).close();
        assertEquals(frozen, freeze());
        Forgetting.of(
                cup.folder(),
                Map.of("anna", "former author 1"),
                Games.installed(),
                cup.run().key());
        assertEquals(frozen, freeze());
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void aKillWhileALineIsWrittenLeavesWhatWasSeenBeforeOrAfter() throws IOException {
        cup.play();
        Path journal = cup.folder().resolve("journal.jsonl");
        long before = Files.size(journal);
        freezeAndReveal();
        byte[] all = Files.readAllBytes(journal);
        cup.lose("tournament.db", "tournament.db-wal", "tournament.db-shm");
        List<Optional<Freeze>> seen = new ArrayList<>();
        int step = 23; // some bytes of every part of a line
        for (int length = (int) before; length < all.length + step; length += step) {
            Files.write(journal, Arrays.copyOf(all, Math.min(length, all.length)));
            Optional<Freeze> one = freeze();
            if (!seen.contains(one)) {
                seen.add(one);
            }
        }
        assertEquals(
                List.of(-1, 0, 2),
                seen.stream().map(one -> one.map(Freeze::revealed).orElse(-1)).toList());
    }

    @Test
    void anotherThreadFreezesWhileGamesArePlayed() throws InterruptedException {
        Kept run = cup.run();
        List<Thread> freezing = new ArrayList<>();
        run.play(run.runner(), store -> {
            TournamentChanges changes = store.changes();
            for (int i = 0; i < 4; i++) {
                Thread thread = new Thread(() -> {
                    for (int places = 0; places < 25; places++) {
                        changes.freeze(false);
                        changes.reveal(places);
                    }
                });
                freezing.add(thread);
                thread.start();
            }
            return List.of(game -> {
                if (store.games().count() >= 20) {
                    freezing.forEach(FrozenTournamentTest::join);
                }
            });
        });
        assertEquals(List.of(), cup.damage());
        assertEquals(24, freeze().orElseThrow().revealed());
        assertEquals(cup.run().setup().games(), count());
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
