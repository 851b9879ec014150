package org.botarena.arena.cluster.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.files.Sha256;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarCacheTest {
    private static final byte[] JAR = "what a jar holds".getBytes(UTF_8);

    @TempDir
    private Path folder;

    private final List<String> fetched = new ArrayList<>();

    private byte[] fetch(String sha256) {
        fetched.add(sha256);
        return JAR;
    }

    private Path file(String sha256) throws IOException {
        return new JarCache(folder, 1000).file(sha256, this::fetch);
    }

    @Test
    void aJarIsFetchedOnce() throws IOException {
        assertArrayEquals(JAR, Files.readAllBytes(file(Sha256.of(JAR))));
        file(Sha256.of(JAR));
        assertEquals(1, fetched.size());
    }

    @Test
    void aDamagedJarIsFetchedAgain() throws IOException {
        Path jar = file(Sha256.of(JAR));
        Files.writeString(jar, "damaged");
        assertArrayEquals(JAR, Files.readAllBytes(file(Sha256.of(JAR))));
        assertEquals(2, fetched.size());
    }

    @Test
    void whatComesDamagedIsRefusedAndNotKept() {
        String other = Sha256.of("another jar");
        assertThrows(IOException.class, () -> file(other));
        assertFalse(Files.exists(folder.resolve(other + ".jar")));
    }

    @Test
    void whatWasNotUsedForLongestMakesRoom() throws IOException {
        Path jar = file(Sha256.of(JAR));
        Path old = Files.write(folder.resolve("old.jar"), new byte[990]);
        assertTrue(old.toFile().setLastModified(1000));
        new JarCache(folder, 1000);
        assertTrue(Files.exists(jar));
        assertFalse(Files.exists(old));
    }
}
