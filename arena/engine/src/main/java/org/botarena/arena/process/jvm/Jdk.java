package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;

/**
 * The JDK that runs the agents. Immutable.
 *
 * @param home its folder
 * @param feature its feature version: 17, 21, 25
 * @param identity vendor and exact version; a class archive fits only one
 */
public record Jdk(Path home, int feature, String identity) {
    /** The JDK that runs the arena. */
    public static Jdk running() {
        return new Jdk(
                Path.of(System.getProperty("java.home")),
                Runtime.version().feature(),
                System.getProperty("java.vm.vendor") + " " + System.getProperty("java.vm.version"));
    }

    /**
     * The JDK in this folder.
     *
     * @throws IllegalArgumentException if the folder holds no JDK, or one older than 17
     */
    public static Jdk in(Path home) {
        Properties release = new Properties();
        Path real = home;
        try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
            release.load(reader);
            real = home.toRealPath(); // the path that the JVM itself reports, or its class archive does not fit
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "%s is not a JDK: it has no readable file 'release'. Name the folder that holds bin/java"
                            .formatted(home.toAbsolutePath()),
                    e);
        }
        String version = release.getProperty("JAVA_VERSION", "0").replace("\"", "");
        Jdk jdk = new Jdk(real, Integer.parseInt(version.split("[.+-]", -1)[0]), release.toString());
        if (jdk.feature < 17 || !Files.isExecutable(jdk.java())) {
            throw new IllegalArgumentException(
                    "%s is JDK %s: agents need one from 17 on".formatted(home.toAbsolutePath(), version));
        }
        return jdk;
    }

    /** Its launcher. */
    public Path java() {
        boolean isWindows =
                System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return home.resolve("bin").resolve(isWindows ? "java.exe" : "java");
    }
}
