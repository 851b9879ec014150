package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.files.Sha256;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OriginalsTest {
    private static final String BYTES = "a jar";

    @TempDir
    Path folder;

    private Path jar(String name) throws Exception {
        return Files.writeString(folder.resolve(name), BYTES);
    }

    private Originals originals() {
        return new Originals(folder.resolve("jars"));
    }

    @Test
    void aTakenFileIsOnlyInTheFolder() throws Exception {
        Path jar = jar("staged.jar");
        originals().take(jar, Sha256.of(BYTES));
        assertFalse(Files.exists(jar));
        assertEquals(BYTES, Files.readString(originals().path(Sha256.of(BYTES))));
    }

    @Test
    void theSameJarUnderAnotherNameIsTakenOnce() throws Exception {
        originals().take(jar("one.jar"), Sha256.of(BYTES));
        originals().take(folder.resolve("one.jar"), Sha256.of(BYTES));
        originals().take(jar("other.jar"), Sha256.of(BYTES));
        assertEquals("", originals().damage(Sha256.of(BYTES)));
        assertFalse(Files.exists(folder.resolve("other.jar")));
    }

    @Test
    void eachIsCalledByWhatItIs() throws Exception {
        originals().take(jar("snake.zip"), Sha256.of(BYTES));
        Path engine = Files.writeString(folder.resolve("seal.engine.json"), "{}");
        originals().take(engine, Sha256.of("{}"));
        assertEquals(
                folder.resolve("jars/%s.zip".formatted(Sha256.of(BYTES))),
                originals().path(Sha256.of(BYTES)));
        assertEquals(
                folder.resolve("jars/%s.engine.json".formatted(Sha256.of("{}"))),
                originals().path(Sha256.of("{}")));
        assertEquals("", originals().damage(Sha256.of("{}")));
    }

    @Test
    void aSubmissionStaysInPlace() throws Exception {
        Path jar = jar("handed-in.jar");
        originals().keep(jar, Sha256.of(BYTES));
        assertTrue(Files.exists(jar));
    }
}
