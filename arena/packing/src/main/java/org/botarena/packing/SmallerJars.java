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
 * Reduces the libraries that would be half of the distribution's size by their unused parts: SQLite's native libraries
 * for other platforms, ICU's data beyond the properties of characters, Preact's sources and maps, and CodeMirror's
 * other languages. Immutable.
 *
 * @param libraries the folder with the libraries' jars
 * @param out the folder to write the smaller jars into
 */
record SmallerJars(Path libraries, Path out) {
    /**
     * A jar of which a part is kept.
     *
     * @param artifact its file's name without version and suffix
     * @param part matches the optional entries; group 1 names the part
     * @param kept the parts to keep; each must exist
     */
    record Cut(String artifact, Pattern part, Set<String> kept) {
        private boolean keeps(String entry) {
            Matcher matcher = part.matcher(entry);
            return !matcher.matches() || kept.contains(matcher.group(1));
        }
    }

    /** The native libraries by system and processor. */
    static final Cut SQLITE = new Cut(
            "sqlite-jdbc",
            Pattern.compile("org/sqlite/native/([^/]+/[^/]+)/.*"),
            Set.of(
                    "Linux/x86_64",
                    "Linux/aarch64",
                    "Linux-Musl/x86_64",
                    "Linux-Musl/aarch64",
                    "Mac/x86_64",
                    "Mac/aarch64",
                    "Windows/x86_64",
                    "Windows/aarch64"));

    /** The data for {@code SpoofChecker}: look-alikes, scripts and normal forms. */
    static final Cut ICU = new Cut(
            "icu4j",
            Pattern.compile("com/ibm/icu/impl/data/icudata/(.*)"),
            Set.of("confusables.cfu", "nfc.nrm", "pnames.icu", "ucase.icu", "ulayout.icu", "uprops.icu"));

    /** The one module that pages load, and the licence. */
    static final Cut PREACT = new Cut(
            "preact",
            Pattern.compile("META-INF/resources/webjars/preact/[^/]+/(.*)"),
            Set.of("LICENSE", "dist/preact.module.js"));

    /** The editor with its two languages, and the licence. */
    static final Cut CODEMIRROR = new Cut(
            "codemirror",
            Pattern.compile("META-INF/resources/webjars/codemirror/[^/]+/(.*)"),
            Set.of(
                    "LICENSE",
                    "lib/codemirror.js",
                    "lib/codemirror.css",
                    "mode/clike/clike.js",
                    "mode/python/python.js"));

    /**
     * Writes the smaller jars.
     *
     * @throws IllegalStateException if a jar is missing or ambiguous, or lacks a part that must be kept
     * @throws IOException if a file cannot be read or written
     */
    void write() throws IOException {
        write(SQLITE);
        write(ICU);
        write(PREACT);
        write(CODEMIRROR);
    }

    private void write(Cut cut) throws IOException {
        Path jar = jar(cut.artifact());
        try (ZipFile from = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> kept = from.stream()
                    .filter(entry -> !entry.isDirectory() && cut.keeps(entry.getName()))
                    .toList();
            require(jar, cut, kept);
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

    private Path jar(String artifact) throws IOException {
        try (Stream<Path> files = Files.list(libraries)) {
            List<Path> jars = files.filter(file -> file.getFileName().toString().matches(artifact + "-[0-9.]+[.]jar"))
                    .toList();
            if (jars.size() != 1) {
                throw new IllegalStateException("%s holds %s: one %s is wanted".formatted(libraries, jars, artifact));
            }
            return jars.get(0);
        }
    }

    private static void require(Path jar, Cut cut, List<? extends ZipEntry> kept) {
        for (String part : cut.kept()) {
            if (kept.stream().noneMatch(entry -> {
                Matcher matcher = cut.part().matcher(entry.getName());
                return matcher.matches() && matcher.group(1).equals(part);
            })) {
                throw new IllegalStateException("%s has no %s".formatted(jar, part));
            }
        }
    }
}
