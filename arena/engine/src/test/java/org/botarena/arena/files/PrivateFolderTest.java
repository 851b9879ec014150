package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a place where every user may make folders, a folder is used only if no other user can have written into it. */
class PrivateFolderTest {
    @TempDir
    Path place;

    private Path folder;

    @BeforeEach
    void onADiskWithOwners() {
        assumeTrue(place.getFileSystem().supportedFileAttributeViews().contains("posix"), "permissions of POSIX");
        folder = place.resolve("a/work");
    }

    @Test
    void aNewFolderIsOnlyForItsOwner() throws IOException {
        PrivateFolder.make(folder);
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
        PrivateFolder.make(folder);
    }

    @Test
    void oneInWhichOthersMayWriteIsRefused() throws IOException {
        PrivateFolder.make(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwx---"));
        assertRefused("may be written by others");
    }

    @Test
    void aLinkIsRefusedWhereverItPoints() throws IOException {
        Path own = Files.createDirectory(place.resolve("own"));
        Files.createDirectory(folder.getParent());
        Files.createSymbolicLink(folder, own);
        assertRefused("is a link or a file, not a folder");
    }

    @Test
    void anotherUsersIsRefused() throws IOException {
        assumeTrue(Files.isWritable(Path.of("/etc/passwd")), "only root can give a folder away");
        PrivateFolder.make(folder);
        Files.setOwner(
                folder, folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        assertRefused("belongs to another user, nobody");
    }

    private void assertRefused(String why) {
        String message = assertThrows(IOException.class, () -> PrivateFolder.make(folder))
                .getMessage();
        assertTrue(message.startsWith("%s %s".formatted(folder, why)), message);
    }
}
