package org.botarena.packing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;

/**
 * The API's documentation, as pages and as a jar of them, made by the JDK's javadoc. It takes seconds, so it is only
 * made if the sources, the JDK or the options of javadoc have changed; their digest is next to the jar. Immutable.
 *
 * @param sources the folders of the API and of the packages that projects may use
 * @param libraries the folder with the jars that it is compiled against
 */
record ApiDocs(List<Path> sources, Path libraries) {
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** The first Java whose javadoc includes eight megabytes of fonts, unless an option disables them. */
    private static final int WITH_FONTS = 23;

    /**
     * Writes pages and jar, unless they are up to date.
     *
     * @param jar for IDEs
     * @param pages the folder for the pages, which is emptied before
     *
     * @throws IllegalStateException with javadoc's message if it finds an error
     * @throws IOException if a file cannot be read or written
     */
    void write(Path jar, Path pages) throws IOException {
        Path note = jar.resolveSibling(jar.getFileName() + ".sha256");
        String digest = digest();
        if (Files.exists(jar)
                && Files.exists(pages)
                && Files.exists(note)
                && Files.readString(note).equals(digest)) {
            return;
        }
        Files.deleteIfExists(note);
        FileUtils.deleteDirectory(pages.toFile());
        JdkTool.run("javadoc", sources, arguments(Files.createDirectories(pages)));
        pack(pages, jar);
        Files.writeString(note, digest);
    }

    private List<String> arguments(Path pages) throws IOException {
        String title = "Bot Arena: the API that agents are written against";
        List<String> arguments =
                new ArrayList<>(Runtime.version().feature() < WITH_FONTS ? List.of() : List.of("--no-fonts"));
        arguments.addAll(List.of(
                "-quiet",
                "-notimestamp",
                "-Xdoclint:all,-missing",
                "-Xmaxwarns",
                "20",
                "-encoding",
                "UTF-8",
                "-docencoding",
                "UTF-8",
                "--release",
                "17",
                "-windowtitle",
                title,
                "-doctitle",
                title,
                "-classpath",
                path(files(libraries)),
                "-sourcepath",
                path(sources),
                "-subpackages",
                "org.botarena",
                "-exclude",
                "org.botarena.play.internal",
                "-d",
                pages.toString()));
        return arguments;
    }

    private static String path(List<Path> parts) {
        return parts.stream().map(Path::toString).collect(Collectors.joining(System.getProperty("path.separator")));
    }

    private String digest() throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(Runtime.version().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(arguments(Path.of("")).toString().getBytes(StandardCharsets.UTF_8));
            for (Path folder : sources) {
                for (Path file : files(folder)) {
                    digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                    digest.update(Files.readAllBytes(file));
                }
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static void pack(Path folder, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Path file : files(folder)) {
                ZipEntry entry = new ZipEntry(folder.relativize(file).toString().replace('\\', '/'));
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                Files.copy(file, zip);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            return tree.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
