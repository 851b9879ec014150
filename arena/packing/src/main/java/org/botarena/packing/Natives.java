package org.botarena.packing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * SQLite's jar with the native libraries of the platforms that the arena supports, and no others: they are most of the
 * distribution's bytes. Immutable.
 *
 * @param libraries the folder with the libraries' jars
 * @param out the folder to write it into
 */
record Natives(Path libraries, Path out) {
    private static final Pattern NATIVE = Pattern.compile("org/sqlite/native/([^/]+/[^/]+)/.*");

    /** As the jar names them: the system and its processor. */
    static final Set<String> SUPPORTED = Set.of(
            "Linux/x86_64",
            "Linux/aarch64",
            "Linux-Musl/x86_64",
            "Linux-Musl/aarch64",
            "Mac/x86_64",
            "Mac/aarch64",
            "Windows/x86_64",
            "Windows/aarch64");

    /**
     * Writes it.
     *
     * @throws IllegalStateException if there is not one such jar, or it has nothing for a platform that is supported
     * @throws IOException if a file cannot be read or written
     */
    void write() throws IOException {
        Path jar = jar();
        try (ZipFile from = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> kept = from.stream()
                    .filter(entry -> !entry.isDirectory() && isKept(entry.getName()))
                    .toList();
            require(jar, kept);
            Files.createDirectories(out);
            try (OutputStream file = Files.newOutputStream(out.resolve(jar.getFileName()));
                    ZipOutputStream to = new ZipOutputStream(file)) {
                for (ZipEntry entry : kept) {
                    ZipEntry copy = new ZipEntry(entry.getName());
                    copy.setTimeLocal(entry.getTimeLocal());
                    to.putNextEntry(copy);
                    from.getInputStream(entry).transferTo(to);
                }
            }
        }
    }

    private Path jar() throws IOException {
        try (Stream<Path> files = Files.list(libraries)) {
            List<Path> jars = files.filter(file -> file.getFileName().toString().matches("sqlite-jdbc-[0-9.]+[.]jar"))
                    .toList();
            if (jars.size() != 1) {
                throw new IllegalStateException("%s holds %s: one sqlite-jdbc is wanted".formatted(libraries, jars));
            }
            return jars.get(0);
        }
    }

    private static boolean isKept(String entry) {
        Matcher matcher = NATIVE.matcher(entry);
        return !matcher.matches() || SUPPORTED.contains(matcher.group(1));
    }

    private static void require(Path jar, List<? extends ZipEntry> kept) {
        for (String platform : SUPPORTED) {
            if (kept.stream().noneMatch(entry -> entry.getName().startsWith("org/sqlite/native/" + platform + "/"))) {
                throw new IllegalStateException("%s has no native library for %s".formatted(jar, platform));
            }
        }
    }
}
