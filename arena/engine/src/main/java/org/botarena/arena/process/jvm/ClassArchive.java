package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.botarena.host.Rehearsal;

/**
 * The archive of a host's classes (AppCDS), which saves a third of a child's start. A JVM silently ignores an archive
 * that does not fit. A second run therefore proves that it is used; otherwise the archive is dropped, and children
 * start more slowly.
 */
final class ClassArchive {
    private static final String NAME = "host.jsa";
    private static final long PATIENCE_SECONDS = 60;

    private ClassArchive() {}

    /** The path where it is, or would be. */
    static Path in(HostFolder folder) {
        return folder.path().resolve(NAME);
    }

    /** The jar of the rehearsal: a plugin's manifest without an agent. */
    static Path rehearsal(HostFolder folder) {
        return folder.path().resolve("rehearsal.jar");
    }

    /** Creates the archive for hosts. */
    static void make(HostFolder folder, Jdk jdk) throws IOException {
        Path plugin = rehearsal(folder);
        emptyPlugin(plugin);
        OpenFolder.open(plugin);
        make(folder, jdk, List.of(Rehearsal.class.getName(), plugin.toString()), new byte[0], Rehearsal.class);
    }

    /**
     * Creates an archive.
     *
     * @param words the program of the rehearsal, with its arguments
     * @param input its standard input
     * @param proof a class that a JVM with the archive loads from it
     */
    static void make(HostFolder folder, Jdk jdk, List<String> words, byte[] input, Class<?> proof) throws IOException {
        Path fresh = folder.path().resolve("fresh.jsa");
        rehearse(folder, jdk, words, input, "-XX:ArchiveClassesAtExit=" + fresh);
        if (Files.isRegularFile(fresh)
                && rehearse(folder, jdk, words, input, "-XX:SharedArchiveFile=" + fresh, "-Xlog:class+load:stdout")
                        .lines()
                        .anyMatch(line -> isFromArchive(line, proof))) {
            OpenFolder.open(fresh);
            Files.move(fresh, in(folder), StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.deleteIfExists(fresh);
        }
    }

    private static boolean isFromArchive(String line, Class<?> proof) {
        return line.contains(proof.getName() + " ") && line.contains("shared objects");
    }

    private static String rehearse(HostFolder folder, Jdk jdk, List<String> words, byte[] input, String... flags)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(jdk.java().toString()));
        command.addAll(JvmFlags.of(JvmFlags.DEFAULT_HEAP_MIB));
        command.addAll(List.of(flags));
        command.addAll(List.of("-cp", folder.classPath()));
        command.addAll(words);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (OutputStream to = process.getOutputStream()) {
            to.write(input);
        }
        try (InputStream output = process.getInputStream()) {
            String text = new String(output.readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            return text;
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            return "";
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
}
