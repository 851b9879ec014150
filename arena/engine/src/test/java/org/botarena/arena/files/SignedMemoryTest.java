package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.store.InMemory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Facts from earlier runs: what is damaged or foreign counts as missing, and is written again. */
class SignedMemoryTest {
    private static final String CONDITIONS = "file build jdk";
    private static final String FACT = "it may play";

    @TempDir(factory = InMemory.class)
    private Path temporary;

    private Path folder;
    private SignedMemory memory;

    @BeforeEach
    void open() {
        folder = temporary.resolve("memory");
        memory = memory("admission", "anna");
    }

    private SignedMemory memory(String purpose, String user) {
        return new SignedMemory(
                folder, purpose, new UserKey(temporary.resolve(user).resolve("key")));
    }

    private static void keep(SignedMemory memory, String conditions, String fact) {
        memory.keep(conditions, out -> out.write(fact.getBytes(StandardCharsets.UTF_8)));
    }

    private static Optional<String> recall(SignedMemory memory, String conditions) {
        return memory.recall(conditions, in -> new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private Path file() throws IOException {
        assertEquals(1, files().size());
        return files().get(0);
    }

    private interface Damage {
        void to(Path file) throws IOException;
    }

    private void assertIgnoredAndWrittenAgain(Damage damage) throws IOException {
        keep(memory, CONDITIONS, FACT);
        assertEquals(Optional.of(FACT), recall(memory, CONDITIONS));
        damage.to(file());
        assertEquals(Optional.empty(), recall(memory, CONDITIONS));
        keep(memory, CONDITIONS, FACT);
        assertEquals(Optional.of(FACT), recall(memory, CONDITIONS));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    @Test
    void aFactIsKnownOnlyUnderItsConditionsAndItsPurpose() {
        assertEquals(Optional.empty(), recall(memory, CONDITIONS));
        keep(memory, CONDITIONS, FACT);
        assertEquals(Optional.of(FACT), recall(memory, CONDITIONS));
        assertEquals(Optional.empty(), recall(memory, "file build other-jdk"));
        assertEquals(Optional.empty(), recall(memory("trial", "anna"), CONDITIONS));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatIsCutIsIgnored() throws IOException {
        for (int left : List.of(0, 10, 64, 70)) {
            assertIgnoredAndWrittenAgain(file -> {
                byte[] bytes = Files.readAllBytes(file);
                Files.write(file, Arrays.copyOf(bytes, left));
            });
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileInWhichAnyByteWasChangedIsIgnored() throws IOException {
        for (int at = 0; at < 64 + FACT.length(); at++) {
            int changed = at;
            assertIgnoredAndWrittenAgain(file -> {
                byte[] bytes = Files.readAllBytes(file);
                bytes[changed] ^= 1;
                Files.write(file, bytes);
            });
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatAnotherKeyHasSignedIsIgnored() throws IOException {
        assertIgnoredAndWrittenAgain(file -> keep(memory("admission", "bert"), CONDITIONS, "forged"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileOfOtherConditionsIsIgnoredUnderThisName() throws IOException {
        keep(memory, "other", "forged");
        Path other = file();
        byte[] forged = Files.readAllBytes(other);
        Files.delete(other);
        assertIgnoredAndWrittenAgain(file -> Files.write(file, forged));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatOthersCanReadOrWriteIsIgnored() throws IOException {
        for (String permissions : List.of("rw-r--r--", "rw----r--", "rw--w----", "rw-rw----")) {
            assertIgnoredAndWrittenAgain(
                    file -> Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions)));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkInThePlaceOfAFileIsIgnored() throws IOException {
        assertIgnoredAndWrittenAgain(file -> {
            Path elsewhere = Files.move(file, temporary.resolve("elsewhere"));
            Files.createSymbolicLink(file, elsewhere);
        });
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFolderInWhichOthersMayWriteIsNotUsed() throws IOException {
        Files.createDirectory(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        keep(memory, CONDITIONS, FACT);
        assertEquals(List.of(), files());
    }

    @Test
    void withoutAKeyNothingIsKept() throws IOException {
        Files.writeString(temporary.resolve("anna"), "a file, where the folder of the key would be");
        keep(memory, CONDITIONS, FACT);
        assertEquals(List.of(), files());
        assertEquals(Optional.empty(), recall(memory, CONDITIONS));
    }

    @Test
    void severalThatWriteAtOnceLeaveOneWholeFile() throws IOException {
        CompletableFuture.allOf(IntStream.range(0, 8)
                        .mapToObj(writer -> CompletableFuture.runAsync(() -> {
                            for (int i = 0; i < 50; i++) {
                                keep(memory("admission", "anna"), CONDITIONS, FACT);
                                assertEquals(Optional.of(FACT), recall(memory, CONDITIONS));
                                keep(memory, "of writer " + writer, FACT);
                            }
                        }))
                        .toArray(CompletableFuture[]::new))
                .join();
        assertEquals(9, files().size());
        for (int writer = 0; writer < 8; writer++) {
            assertTrue(recall(memory, "of writer " + writer).isPresent());
        }
    }
}
