package org.botarena.arena.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A jar that is in no public repository, as a dependency from a project's local repository. Immutable.
 *
 * @param jar to be copied there
 * @param artifact its Maven artifact id
 * @param version distinguishes it from others of that name
 */
record LocalJar(Path jar, String artifact, int version) {
    private static final String GROUP = "games";

    /** Creates one for each of these jars, in their order. */
    static List<LocalJar> of(List<Path> jars) {
        return IntStream.range(0, jars.size())
                .mapToObj(i -> new LocalJar(jars.get(i), artifact(jars.get(i)), i + 1))
                .toList();
    }

    private static String artifact(Path jar) {
        return jar.getFileName().toString().replaceFirst("[.]jar$", "").replaceAll("[^A-Za-z0-9_.-]", "-");
    }

    /** The dependency element for a POM. */
    String dependency() {
        return String.format(Locale.ROOT, """
                    <dependency>
                      <groupId>%s</groupId>
                      <artifactId>%s</artifactId>
                      <version>%d</version>
                      <scope>provided</scope>
                    </dependency>
                """, GROUP, artifact, version);
    }

    /**
     * Copies it into a repository in Maven's layout.
     *
     * @throws IOException if it cannot be copied
     */
    void copyInto(Path repository) throws IOException {
        Path folder = Files.createDirectories(
                repository.resolve(GROUP).resolve(artifact).resolve("" + version));
        String name = String.format(Locale.ROOT, "%s-%d", artifact, version);
        Files.write(folder.resolve(name + ".jar"), Files.readAllBytes(jar));
        Files.writeString(folder.resolve(name + ".pom"), String.format(Locale.ROOT, """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%d</version>
                </project>
                """, GROUP, artifact, version));
    }
}
