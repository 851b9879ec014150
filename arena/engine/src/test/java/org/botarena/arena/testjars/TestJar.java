package org.botarena.arena.testjars;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.pf4j.ExtensionPoint;

/**
 * One jar in the making: sources are compiled against agent-api and pf4j, and packed with whatever oddities a test
 * wants. By default the manifest has only its version, and there is no index, as an IDE makes it. One thread at a time.
 */
public final class TestJar {
    private static final int CURRENT = 17;

    private final String name;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, String> manifest = new LinkedHashMap<>();
    private final Set<Path> classPath = new LinkedHashSet<>();
    private final Map<String, Integer> classVersions = new LinkedHashMap<>();
    private final List<ZipBytes.Entry> entries = new ArrayList<>();
    private int release = CURRENT;
    private boolean hasManifest = true;
    private byte[] prefix = {};

    TestJar(String name) {
        this.name = name;
        against(Agent.class);
        against(ExtensionPoint.class);
    }

    /** A class to compile: its binary name and its text. */
    public TestJar source(String className, String text) {
        sources.put(className, text);
        return this;
    }

    /** Sources may use this class: its jar or folder is on the compiler's class path. */
    public TestJar against(Class<?> type) {
        classPath.add(home(type));
        return this;
    }

    /** The Java release to compile for; 17 unless said. */
    public TestJar release(int feature) {
        release = feature;
        return this;
    }

    /** Puts another class-file version (for instance 69: Java 25) into a compiled class. */
    public TestJar classVersion(String className, int major) {
        classVersions.put(className, major);
        return this;
    }

    /** Whether the jar is a finished plugin: manifest entries and an index that names the first source. */
    public TestJar extension(boolean isPlugin) {
        if (!isPlugin) {
            return this;
        }
        String first = sources.keySet().iterator().next();
        return manifest("Plugin-Id", "test")
                .manifest("Plugin-Version", "1.0.0")
                .entry("META-INF/extensions.idx", first + "\n");
    }

    /** A line of the manifest. */
    public TestJar manifest(String key, String value) {
        manifest.put(key, value);
        return this;
    }

    /** No manifest at all. */
    public TestJar withoutManifest() {
        hasManifest = false;
        return this;
    }

    /** Another entry of that name and text; nothing forbids to give a name twice, or a bad one. */
    public TestJar entry(String entryName, String text) {
        return entry(entryName, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Another entry of those bytes. */
    public TestJar entry(String entryName, byte[] bytes) {
        return entry(ZipBytes.Entry.of(entryName, bytes));
    }

    /** An entry as odd as the test wants it. */
    public TestJar entry(ZipBytes.Entry entry) {
        entries.add(entry);
        return this;
    }

    /** Adds an entry of a few bytes that unpacks to a number of zeros. */
    public TestJar bomb(String entryName, long unpackedBytes) {
        return entry(ZipBytes.Entry.zeros(entryName, unpackedBytes));
    }

    /** Packs the jars of agent-api and pf4j with all their files, as an IDE's "fat jar" does. */
    public TestJar apiInside() {
        packedIn(home(Agent.class));
        packedIn(home(ExtensionPoint.class));
        return this;
    }

    /** The files that a signer adds (not a true signature). */
    public TestJar signed() {
        return entry("META-INF/SIGNER.SF", "Signature-Version: 1.0\r\n\r\n")
                .entry("META-INF/SIGNER.RSA", new byte[] {1, 2, 3});
    }

    /** Compiles a class into {@code META-INF/versions/N} with a class-file version of its own. */
    public TestJar versioned(int feature, String className, String text) {
        byte[] bytes = Compiled.classes(Map.of(className, text), CURRENT, classPath).values().stream()
                .findFirst()
                .orElseThrow();
        return manifest("Multi-Release", "true")
                .entry(
                        "META-INF/versions/%d/%s.class".formatted(feature, className.replace('.', '/')),
                        withVersion(bytes, feature + 44));
    }

    /** Bytes before the first zip header, as in a file that is also a script or a program. */
    public TestJar prefix(String text) {
        prefix = text.getBytes(StandardCharsets.UTF_8);
        return this;
    }

    /** Writes {@code name.jar} into the folder. */
    public Path into(Path folder) {
        return intoFile(folder.resolve(name + ".jar"));
    }

    /** Writes the jar under another file name; missing folders are made. */
    public Path intoFile(Path file) {
        List<ZipBytes.Entry> all = new ArrayList<>();
        if (hasManifest) {
            all.add(ZipBytes.Entry.of("META-INF/MANIFEST.MF", manifestText().getBytes(StandardCharsets.UTF_8)));
        }
        classes().forEach((path, bytes) -> all.add(ZipBytes.Entry.of(path, bytes)));
        all.addAll(entries);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ZipBytes.write(file, prefix, all);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    /** Writes the compiled classes as a folder ({@code target/classes}); other entries become files next to them. */
    public Path classesInto(Path folder) {
        Map<String, byte[]> files = classes();
        entries.forEach(entry -> files.put(entry.name(), entry.bytes()));
        files.forEach((path, bytes) -> {
            try {
                Files.createDirectories(folder.resolve(path).getParent());
                Files.write(folder.resolve(path), bytes);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return folder;
    }

    /** The compiled classes by their path in the jar. */
    public Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new LinkedHashMap<>(Compiled.classes(sources, release, classPath));
        classVersions.forEach((className, major) -> classes.computeIfPresent(
                className.replace('.', '/') + ".class", (path, bytes) -> withVersion(bytes, major)));
        return classes;
    }

    private void packedIn(Path home) {
        try {
            if (Files.isDirectory(home)) {
                try (Stream<Path> files = Files.walk(home)) {
                    for (Path file : files.filter(Files::isRegularFile).toList()) {
                        entry(home.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
                    }
                }
            } else {
                ZipBytes.read(home).stream()
                        .filter(entry -> !entry.name().equals("META-INF/MANIFEST.MF"))
                        .forEach(this::entry);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String manifestText() {
        StringBuilder text = new StringBuilder("Manifest-Version: 1.0\r\n");
        manifest.forEach(
                (key, value) -> text.append(key).append(": ").append(value).append("\r\n"));
        return text.append("\r\n").toString();
    }

    private static byte[] withVersion(byte[] classFile, int major) {
        byte[] patched = classFile.clone();
        patched[6] = (byte) (major >>> 8);
        patched[7] = (byte) major;
        return patched;
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("where does %s come from?".formatted(type), e);
        }
    }
}
