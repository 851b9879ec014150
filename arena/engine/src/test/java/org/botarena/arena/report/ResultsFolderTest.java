package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.games.GamesWriter;
import org.botarena.arena.tournament.Contest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Where results may be written, and the message where they may not. */
class ResultsFolderTest {
    @TempDir
    private Path temporary;

    private WrittenResults written;

    @BeforeEach
    void tournament() {
        written = new WrittenResults(folder());
    }

    private Path folder() {
        return temporary.resolve("results");
    }

    @Test
    void aFolderThatIsNotEmptyIsRefusedAndLeftUntouched() throws IOException {
        Files.createDirectories(folder());
        Files.writeString(folder().resolve("games.jsonl"), "precious\n");
        String message = assertThrows(ResultsException.class, () -> written.create(folder()))
                .getMessage();
        assertEquals(
                folder() + " is not empty and was left as it is: a tournament needs a folder of its own."
                        + " Choose another with --out.",
                message);
        try (Stream<Path> files = Files.list(folder())) {
            assertEquals(List.of(folder().resolve("games.jsonl")), files.toList());
        }
        assertEquals("precious\n", Files.readString(folder().resolve("games.jsonl")));
    }

    @Test
    void anEmptyFolderIsUsedAndAMissingOneIsCreated() throws IOException {
        Files.createDirectories(folder());
        written.create(folder()).close();
        written.create(temporary.resolve("some").resolve("where")).close();
        assertTrue(Files.isDirectory(temporary.resolve("some").resolve("where")));
    }

    @Test
    void aFileInThePlaceOfTheFolderIsRefused() throws IOException {
        Files.writeString(folder(), "a text");
        assertTrue(assertThrows(ResultsException.class, () -> written.create(folder()))
                .getMessage()
                .startsWith(folder() + " is a file"));
        assertTrue(assertThrows(ResultsException.class, () -> written.create(folder().resolve("below")))
                .getMessage()
                .startsWith("cannot write " + folder().resolve("below")));
    }

    @Test
    @EnabledIf("isBoundByPermissions")
    void aFolderWithoutTheRightToWriteIsRefusedWithTheReason() throws IOException {
        Files.createDirectories(folder());
        assertTrue(folder().toFile().setWritable(false));
        String message = assertThrows(ResultsException.class, () -> written.create(folder()))
                .getMessage();
        assertTrue(message.matches("cannot write \\S*results: permission denied.*--out[.]"), message);
    }

    static boolean isBoundByPermissions() {
        return !System.getProperty("user.name").equals("root");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileSystemThatTakesNoFolderIsReported() {
        String message = assertThrows(ResultsException.class, () -> written.create(Path.of("/proc/results")))
                .getMessage();
        assertTrue(message.startsWith("cannot write /proc/results: "), message);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsReported() throws InterruptedException {
        GameRecord game = written.runner().play(Contest.games(written.setup()).get(0));
        try (GamesWriter writer = new GamesWriter(Path.of("/dev/full"))) {
            String message = assertThrows(
                            ResultsException.class,
                            () -> writer.append(written.setup().terms().published(game)))
                    .getMessage();
            assertEquals(
                    "cannot write /dev/full: No space left on device. Make room or give the right to write there, or"
                            + " choose another folder with --out.",
                    message);
        }
    }

    @Test
    void everyTournamentGetsItsOwnFolderNamedByTheTime() {
        assertEquals(temporary.resolve("2026-11-20T12-00-00"), ResultsFolder.make(temporary, WrittenResults.NOON));
        assertEquals(temporary.resolve("2026-11-20T12-00-00-2"), ResultsFolder.make(temporary, WrittenResults.NOON));
        assertEquals(
                temporary.resolve("2026-11-20T12-00-00-4"),
                ResultsFolder.in(temporary, WrittenResults.NOON, "2026-11-20T12-00-00-3"::equals));
    }

    @Test
    void tournamentsThatStartTogetherNeverShareAFolder() {
        List<Path> folders = IntStream.range(0, 40)
                .parallel()
                .mapToObj(i -> ResultsFolder.make(temporary.resolve("results"), WrittenResults.NOON))
                .toList();
        assertEquals(40, Set.copyOf(folders).size(), folders::toString);
    }

    @Test
    void theFolderOfATournamentThatDidNotStartIsRemoved() throws IOException {
        Path empty = ResultsFolder.make(temporary, WrittenResults.NOON);
        Path played = ResultsFolder.make(temporary, WrittenResults.NOON);
        Files.writeString(played.resolve("games.jsonl"), "");
        ResultsFolder.takeBack(empty);
        ResultsFolder.takeBack(played);
        assertFalse(Files.exists(empty));
        assertTrue(Files.exists(played));
    }
}
