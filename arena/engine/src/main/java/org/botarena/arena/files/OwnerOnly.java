package org.botarena.arena.files;

import java.nio.file.FileSystems;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** With what files and folders are made that nobody else on this machine can read; nothing where the system knows no owners. */
public final class OwnerOnly {
    private OwnerOnly() {}

    /** Of a file. */
    public static FileAttribute<?>[] file() {
        return permissions("rw-------");
    }

    /** Of a folder. */
    public static FileAttribute<?>[] folder() {
        return permissions("rwx------");
    }

    private static FileAttribute<?>[] permissions(String permissions) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
