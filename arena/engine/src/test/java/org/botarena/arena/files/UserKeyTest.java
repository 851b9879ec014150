package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.store.InMemory;
import org.botarena.arena.store.JournalLine;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The user's key, and by it which tournaments were begun here. */
class UserKeyTest {
    @TempDir(factory = InMemory.class)
    private Path temporary;

    private UserKey key(String user) {
        return new UserKey(temporary.resolve(user).resolve("botarena").resolve("key"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theKeyIsMadeAtFirstUseOnlyForItsOwner() throws IOException {
        UserKey key = key("anna");
        assertFalse(key.hasSigned("made here", "7", "00"));
        assertFalse(Files.exists(key.file()), "to ask makes none");
        String signature = key.sign("made here", "7").orElseThrow();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(key.file())));
        assertEquals(Optional.of(signature), key.sign("made here", "7"), "it stays the same");
        try (Stream<Path> beside = Files.list(key.file().getParent())) {
            assertEquals(List.of(key.file()), beside.toList());
        }
    }

    @Test
    void aSignatureIsValidOnlyForItsKeyItsPurposeAndItsText() {
        String signature = key("anna").sign("made here", "7").orElseThrow();
        assertTrue(key("anna").hasSigned("made here", "7", signature));
        assertFalse(key("anna").hasSigned("made here", "8", signature));
        assertFalse(key("anna").hasSigned("receipt", "7", signature));
        assertNotEquals(Optional.of(signature), key("bert").sign("made here", "7"));
        assertFalse(key("bert").hasSigned("made here", "7", signature));
    }

    @Test
    void manyWhoMakeItAtOnceAgreeOnOne() {
        UserKey key = key("anna");
        assertEquals(
                1,
                IntStream.range(0, 16)
                        .parallel()
                        .mapToObj(i -> key.sign("made here", "7").orElseThrow())
                        .distinct()
                        .count());
    }

    @Test
    void whereNoKeyCanBeKeptNothingIsSigned() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));
        assertEquals(Optional.empty(), new UserKey(file.resolve("key")).sign("made here", "7"));
    }

    @Test
    void aTournamentIsMadeHereOnlyForWhoBeganItAndAsLongAsItsSettingsAreThoseOfTheBeginning() throws IOException {
        Kept cup = new Kept(temporary.resolve("cup"), Kept.setup(new RoundRobin(), 1));
        cup.play();
        assertTrue(isMadeHere("cup", cup.key()));
        assertFalse(isMadeHere("cup", key("bert")));
        FileUtils.copyDirectory(
                temporary.resolve("cup").toFile(), temporary.resolve("changed").toFile());
        Path journal = temporary.resolve("changed/journal.jsonl");
        String first =
                Files.readAllLines(journal).get(0).replace("\"seed\":\"", "\"games\":\"a stranger's jar\",\"seed\":\"");
        String hash = JournalLine.hash(
                JournalLine.START, first.replaceFirst("^.{75}", "").replaceFirst(",\"personal\":\\[.*", "}"));
        Files.writeString(journal, first.replaceFirst("[0-9a-f]{64}", hash) + "\n");
        Files.delete(temporary.resolve("changed/tournament.db"));
        assertFalse(isMadeHere("changed", cup.key()));
        assertTrue(isMadeHere("cup", cup.key()));
    }

    private boolean isMadeHere(String folder, UserKey key) {
        try (Store store = Store.read(temporary.resolve(folder))) {
            assertEquals(64, store.id().length());
            return store.isMadeHere(key);
        }
    }
}
