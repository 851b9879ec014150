package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Agent;
import org.botarena.arena.files.Sha256;
import org.botarena.host.Host;

/**
 * The folder that child JVMs run on: copies of the few jars that a host needs, readable by every user. Its name is a
 * hash of its content, so an existing folder is complete. Immutable.
 *
 * @param path the folder
 * @param parts the parts of the class path
 */
record HostFolder(Path path, List<Part> parts) {
    private static final String WHOLE = "";

    HostFolder {
        parts = List.copyOf(parts);
    }

    /**
     * A jar of the class path.
     *
     * @param jar its name in the folder
     * @param source where this JVM has its classes from
     * @param below the only folder of the source that it contains; empty for all
     */
    record Part(String jar, Path source, String below) {}

    /** Creates the archive of the classes, once the folder is in its place. */
    interface Archiving {
        void make(HostFolder folder) throws IOException;
    }

    /**
     * The folder in this cache for this JDK, created if it does not exist yet.
     *
     * @throws IOException if the cache cannot be written
     */
    static HostFolder in(Path cache, Jdk jdk) throws IOException {
        return in(cache, "host", jdk, host(), folder -> ClassArchive.make(folder, jdk));
    }

    /** The folder of another program. */
    static HostFolder in(Path cache, String name, Jdk jdk, List<Part> parts, Archiving archiving) throws IOException {
        HostFolder folder = new HostFolder(cache.resolve(name + "-" + digest(jdk, parts)), parts);
        if (!Files.isDirectory(folder.path)) {
            folder.make(cache, archiving);
        }
        return folder;
    }

    /** The class path of a host. */
    String classPath() {
        return parts.stream()
                .map(part -> path.resolve(part.jar).toString())
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }

    /** The part of a host's class path that an agent's classes see, at its location in this JVM. */
    static List<Path> libraries() {
        return host().stream()
                .map(Part::source)
                .filter(source -> !source.equals(origin(Host.class)))
                .toList();
    }

    private void make(Path cache, Archiving archiving) throws IOException {
        Files.createDirectories(cache);
        Path fresh = Files.createTempDirectory(cache, "making-");
        try {
            OpenFolder.open(fresh);
            for (Part part : parts) {
                stage(part, fresh.resolve(part.jar));
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
        // Only now: the archive records the final paths of the jars.
        archiving.make(this);
    }

    /** The sources of a host's classes in this JVM: jars, or folders of classes during a build. */
    private static List<Part> host() {
        return List.of(
                new Part("host.jar", origin(Host.class), WHOLE),
                new Part("agent-api.jar", origin(Agent.class), WHOLE),
                new Part("pf4j.jar", origin(org.pf4j.PluginManager.class), WHOLE),
                new Part("slf4j-api.jar", origin(org.slf4j.LoggerFactory.class), WHOLE),
                new Part("java-semver.jar", origin(com.github.zafarkhaja.semver.Version.class), WHOLE));
    }

    static Path origin(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("no file holds " + type, e);
        }
    }

    private static void stage(Part part, Path jar) throws IOException {
        if (Files.isDirectory(part.source) || !part.below.isEmpty()) {
            pack(part, jar);
        } else {
            Files.copy(part.source, jar);
        }
        OpenFolder.open(jar);
    }

    private static void pack(Part part, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> each : content(part).entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setLastModifiedTime(FileTime.fromMillis(0));
                zip.putNextEntry(entry);
                zip.write(each.getValue());
            }
        }
    }

    /** The files of a part by their paths; for a whole jar, the jar itself. */
    private static Map<String, byte[]> content(Part part) throws IOException {
        Map<String, byte[]> content = new TreeMap<>();
        if (Files.isDirectory(part.source)) {
            try (Stream<Path> tree = Files.walk(part.source)) {
                for (Path file : tree.filter(Files::isRegularFile).toList()) {
                    String name = part.source.relativize(file).toString().replace('\\', '/');
                    if (name.startsWith(part.below)) {
                        content.put(name, Files.readAllBytes(file));
                    }
                }
            }
        } else if (part.below.isEmpty()) {
            content.put(part.source.getFileName().toString(), Files.readAllBytes(part.source));
        } else {
            try (ZipFile jar = new ZipFile(part.source.toFile())) {
                for (ZipEntry entry : jar.stream()
                        .filter(one -> one.getName().startsWith(part.below) && !one.isDirectory())
                        .toList()) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        content.put(entry.getName(), in.readAllBytes());
                    }
                }
            }
        }
        return content;
    }

    private static String digest(Jdk jdk, List<Part> parts) throws IOException {
        MessageDigest digest = Sha256.digest();
        digest.update((jdk + "\n" + JvmFlags.of(JvmFlags.DEFAULT_HEAP_MIB)).getBytes(StandardCharsets.UTF_8));
        for (Part part : parts) {
            for (Map.Entry<String, byte[]> file : content(part).entrySet()) {
                digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
                digest.update(file.getValue());
            }
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
