package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/** Creates folders that belong only to this user, in places where any user could have created one first. */
public final class PrivateFolder {
    private PrivateFolder() {}

    /**
     * Creates the folder and its parents if missing.
     *
     * @throws IOException if it cannot be created, or does not {@linkplain #require belong only to this user}
     */
    public static void make(Path folder) throws IOException {
        Files.createDirectories(folder.toAbsolutePath().getParent());
        try {
            Files.createDirectory(folder, OwnerOnly.folder());
        } catch (FileAlreadyExistsException e) {
            require(folder);
        }
    }

    /**
     * Checks an existing folder. Accepts it unchecked if the disk has no owners and permissions, as on Windows.
     *
     * @throws IOException if it is a link, not a folder, another user's, or writable for others; the message says
     *     which
     */
    static void require(Path folder) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(folder, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view == null) {
            return;
        }
        PosixFileAttributes found = view.readAttributes();
        Set<PosixFilePermission> permissions = found.permissions();
        if (!found.isDirectory()) {
            throw notOurs(folder, "is a link or a file, not a folder");
        }
        if (!found.owner().equals(ownUser())) {
            throw notOurs(folder, "belongs to another user, " + found.owner().getName());
        }
        if (permissions.contains(PosixFilePermission.GROUP_WRITE)
                || permissions.contains(PosixFilePermission.OTHERS_WRITE)) {
            throw notOurs(folder, "may be written by others");
        }
    }

    private static IOException notOurs(Path folder, String why) {
        return new IOException(
                "%s %s, who could change what is in it: take it away, or name another folder".formatted(folder, why));
    }

    /** The owner of files created by this process. */
    private static UserPrincipal ownUser() throws IOException {
        Path probe = Files.createTempFile("botarena-", ".owner");
        try {
            return Files.getOwner(probe);
        } finally {
            Files.delete(probe);
        }
    }
}
