package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * File attributes that keep other users of this machine from reading new files and folders; empty on systems without
 * file owners.
 */
public final class OwnerOnly {
    private OwnerOnly() {}

    /** The attributes for a file. */
    public static FileAttribute<?>[] file() {
        return permissions("rw-------");
    }

    /** The attributes for a folder. */
    public static FileAttribute<?>[] folder() {
        return permissions("rwx------");
    }

    /** Whether only the owner can read or write this file. */
    public static boolean holds(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        return view == null
                || PosixFilePermissions.toString(view.readAttributes().permissions())
                        .endsWith("------");
    }

    private static FileAttribute<?>[] permissions(String permissions) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
