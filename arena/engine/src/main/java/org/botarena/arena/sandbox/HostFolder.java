package org.botarena.arena.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Agent;
import org.botarena.host.Host;

/**
 * The folder that child JVMs run on: copies of the few jars that a host needs, which every user may read. It is named
 * after its content, so one that is there is complete. Immutable.
 *
 * @param path the folder
 */
record HostFolder(Path path) {
    /** A jar of the class path: its name in the folder, and where this JVM has its classes from. */
    private record Part(String jar, Path source) {}

    /**
     * The folder in this cache for this JDK, made if it is not there yet.
     *
     * @throws IOException if the cache cannot be written
     */
    static HostFolder in(Path cache, Jdk jdk) throws IOException {
        HostFolder folder = new HostFolder(cache.resolve("host-" + digest(jdk)));
        if (!Files.isDirectory(folder.path)) {
            folder.make(cache, jdk);
        }
        return folder;
    }

    /** The class path of a host. */
    String classPath() {
        return parts().stream()
                .map(part -> path.resolve(part.jar).toString())
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }

    /** What an agent's classes see of the class path of a host, where this JVM has it from. */
    static List<Path> libraries() {
        return parts().stream()
                .map(Part::source)
                .filter(source -> !source.equals(origin(Host.class)))
                .toList();
    }

    private void make(Path cache, Jdk jdk) throws IOException {
        Files.createDirectories(cache);
        Path fresh = Files.createTempDirectory(cache, "making-");
        try {
            OpenFolder.open(fresh);
            for (Part part : parts()) {
                stage(part.source, fresh.resolve(part.jar));
            }
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            if (!Files.isDirectory(path)) {
                throw e;
            }
            return; // another arena was faster
        } finally {
            FileUtils.deleteQuietly(fresh.toFile());
        }
        // Only now: the archive remembers the jars by their final paths.
        ClassArchive.make(this, jdk);
    }

    /** Where the classes of a host come from in this JVM: jars, or folders of classes during a build. */
    private static List<Part> parts() {
        return List.of(
                new Part("host.jar", origin(Host.class)),
                new Part("agent-api.jar", origin(Agent.class)),
                new Part("pf4j.jar", origin(org.pf4j.PluginManager.class)),
                new Part("slf4j-api.jar", origin(org.slf4j.LoggerFactory.class)),
                new Part("java-semver.jar", origin(com.github.zafarkhaja.semver.Version.class)));
    }

    private static Path origin(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("no file holds " + type, e);
        }
    }

    private static void stage(Path source, Path jar) throws IOException {
        if (Files.isDirectory(source)) {
            pack(source, jar);
        } else {
            Files.copy(source, jar);
        }
        OpenFolder.open(jar);
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            for (Path each : files(classes)) {
                ZipEntry entry =
                        new ZipEntry(classes.relativize(each).toString().replace('\\', '/'));
                entry.setLastModifiedTime(FileTime.fromMillis(0));
                zip.putNextEntry(entry);
                Files.copy(each, zip);
            }
        }
    }

    private static List<Path> files(Path source) throws IOException {
        try (Stream<Path> tree = Files.walk(source)) {
            return tree.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String digest(Jdk jdk) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((jdk + "\n" + JvmFlags.of(JvmFlags.DEFAULT_HEAP_MIB)).getBytes(StandardCharsets.UTF_8));
            for (Part part : parts()) {
                for (Path file : files(part.source)) {
                    digest.update(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
                    digest.update(Files.readAllBytes(file));
                }
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
