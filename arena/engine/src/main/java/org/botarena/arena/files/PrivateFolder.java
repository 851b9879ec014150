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

/** A folder of this user's alone, at a place where anybody could have made one first. */
public final class PrivateFolder {
    private PrivateFolder() {}

    /**
     * Makes it, with the folders above it, unless it is there.
     *
     * @throws IOException if it cannot be made, or is not {@linkplain #require this user's alone}
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
     * Looks at one that is there. Where the disk knows no owners' permissions, as on Windows, it is taken as it is.
     *
     * @throws IOException if it is a link, no folder, another user's, or others may write into it: the message says which
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
            throw notOurs(folder, "is no folder of its own but a link or a file");
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

    /** Whoever owns what this process makes. */
    private static UserPrincipal ownUser() throws IOException {
        Path probe = Files.createTempFile("botarena-", ".owner");
        try {
            return Files.getOwner(probe);
        } finally {
            Files.delete(probe);
        }
    }
}
