package org.botarena.packing;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * Packages for users without Java: the installation and a Java runtime, which {@code jlink} makes from a JDK, with the
 * compiler for {@code arena build}. The package for this system is always made, and tested. A package for another
 * system needs the folder {@code jmods} of that system's JDK of the same version; it says that it has not been tested.
 * Immutable.
 *
 * @param installation the folder with {@code bin}, {@code jars} and the rest
 * @param out the folder for the packages and their parts
 * @param version of the arena
 */
public record OwnJava(Path installation, Path out, String version) {
    /**
     * The modules for the arena and the compiler, with English and French formats of numbers and dates, and TLS with
     * current curves.
     */
    private static final String MODULES =
            "java.se,jdk.unsupported,jdk.compiler,jdk.management,jdk.localedata,jdk.crypto.ec,jdk.random,"
                    + "jdk.zipfs,jdk.charsets";

    private static final String JMODS = "jmods.";
    private static final String NOT_STARTED = """
            This package was put together on %s.
            It has not been started on the system that it is for. If it does not start there, use the zip without a Java
            and install Java 17 or later; please report what it said.
            """;

    /**
     * The entry point of the build.
     *
     * @param args the installation, the folder to write into, the version; {@code -Djmods.windows-x64=DIR} and the like
     *     name JDKs of other systems
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        OwnJava packages = new OwnJava(Path.of(args[0]), Path.of(args[1]), args[2]);
        for (var system : systems().entrySet()) {
            System.out.println(packages.write(system.getKey(), system.getValue()));
        }
    }

    /** The modules of the JDK of each system, by its name; the one of this build among them. */
    private static SortedMap<String, Path> systems() {
        SortedMap<String, Path> systems = new TreeMap<>();
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith(JMODS))
                .forEach(name -> systems.put(name.substring(JMODS.length()), Path.of(System.getProperty(name))));
        systems.put(here(), Path.of(System.getProperty("java.home"), "jmods"));
        return systems;
    }

    /** The system of this build: {@code linux-x64}. */
    static String here() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String name = system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "macos" : "linux";
        String processor = System.getProperty("os.arch");
        return name + "-" + (processor.equals("amd64") || processor.equals("x86_64") ? "x64" : processor);
    }

    /**
     * Makes one package.
     *
     * @return the file
     * @throws IllegalStateException if the modules are missing or the package does not start here, with its output
     */
    Path write(String system, Path modules) throws IOException {
        if (!Files.isDirectory(modules)) {
            throw new IllegalStateException(
                    "%s is not a folder with the modules of a JDK for %s: some JDKs lack them, and those of Eclipse Temurin 17 have them"
                            .formatted(modules, system));
        }
        Path java = out.resolve("java-" + system);
        FileUtils.deleteDirectory(java.toFile());
        link(modules, java);
        boolean isHere = system.equals(here());
        if (isHere) {
            start(java);
        }
        Path file = out.resolve("arena-%s-%s.zip".formatted(version, system));
        Files.deleteIfExists(file);
        String name = "arena-" + version;
        try (FileSystem zip =
                FileSystems.newFileSystem(file, Map.of("create", "true", "enablePosixFileAttributes", true))) {
            copy(installation, zip.getPath("/", name));
            copy(java, zip.getPath("/", name, "java"));
            if (!isHere) {
                Files.writeString(
                        zip.getPath("/", name, "NOT-STARTED.txt"),
                        NOT_STARTED.formatted(System.getProperty("os.name")));
            }
        }
        FileUtils.deleteDirectory(java.toFile());
        return file;
    }

    private static void link(Path modules, Path java) {
        List<String> arguments = List.of(
                "--module-path",
                modules.toString(),
                "--add-modules",
                MODULES,
                "--include-locales=en,fr",
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--compress=2",
                "--output",
                java.toString());
        JdkTool.run("jlink", modules, arguments);
    }

    /**
     * Creates an archive of the classes that every JVM loads, so that agents' processes need not load them again. It
     * also tests the runtime.
     */
    private static void start(Path java) throws IOException {
        Process process = new ProcessBuilder(java.resolve("bin/java").toString(), "-Xshare:dump")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new IllegalStateException("%s does not start".formatted(java));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            process.destroyForcibly();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> tree = Files.walk(from)) {
            for (Path path : tree.sorted().toList()) {
                Path copy = to.resolve(from.relativize(path).toString().replace('\\', '/'));
                if (Files.isDirectory(path)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(path, copy);
                    boolean isProgram = Files.isExecutable(path);
                    Files.setPosixFilePermissions(
                            copy, PosixFilePermissions.fromString(isProgram ? "rwxr-xr-x" : "rw-r--r--"));
                }
            }
        }
    }
}
