package org.botarena.arena.cluster.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterSecretTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("new/secret");
    }

    @Test
    void isMadeOnceAndOnlyForItsUser() throws IOException {
        assertTrue(ClusterSecret.make(file()));
        String secret = ClusterSecret.read(file());
        assertEquals(64, secret.length());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
        assertFalse(ClusterSecret.make(file()));
        assertEquals(secret, ClusterSecret.read(file()));
    }

    @Test
    void isRefusedIfOthersCanReadIt() throws IOException {
        ClusterSecret.make(file());
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r-----"));
        String why =
                assertThrows(Failed.class, () -> ClusterSecret.read(file())).getMessage();
        assertTrue(why.contains("other users may read") && why.contains("chmod 600 " + file()), why);
    }

    @Test
    void isRefusedIfItIsShort() throws IOException {
        ClusterSecret.make(file());
        Files.writeString(file(), "easy");
        assertThrows(Failed.class, () -> ClusterSecret.read(file()));
    }

    @Test
    void aMissingSecretIsReportedWithTheCommandThatMakesIt() {
        String why =
                assertThrows(Failed.class, () -> ClusterSecret.read(file())).getMessage();
        assertTrue(why.contains("arena cluster start"), why);
    }
}
