package org.botarena.arena.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Agent;
import org.botarena.host.Host;
import org.botarena.host.Rehearsal;

/**
 * What a child JVM runs on: a JDK, the few jars of its class path in a folder that every user may read, and an archive
 * of their classes (AppCDS), which a third of a child's start depends on. The folder is named after its content and
 * kept between runs. Immutable.
 */
public final class HostRuntime {
    private static final String ARCHIVE = "host.jsa";
    private static final String EMPTY = "rehearsal.jar";

    private final Jdk jdk;
    private final Path folder;
    private final List<Path> classPath;
    private final boolean hasArchive;

    private HostRuntime(Jdk jdk, Path folder, List<Path> classPath, boolean hasArchive) {
        this.jdk = jdk;
        this.folder = folder;
        this.classPath = classPath;
        this.hasArchive = hasArchive;
    }

    /**
     * The runtime in this cache folder, made now if it is not there yet (about a second).
     *
     * @throws IOException if the folder cannot be written, or agents could not read it or the JDK
     */
    public static HostRuntime in(Path cache, Jdk jdk, Machine machine) throws IOException {
        List<Path> parts = parts();
        Path folder = cache.resolve("host-" + digest(parts, jdk));
        if (!Files.isDirectory(folder)) {
            make(cache, folder, parts, jdk);
        }
        if (machine.setpriv().isPresent()) {
            requireReachable(
                    folder,
                    "Set BOTARENA_CACHE to a folder that every user may enter, or start the arena as an"
                            + " ordinary user");
            requireReachable(
                    jdk.java(),
                    "Install a JDK that every user may read, or name one with --agent-java, or start"
                            + " the arena as an ordinary user");
        }
        List<Path> classPath = classPath(folder, parts);
        return new HostRuntime(jdk, folder, classPath, Files.isRegularFile(folder.resolve(ARCHIVE)));
    }

    /**
     * Where runtimes are kept by default: {@code BOTARENA_CACHE}, else the user's cache folder, and for root, whose own
     * folders agents cannot enter, the system's.
     */
    public static Path defaultCache(Machine machine) {
        String named = System.getenv("BOTARENA_CACHE");
        if (named != null && !named.isBlank()) {
            return Path.of(named).toAbsolutePath();
        }
        if (machine.setpriv().isPresent()) {
            return Path.of("/var/cache/botarena");
        }
        String xdg = System.getenv("XDG_CACHE_HOME");
        return xdg == null || xdg.isBlank()
                ? Path.of(System.getProperty("user.home"), ".cache", "botarena")
                : Path.of(xdg, "botarena");
    }

    /** The JDK that runs the agents. */
    public Jdk jdk() {
        return jdk;
    }

    /** Whether children start from the archive; without it each costs about 40 ms more. */
    public boolean hasArchive() {
        return hasArchive;
    }

    /** The command of a host with such a heap, without its arguments. */
    List<String> command(int heapMiB) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(JvmFlags.of(heapMiB));
        if (hasArchive) {
            command.add("-XX:SharedArchiveFile=" + folder.resolve(ARCHIVE));
        }
        command.addAll(List.of("-cp", joined(classPath), Host.class.getName()));
        return command;
    }

    private static void requireReachable(Path path, String remedy) throws IOException {
        if (!OpenFolder.isReachable(path)) {
            throw new IOException("agents do not run as root, and other users cannot reach %s. %s"
                    .formatted(path.toAbsolutePath(), remedy));
        }
    }

    private static void make(Path cache, Path folder, List<Path> parts, Jdk jdk) throws IOException {
        Files.createDirectories(cache);
        Path fresh = Files.createTempDirectory(cache, "making-");
        try {
            OpenFolder.open(fresh);
            List<Path> jars = classPath(fresh, parts);
            for (int i = 0; i < parts.size(); i++) {
                stage(parts.get(i), jars.get(i));
            }
            emptyPlugin(fresh.resolve(EMPTY));
            try {
                Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                throw new IOException("the cache folder %s cannot rename a folder".formatted(cache), e);
            } catch (IOException e) {
                if (Files.isDirectory(folder)) {
                    return; // another arena was faster
                }
                throw e;
            }
            // Only in its final place: the archive remembers the paths of the jars.
            archive(folder, classPath(folder, parts), jdk);
        } finally {
            FileUtils.deleteQuietly(fresh.toFile());
        }
    }

    private static void archive(Path folder, List<Path> classPath, Jdk jdk) throws IOException {
        Path fresh = folder.resolve("fresh.jsa");
        run(rehearsal(folder, classPath, jdk, List.of("-XX:ArchiveClassesAtExit=" + fresh)));
        String loaded = Files.isRegularFile(fresh)
                ? run(rehearsal(
                        folder, classPath, jdk, List.of("-XX:SharedArchiveFile=" + fresh, "-Xlog:class+load:stdout")))
                : "";
        boolean isUsed = loaded.lines()
                .anyMatch(line -> line.contains(Rehearsal.class.getName() + " ") && line.contains("shared objects"));
        if (isUsed) {
            OpenFolder.open(fresh);
            Files.move(fresh, folder.resolve(ARCHIVE), StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.deleteIfExists(fresh);
        }
    }

    private static List<String> rehearsal(Path folder, List<Path> classPath, Jdk jdk, List<String> flags) {
        List<String> command = new ArrayList<>(List.of(jdk.java().toString()));
        command.addAll(JvmFlags.of(JvmFlags.DEFAULT_HEAP_MIB));
        command.addAll(flags);
        command.addAll(List.of(
                "-cp",
                joined(classPath),
                Rehearsal.class.getName(),
                folder.resolve(EMPTY).toString()));
        return command;
    }

    private static String run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        try (InputStream output = process.getInputStream()) {
            String text = new String(output.readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            return text;
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** Where the classes of a host come from in this JVM: jars, or folders of classes during a build. */
    private static List<Path> parts() {
        return Stream.of(
                        Host.class,
                        Agent.class,
                        org.pf4j.PluginManager.class,
                        org.slf4j.LoggerFactory.class,
                        com.github.zafarkhaja.semver.Version.class)
                .map(HostRuntime::origin)
                .toList();
    }

    private static Path origin(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("no file holds " + type, e);
        }
    }

    private static List<Path> classPath(Path folder, List<Path> parts) {
        List<Path> jars = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            jars.add(folder.resolve("%d.jar".formatted(i)));
        }
        return jars;
    }

    private static String joined(List<Path> classPath) {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(System.getProperty("path.separator")));
    }

    private static void stage(Path part, Path jar) throws IOException {
        if (Files.isDirectory(part)) {
            pack(part, jar);
        } else {
            Files.copy(part, jar);
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

    private static List<Path> files(Path part) throws IOException {
        try (Stream<Path> tree = Files.walk(part)) {
            return tree.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void emptyPlugin(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Plugin-Id", "rehearsal");
        attributes.putValue("Plugin-Version", "1.0.0");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            out.putNextEntry(new ZipEntry("META-INF/extensions.idx"));
        }
    }

    private static String digest(List<Path> parts, Jdk jdk) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((jdk.home() + "\n" + jdk.identity() + "\n" + JvmFlags.of(JvmFlags.DEFAULT_HEAP_MIB))
                    .getBytes(StandardCharsets.UTF_8));
            for (Path part : parts) {
                for (Path file : files(part)) {
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
