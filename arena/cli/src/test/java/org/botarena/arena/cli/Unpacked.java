package org.botarena.arena.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * The distribution, unpacked into a path with blanks and accents, as read-only folders and files.
 *
 * @param folder that contains it
 */
record Unpacked(Path folder) implements AutoCloseable {
    private static final Map<String, ?> WITH_PERMISSIONS = Map.of("enablePosixFileAttributes", true);

    /** Unpacks it below a folder. */
    static Unpacked below(Path parent) throws IOException {
        Path folder = Files.createDirectories(parent.resolve("Zürich, été 2026"));
        try (FileSystem zip = FileSystems.newFileSystem(Assembled.distribution(), WITH_PERMISSIONS)) {
            Assembled.copy(zip.getPath("/"), folder, Set.of());
            for (Path file : files(zip.getPath("/"))) {
                // Copying between file systems loses the permissions.
                Files.setPosixFilePermissions(folder.resolve("." + file), Files.getPosixFilePermissions(file));
            }
        }
        Unpacked unpacked = new Unpacked(folder);
        unpacked.setWritable(false);
        return unpacked;
    }

    /** The only folder in it. */
    Path home() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith("arena-"))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its files with their sizes and times, because root may write read-only files. */
    SortedMap<String, String> content() throws IOException {
        SortedMap<String, String> content = new TreeMap<>();
        for (Path path : tree()) {
            String facts =
                    Files.isDirectory(path) ? "folder" : Files.size(path) + " " + Files.getLastModifiedTime(path);
            content.put(home().relativize(path).toString(), facts);
        }
        return content;
    }

    private List<Path> tree() throws IOException {
        try (Stream<Path> tree = Files.walk(home())) {
            return tree.sorted(Comparator.reverseOrder()).toList();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            return tree.filter(Files::isRegularFile).toList();
        }
    }

    private void setWritable(boolean isWritable) throws IOException {
        for (Path path : tree()) {
            Set<PosixFilePermission> permissions = new HashSet<>(Files.getPosixFilePermissions(path));
            if (isWritable) {
                permissions.add(PosixFilePermission.OWNER_WRITE);
            } else {
                permissions.removeIf(permission -> permission.name().endsWith("WRITE"));
            }
            Files.setPosixFilePermissions(path, permissions);
        }
    }

    @Override
    public void close() throws IOException {
        setWritable(true);
        FileUtils.deleteDirectory(folder.toFile());
    }
}
