package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.stream.Stream;

/** A zip that is written like a folder. Its scripts remain executable when they are unpacked. */
public final class ZipFolder implements AutoCloseable {
    private final FileSystem zip;

    private ZipFolder(FileSystem zip) {
        this.zip = zip;
    }

    /**
     * Creates a zip.
     *
     * @param file must not exist
     */
    public static ZipFolder create(Path file) throws IOException {
        return new ZipFolder(
                FileSystems.newFileSystem(file, Map.of("create", "true", "enablePosixFileAttributes", "true")));
    }

    /**
     * Copies a file, or a folder with everything in it.
     *
     * @param from if it does not exist, nothing is copied
     * @param name of the copy, with slashes between folders
     */
    public void copy(Path from, String name) throws IOException {
        if (!Files.exists(from)) {
            return;
        }
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                Path copy = in(name, from.relativize(file).toString().replace('\\', '/'));
                Files.copy(file, copy);
                String permissions = Files.isExecutable(file) ? "rwxr-xr-x" : "rw-r--r--";
                Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString(permissions));
            }
        }
    }

    /** Writes a text file, in place of a copied one with this name. */
    public void write(String name, String text) throws IOException {
        Files.writeString(in(name, ""), text);
    }

    private Path in(String name, String below) throws IOException {
        Path file = zip.getPath("/").resolve(name).resolve(below);
        Files.createDirectories(file.getParent());
        return file;
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
