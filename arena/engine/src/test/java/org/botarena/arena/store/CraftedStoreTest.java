package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import org.apache.commons.io.FileUtils;
import org.botarena.arena.rebuild.Rebuild;
import org.botarena.arena.record.form.Packed;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A store with crafted values, and any other files next to it in the folder. */
class CraftedStoreTest {
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

    /** Whether the cell took the value; a column may refuse it, in any file. */
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
            for (String table : List.of("line", "attempt")) {
                List<String> kinds = strings(connection, "SELECT DISTINCT kind FROM " + table);
                for (String column : strings(connection, "SELECT name FROM pragma_table_info('%s')".formatted(table))) {
                    kinds.forEach(kind -> cells.add(new Cell(
                            table, column, "seq = (SELECT max(seq) FROM line WHERE kind = '%s')".formatted(kind))));
                }
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
            if (cell.column.equals("seq")) {
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
    void openingsAreNotReadFromAFileOfThisMachine() throws Exception {
        try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
            FileUtils.copyDirectory(played.toFile(), stranger.cup().toFile());
            try (Database database = Database.open(stranger.cup().resolve(StoreFiles.TOURNAMENT), Schema.TOURNAMENT)) {
                String text = Records.text(database, 0).orElseThrow();
                String changed = text.replaceFirst("\"openings\":\"[^\"]*\"", "\"openings\":\"/dev/zero\"");
                assertNotEquals(text, changed);
                String hash = JournalLine.hash(JournalLine.START, JournalLine.restOf(changed));
                database.update(
                        "UPDATE line SET text = ? WHERE seq = 0",
                        Packed.of(changed.replaceFirst("[0-9a-f]{64}", hash)));
            }
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
