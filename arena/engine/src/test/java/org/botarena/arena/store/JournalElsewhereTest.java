package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** On another machine's disk, the journal is in the folder and the database elsewhere. */
class JournalElsewhereTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 1));

    @BeforeEach
    void onlyTheJournalIsThere() throws IOException {
        cup.play();
        cup.lose("tournament.db");
    }

    private long lines() throws IOException {
        return Files.readAllLines(cup.folder().resolve(Journal.FILE)).size();
    }

    @Test
    void theStoreIsMadeFromTheJournalInATemporaryFolder() throws IOException {
        Path index;
        try (Store store = Store.open(cup.folder(), true, false)) {
            assertEquals(12, store.games().count());
            index = store.database().file().getParent();
            assertTrue(store.notes().get(0).contains("is on a network file system"), store.notes()::toString);
            assertTrue(store.notes().get(0).contains(index.toString()), store.notes()::toString);
        }
        assertFalse(Files.exists(index));
        assertFalse(Files.exists(cup.folder().resolve("tournament.db")));
    }

    @Test
    void recordedEntriesAreInTheJournal() throws IOException {
        long before = lines();
        try (Store store = Store.open(cup.folder(), true, false)) {
            store.changes().reach(State.STOPPED, true, Instant.EPOCH);
            assertEquals(State.STOPPED, store.progress());
        }
        assertEquals(before + 1, lines());
        try (Store store = Store.read(cup.folder())) {
            assertEquals(State.STOPPED, store.progress());
            assertEquals(12, store.games().count());
        }
    }

    @Test
    void anotherProcessReadsItWhileItIsWritten() {
        try (Store writer = Store.open(cup.folder(), true, false);
                Store reader = Store.read(cup.folder())) {
            writer.changes().reach(State.STOPPED, true, Instant.EPOCH);
            assertEquals(12, reader.games().count());
            assertEquals(List.of(), reader.damage());
        }
    }

    @Test
    void aTournamentBeginsThere() throws IOException {
        Path fresh = cup.folder().resolveSibling("fresh");
        Kept kept = new Kept(fresh, cup.setup());
        try (Store store = Store.open(fresh, true, false)) {
            kept.begin(store);
            assertFalse(store.isEmpty());
        }
        assertTrue(Files.exists(fresh.resolve(Journal.FILE)));
        assertFalse(Files.exists(fresh.resolve("tournament.db")));
        try (Store store = Store.open(fresh, true, false)) {
            assertEquals(cup.setup().names(), store.setup(Games.installed()).names());
        }
    }
}
