package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.record.form.StableJson;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** A store from elsewhere can have any content: it is refused before any of it runs. */
class ForeignStoreTest {
    private static final String ENDLESS =
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT '' || i AS name, '' AS value FROM n";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void make() {
        file = folder.resolve("tournament.db");
        Database.open(file, Schema.TOURNAMENT).close();
    }

    private void change(String... statements) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }

    private void assertRefused(String why) {
        assertRefused(why, () -> Database.open(file, Schema.TOURNAMENT).close());
        assertRefused(why, () -> Database.openAsIs(file, Schema.TOURNAMENT).close());
        assertRefused(
                why, () -> Database.openUnwritable(file, Schema.TOURNAMENT).close());
    }

    /** Within a second of CPU time, whatever else runs on this machine; without a refusal it would never end. */
    private static void assertRefused(String why, Executable reading) {
        StoreException refused = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            StoreException thrown = assertThrows(StoreException.class, reading);
            long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
            assertTrue(took < 1_000_000_000, () -> "it took %d ms of CPU time".formatted(took / 1_000_000));
            return thrown;
        });
        assertTrue(refused.getMessage().contains(why), refused.getMessage());
    }

    @Test
    void aStoreAsTheArenaMakesItIsOpenedAlsoWithStatistics() throws Exception {
        change("ANALYZE");
        assertDoesNotThrow(() -> Database.open(file, Schema.TOURNAMENT).close());
    }

    @Test
    void anEndlessViewInThePlaceOfATable() throws Exception {
        change("DROP TABLE attempt", "CREATE VIEW attempt AS " + ENDLESS);
        assertRefused("does not have the tables that an arena makes");
    }

    @Test
    void aQueryThatFindsNoEndIsInterrupted() {
        try (Database database = Database.open(file, Schema.TOURNAMENT)) {
            assertRefused(
                    "asks for more work than any tournament of its size",
                    () -> database.first("SELECT count(*) FROM (" + ENDLESS + ")", row -> row.getLong(1)));
            assertTrue(database.damage().isEmpty(), "it can be used afterwards");
        }
    }

    @Test
    void tablesByTheThousand() throws Exception {
        change(
                "PRAGMA writable_schema = 1",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300000) INSERT INTO sqlite_master"
                        + " SELECT 'view', 'v' || i, 'v' || i, 0, 'CREATE VIEW v' || i || ' AS SELECT 1' FROM n");
        assertRefused("asks for more work than any tournament of its size");
    }

    @Test
    void aDefinitionThatIsALongText() throws Exception {
        change(
                "PRAGMA writable_schema = 1",
                "INSERT INTO sqlite_master SELECT 'view', 'v', 'v', 0, 'CREATE VIEW v AS SELECT 0x' ||"
                        + " hex(zeroblob(1000000))");
        assertRefused("");
    }

    @Test
    void aTriggerThatWritesWithoutEnd() throws Exception {
        change("CREATE TRIGGER more AFTER INSERT ON line BEGIN DELETE FROM line; END");
        assertRefused("does not have the tables that an arena makes");
    }

    @Test
    void aTableOfAnotherShape() throws Exception {
        change("ALTER TABLE line ADD COLUMN more TEXT");
        assertRefused("does not have the tables that an arena makes");
    }

    @Test
    void aValueThatNoMemoryHolds() throws Exception {
        change("INSERT INTO line VALUES (1, 'file', '', zeroblob(200000000))");
        try (Database database = Database.open(file, Schema.TOURNAMENT)) {
            assertRefused(
                    "too big",
                    () -> database.each("SELECT text FROM line", row -> {
                        row.getBytes(1);
                        return true;
                    }));
        }
    }

    @Test
    void aJournalWithALineWithoutEnd() throws Exception {
        Path journal = folder.resolve(Journal.FILE);
        Files.write(journal, new byte[40 << 20]);
        assertRefused("after line 0: a line is longer than 32 MiB", () -> new JournalReader(folder).read(line -> {}));
    }

    @Test
    void aJournalWhoseLastLineIsLongerThanAnyMemory() throws Exception {
        Path journal = folder.resolve(Journal.FILE);
        try (RandomAccessFile huge = new RandomAccessFile(journal.toFile(), "rw")) {
            huge.seek(100L << 30);
            huge.write('\n');
        }
        assertRefused("its last line is longer than 32 MiB", () -> new JournalReader(folder).last());
        assertRefused("its last line is longer than 32 MiB", () -> Journal.open(folder));
    }

    @Test
    void aRecordOfMillionsOfParts() {
        String many = "{\"moves\":[" + "\"\",".repeat(7_000_000) + "\"\"]}";
        assertThrows(IllegalArgumentException.class, () -> StableJson.value(many, Attempt.class));
    }

    @Test
    void aRecordThatUnpacksToMoreThanTheMemory() {
        byte[] bomb = Packed.of(" ".repeat(40 << 20));
        assertTrue(bomb.length < 1 << 20);
        assertThrows(IllegalArgumentException.class, () -> Packed.text(bomb));
    }
}
