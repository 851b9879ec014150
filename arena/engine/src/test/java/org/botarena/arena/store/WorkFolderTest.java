package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that belong to another machine's disk are played on a disk of this one. */
class WorkFolderTest {
    private static final int GAMES = 12;

    @TempDir
    Path folder;

    private final List<String> warnings = new ArrayList<>();

    private Path out() {
        return folder.resolve("net/cup");
    }

    private Path parent() {
        return folder.resolve("work");
    }

    private WorkFolder open() {
        return WorkFolder.open(out(), parent(), warnings::add);
    }

    private static void play(Path where) {
        new Kept(where, Kept.setup(new RoundRobin(), 1)).play();
    }

    private static long sound(Path where) {
        try (Store store = Store.read(where)) {
            assertEquals(List.of(), Audit.of(store, Games.installed()).damage());
            return store.games().count();
        }
    }

    @Test
    void allThatWasPlayedThereIsInTheResultsAtTheEnd() throws IOException {
        Path plain = folder.resolve("plain");
        play(plain);
        try (WorkFolder work = open()) {
            assertTrue(work.folder().startsWith(parent()), work::announcement);
            play(work.folder());
        }
        assertEquals(GAMES, sound(out()));
        for (String file : List.of("results.json", "games.jsonl", "standings.csv", "report.html")) {
            assertEquals(Files.readString(plain.resolve(file)), Files.readString(out().resolve(file)), file);
        }
        assertFalse(Files.exists(WorkFolder.folder(out(), parent())), "nothing is left on this machine");
        assertEquals(List.of(), warnings);
    }

    @Test
    void aCopyThatIsMadeMeanwhileIsWhole() throws IOException {
        Path work = folder.resolve("local");
        FolderCopy copy = new FolderCopy(work, out());
        List<Long> copied = new ArrayList<>();
        Kept kept = new Kept(work, Kept.setup(new RoundRobin(), 1));
        kept.play(
                kept.table(),
                store -> List.of(new Spectator() {
                    @Override
                    public void ended(GameRecord game) {
                        try {
                            copy.now();
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                        copied.add(sound(out()));
                    }
                }));
        assertEquals(GAMES, copied.size());
        assertEquals(copied.stream().sorted().distinct().toList(), copied, "each has the games up to it");
        copy.now();
        Files.delete(work.resolve("standings.csv"));
        copy.now();
        assertFalse(Files.exists(out().resolve("standings.csv")), "what is gone here is gone there");
    }

    @Test
    void aTournamentThatGoesOnIsBroughtHereFirst() {
        play(out());
        try (WorkFolder work = open()) {
            assertEquals(GAMES, sound(work.folder()));
            new Kept(work.folder(), Kept.setup(new RoundRobin(), 2)).play();
        }
        assertEquals(2 * GAMES, sound(out()));
    }

    @Test
    void whatAKilledRunHasLeftIsRescued() {
        play(WorkFolder.folder(out(), parent()));
        WorkFolder.rescue(out(), parent());
        assertEquals(GAMES, sound(out()));
    }

    @Test
    void whatIsOlderThanTheResultsIsNot() {
        play(WorkFolder.folder(out(), parent()));
        new Kept(out(), Kept.setup(new RoundRobin(), 2)).play();
        WorkFolder.rescue(out(), parent());
        assertEquals(2 * GAMES, sound(out()));
        try (WorkFolder work = open()) {
            assertEquals(2 * GAMES, sound(work.folder()), "nor is it gone on with");
        }
    }

    @Test
    void aSecondRunIsKeptOutOfTheResults() {
        try (WorkFolder work = open()) {
            assertTrue(
                    assertThrows(StoreException.class, this::open).getMessage().contains("another run"),
                    work::announcement);
        }
    }

    @Test
    void aDiskThatCannotBeWrittenLeavesAllOfItHereAndSaysWhere() throws IOException {
        WorkFolder work = open();
        play(work.folder());
        Files.createDirectory(out().resolve("results.json")); // no file can take its place
        Files.createFile(out().resolve("results.json").resolve("x"));
        String message = assertThrows(StoreException.class, work::close).getMessage();
        assertTrue(message.contains(work.folder().toString()) && message.contains("arena resume"), message);
        assertEquals(GAMES, sound(work.folder()));
    }

    @Test
    void itIsNeededOnNetworkDisksAndWhereSomebodyWantsIt() {
        assertFalse(WorkFolder.isNeeded(out()));
        assertEquals(java.util.Optional.empty(), WorkFolder.parent(out(), java.util.Optional.empty()));
        assertEquals(java.util.Optional.of(parent()), WorkFolder.parent(out(), java.util.Optional.of(parent())));
    }

    @Test
    void whatSomebodyElseMayHavePutThereIsNotTakenForResults() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"), "permissions of POSIX");
        Path planted = WorkFolder.folder(out(), parent());
        play(planted);
        Files.setPosixFilePermissions(planted, PosixFilePermissions.fromString("rwxrwxrwx"));
        String message = assertThrows(StoreException.class, this::open).getMessage();
        assertTrue(message.contains("may be written by others"), message);
        assertFalse(Files.exists(out().resolve(Store.FILE)), "nothing of it was copied");
    }
}
