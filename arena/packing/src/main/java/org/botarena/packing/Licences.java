package org.botarena.packing;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The licences of the libraries, a folder for each jar: those in the jar, else the text for it in {@code
 * arena/packing/licences}. A library with neither stops the build. Immutable.
 *
 * @param root of the sources
 * @param libraries the folder with their jars
 * @param out the folder to write into
 */
record Licences(Path root, Path libraries, Path out) {
    private static final Pattern BROUGHT =
            Pattern.compile("META-INF/(?:.*/)?[^/]*(?:LICEN[CS]E|NOTICE|COPYING)[^/]*", Pattern.CASE_INSENSITIVE);
    private static final String OWN = "org.botarena";

    /**
     * Writes the licences and a list of them.
     *
     * @param heading of the list, by lines
     * @throws IllegalStateException if a library has no licence, with the place to put it
     * @throws IOException if a file cannot be read or written
     */
    void write(List<String> heading) throws IOException {
        List<String> lines = new ArrayList<>(heading);
        lines.add("");
        for (Path jar : jars()) {
            String library = jar.getFileName().toString().replaceFirst("[.]jar$", "");
            lines.add("%s: %s".formatted(library, String.join(", ", gather(jar, out.resolve(library)))));
        }
        Files.write(Files.createDirectories(out).resolve("README.txt"), lines);
    }

    private List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.list(libraries)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .filter(file -> !isOwn(file))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isOwn(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().anyMatch(entry -> entry.getName().startsWith("META-INF/maven/" + OWN + "/"));
        } catch (IOException e) {
            throw new IllegalStateException("%s cannot be read".formatted(jar), e);
        }
    }

    /** The names of the files that were written. */
    private Set<String> gather(Path jar, Path folder) throws IOException {
        Files.createDirectories(folder);
        Set<String> names = new LinkedHashSet<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> brought = zip.stream()
                    .filter(entry -> !entry.isDirectory()
                            && !entry.getName().endsWith(".class")
                            && BROUGHT.matcher(entry.getName()).matches())
                    .toList();
            for (ZipEntry entry : brought) {
                String name = Path.of(entry.getName()).getFileName().toString();
                try (InputStream in = zip.getInputStream(entry)) {
                    Files.copy(in, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
                }
                names.add(name);
            }
        }
        if (names.isEmpty()) {
            Files.copy(kept(jar), folder.resolve("LICENSE"), StandardCopyOption.REPLACE_EXISTING);
            names.add("LICENSE");
        }
        return names;
    }

    private Path kept(Path jar) throws IOException {
        Path texts = root.resolve("arena/packing/licences");
        Properties files = new Properties();
        try (Reader reader = Files.newBufferedReader(texts.resolve("files.properties"))) {
            files.load(reader);
        }
        String artifact = jar.getFileName().toString().replaceFirst("-[0-9].*", "");
        String file = files.getProperty(artifact);
        if (file == null) {
            throw new IllegalStateException("%s brings no licence: put its text into %s and a line '%s = FILE' into"
                            .formatted(jar.getFileName(), texts, artifact)
                    + " files.properties there");
        }
        return texts.resolve(file).normalize();
    }
}
