package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;

/** The build's properties for tests, and the assembled copy. */
public final class Assembled {
    private Assembled() {}

    /** The assembled copy: bin, jars, agents, docs. */
    public static Path home() {
        return property("arena.assembled");
    }

    /** The zip of the assembled copy, for distribution. */
    static Path distribution() {
        return property("arena.distribution");
    }

    /** The root of the source tree. */
    static Path sources() {
        return property("arena.sources");
    }

    /** The Maven installation of this build. */
    static Path maven() {
        return property("arena.maven");
    }

    /** The local repository of this build. */
    static Path repository() {
        return property("arena.repository");
    }

    private static Path property(String property) {
        return Path.of(System.getProperty(property)).toAbsolutePath().normalize();
    }

    /** Copies a folder with its contents and permissions, except folders with these names. */
    static void copy(Path from, Path to, Set<String> leftOut) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (!folder.equals(from)
                        && leftOut.contains(folder.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(to.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, to.resolve(from.relativize(file).toString()), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
