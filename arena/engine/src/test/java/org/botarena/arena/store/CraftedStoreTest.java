package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.rebuild.Rebuild;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A store that a stranger has filled: whatever stands in the place of a value, and whatever lies beside it in the folder. */
class CraftedStoreTest {
    /** By which column a row is told from the others. */
    private static final Map<String, String> KEYS = Map.of("entrant", "author", "unplayed", "game", "game", "id");

    private static final List<Object> VALUES = Arrays.asList(
            "",
            -1,
            Long.MAX_VALUE,
            "../../../escaped",
            "x".repeat(10_000),
            new byte[0],
            new byte[1_000],
            "{}",
            "[null]");

    @TempDir(factory = InMemory.class)
    private static Path temporary;

    private static Path played;

    /** A value of a table's row. */
    private record Cell(String table, String column, String where) {}

    @BeforeAll
    static void playIt() throws IOException {
        played = temporary.resolve("played");
        FaultyCup.play(played);
        Files.delete(played.resolve(Journal.FILE));
    }

    @Test
    void someValuesInSomeCells() throws Exception {
        assertEquals("", look(12));
    }

    @Test
    @Tag("slow")
    void aValueInEveryCell() throws Exception {
        assertEquals("", look(1));
    }

    private static String look(int every) throws Exception {
        List<Cell> cells = cells();
        assertTrue(cells.size() > 40, cells::toString);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < cells.size(); i += every) {
            Object value = VALUES.get((i + Integer.getInteger("crafted.shift", 0)) % VALUES.size());
            try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
                FileUtils.copyDirectory(played.toFile(), stranger.cup().toFile());
                String what = "%s is %.40s".formatted(cells.get(i), value);
                if (change(stranger.cup(), cells.get(i), value)) {
                    stranger.faults().forEach(fault -> found.add(what + ": " + fault));
                }
            }
        }
        return String.join("\n", found);
    }

    /** Whether the cell took the value; a column may refuse it, in anybody's file. */
    private static boolean change(Path cup, Cell cell, Object value) throws SQLException {
        try (Connection connection = connection(cup);
                PreparedStatement statement = connection.prepareStatement(
                        "UPDATE %s SET %s = ? WHERE %s".formatted(cell.table, cell.column, cell.where))) {
            statement.setObject(1, value);
            return statement.executeUpdate() > 0;
        } catch (SQLException e) {
            if (e.getMessage().contains("no such column")) {
                throw e;
            }
            return false;
        }
    }

    private static Connection connection(Path cup) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + cup.resolve(StoreFiles.TOURNAMENT));
    }

    private static List<Cell> cells() throws SQLException {
        List<Cell> cells = new ArrayList<>();
        try (Connection connection = connection(played)) {
            for (String table : List.of("setting", "fact")) {
                strings(connection, "SELECT name FROM " + table)
                        .forEach(name -> cells.add(new Cell(table, "value", "name = '%s'".formatted(name))));
            }
            for (String table : List.of("entrant", "game", "line", "attempt", "voided", "unplayed")) {
                String key = KEYS.getOrDefault(table, "seq");
                strings(connection, "SELECT name FROM pragma_table_info('%s')".formatted(table))
                        .forEach(column -> cells.add(
                                new Cell(table, column, "%1$s = (SELECT max(%1$s) FROM %2$s)".formatted(key, table))));
            }
        }
        return cells;
    }

    private static List<String> strings(Connection connection, String query) throws SQLException {
        List<String> strings = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                java.sql.ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                strings.add(rows.getString(1));
            }
        }
        return strings;
    }

    @Test
    @Tag("slow")
    void whatAStoreDoesNotSayIsMissed() throws Exception {
        List<String> found = new ArrayList<>();
        for (Cell cell : cells()) {
            if (List.of("setting", "fact").contains(cell.table)) {
                try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
                    FileUtils.copyDirectory(played.toFile(), stranger.cup().toFile());
                    try (Connection connection = connection(stranger.cup());
                            Statement statement = connection.createStatement()) {
                        statement.executeUpdate("DELETE FROM %s WHERE %s".formatted(cell.table, cell.where));
                    }
                    stranger.faults().forEach(fault -> found.add(cell.where + " is missing: " + fault));
                }
            }
        }
        assertEquals("", String.join("\n", found));
    }

    @Test
    void aFileThatOnlyTheStoreNamesIsNotWritten() throws Exception {
        try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
            FileUtils.copyDirectory(played.toFile(), stranger.cup().toFile());
            try (Connection connection = connection(stranger.cup());
                    Statement statement = connection.createStatement()) {
                statement.executeUpdate("INSERT INTO fact VALUES ('file-../../../escaped', 'what I like')");
                statement.executeUpdate("INSERT INTO fact VALUES ('file-entrants.csv', 'file,name')");
            }
            assertEquals(List.of(), stranger.faults());
            assertFalse(Files.exists(stranger.cup().resolve("entrants.csv")), "no line of the journal has it");
        }
    }

    @Test
    void openingsAreNoFileOfThisMachine() throws Exception {
        try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
            FileUtils.copyDirectory(played.toFile(), stranger.cup().toFile());
            change(stranger.cup(), new Cell("setting", "value", "name = 'openings'"), "/dev/zero");
            assertEquals(List.of(), stranger.faults());
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aLinkIsNotFollowedWhateverItIsCalled() throws Exception {
        for (String name :
                List.of("tournament.lock", "tournament.db", "journal.jsonl", "report.html", "jars", "for", ".new")) {
            try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
                FileUtils.copyDirectory(played.toFile(), stranger.cup().toFile());
                Path mine = Files.createDirectories(stranger.around().resolve("report"))
                        .resolve("mine");
                boolean isFolder = Files.isDirectory(stranger.cup().resolve(name)) || name.equals(".new");
                if (isFolder) {
                    Files.createDirectories(mine);
                    Files.writeString(mine.resolve("my.zip"), "mine");
                } else {
                    Files.writeString(mine, "mine");
                }
                FileUtils.deleteQuietly(stranger.cup().resolve(name).toFile());
                Files.createSymbolicLink(stranger.cup().resolve(name), mine);
                for (Runnable opening : List.<Runnable>of(
                        () -> Store.open(stranger.cup()).close(),
                        () -> Store.read(stranger.cup()).close(),
                        () -> Rebuild.of(stranger.cup()))) {
                    StoreException refused = assertThrows(StoreException.class, opening::run, name);
                    assertTrue(refused.getMessage().contains(name + " is a link"), refused.getMessage());
                }
                assertEquals(isFolder ? "" : "mine", isFolder ? "" : Files.readString(mine));
                assertFalse(isFolder && mine.toFile().list().length != 1, name);
            }
        }
    }
}
