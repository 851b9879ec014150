package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store from elsewhere is a file that anybody may have made: it is refused before anything of it is run. */
class ForeignStoreTest {
    private static final String ENDLESS =
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT '' || i AS name, '' AS value FROM n";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void make() {
        file = folder.resolve("tournament.db");
        Database.open(file, "tournament").close();
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
        StoreException refused = assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertThrows(
                        StoreException.class,
                        () -> Database.open(file, "tournament").close()));
        assertTrue(refused.getMessage().contains(why), refused.getMessage());
    }

    @Test
    void aStoreAsTheArenaMakesItIsOpenedAlsoWithStatistics() throws Exception {
        change("ANALYZE");
        assertDoesNotThrow(() -> Database.open(file, "tournament").close());
    }

    @Test
    void anEndlessViewInThePlaceOfATable() throws Exception {
        change("DROP TABLE setting", "CREATE VIEW setting AS " + ENDLESS);
        assertRefused("does not have the tables that an arena makes");
    }

    @Test
    void aTriggerThatWritesWithoutEnd() throws Exception {
        change("CREATE TRIGGER more AFTER INSERT ON setting BEGIN DELETE FROM setting; END");
        assertRefused("does not have the tables that an arena makes");
    }

    @Test
    void aTableOfAnotherShape() throws Exception {
        change("ALTER TABLE setting ADD COLUMN more TEXT");
        assertRefused("does not have the tables that an arena makes");
    }

    @Test
    void aValueThatNoMemoryHolds() throws Exception {
        change("INSERT INTO setting VALUES ('game', zeroblob(200000000))");
        try (Database database = Database.open(file, "tournament")) {
            assertThrows(
                    StoreException.class,
                    () -> database.each("SELECT value FROM setting", row -> {
                        row.getString(1);
                        return true;
                    }));
        }
    }

    @Test
    void aJournalWithALineWithoutEnd() throws Exception {
        Path journal = folder.resolve("endless.jsonl");
        Files.write(journal, new byte[40 << 20]);
        StoreException refused = assertThrows(StoreException.class, () -> new JournalFile(journal).read(line -> {}));
        assertTrue(refused.getMessage().contains("line 1 is longer than 32 MiB"), refused.getMessage());
    }
}
