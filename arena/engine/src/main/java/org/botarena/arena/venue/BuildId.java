package org.botarena.arena.venue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.files.Sha256;

/**
 * Identifies the running build. Organizer and workers must have the same one, or a game would depend on where it was
 * played.
 */
public final class BuildId {
    private static final int DIGITS = 12;

    /** Read once, since every task needs it. */
    private static final String OWN = read();

    private BuildId() {}

    /**
     * Twelve hexadecimal digits derived from the content of the arena's own jars; {@code classes} if it does not run
     * from jars.
     */
    public static String ofThisProgram() {
        return OWN;
    }

    private static String read() {
        try {
            Path jar = Path.of(Installation.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isRegularFile(jar) ? of(jar.getParent()) : "classes";
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own jars cannot be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the arena's own jar has a path", e);
        }
    }

    private static String of(Path folder) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> own = files.filter(BuildId::isOwn).sorted().toList();
            for (Path jar : own) {
                all.append(jar.getFileName()).append(' ').append(Sha256.of(jar)).append('\n');
            }
        }
        return Sha256.of(all.toString()).substring(0, DIGITS);
    }

    private static boolean isOwn(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".jar") && (name.startsWith("arena-") || name.startsWith("agent-api"));
    }
}
