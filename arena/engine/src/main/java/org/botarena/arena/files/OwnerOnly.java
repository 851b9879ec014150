package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
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

    /** Whether this file is one that nobody else can read or write. */
    static boolean holds(Path file) throws IOException {
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
