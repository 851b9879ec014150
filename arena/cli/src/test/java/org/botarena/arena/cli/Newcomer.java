package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * A person who has just cloned the sources and put {@code arena} on the PATH: a copy of the tree with nothing left to
 * build, and a Maven with a separate repository. It needs no network: Maven downloads from the repository of this
 * build, which is only read.
 */
record Newcomer(Path folder) {
    private static final Set<String> NOT_IN_A_CLONE = Set.of("target", "results", ".git", ".idea", "agents");

    /** Creates a newcomer's folder below target/, and deletes its earlier contents. */
    static Newcomer settle(String name) throws IOException {
        Newcomer newcomer = new Newcomer(Assembled.home().resolveSibling(name));
        FileUtils.deleteDirectory(newcomer.folder().toFile());
        for (String part : List.of("agent-api", "sample-agents", "arena", ".mvn")) {
            Assembled.copy(Assembled.sources().resolve(part), newcomer.root().resolve(part), NOT_IN_A_CLONE);
        }
        Files.copy(Assembled.sources().resolve("pom.xml"), newcomer.root().resolve("pom.xml"));
        newcomer.overlay();
        newcomer.installMaven();
        return newcomer;
    }

    /** The root of the sources. */
    Path root() {
        return folder.resolve("bot arena");
    }

    /** A shell in a folder. */
    Shell in(Path where) {
        return Shell.in(where)
                .with("PATH", folder.resolve("bin") + ":" + root().resolve("arena/bin") + ":" + System.getenv("PATH"))
                .with("JAVA_HOME", System.getProperty("java.home"))
                .with("BOTARENA_CACHE", Workplace.CACHE.toString());
    }

    /** The built arena is copied over its sources, so that the launcher takes the folder for an installation. */
    private void overlay() throws IOException {
        try (Stream<Path> parts = Files.list(Assembled.home())) {
            for (Path part : parts.filter(each -> !each.endsWith("bin") && !each.endsWith("docs"))
                    .toList()) {
                if (Files.isDirectory(part)) {
                    Assembled.copy(part, root().resolve("arena").resolve(part.getFileName()), Set.of());
                }
            }
        }
        Assembled.copy(Assembled.home().resolve("agents"), root().resolve("agents"), Set.of());
    }

    private void installMaven() throws IOException {
        Path settings = folder.resolve("settings.xml");
        Files.writeString(settings, """
                <settings>
                  <mirrors>
                    <mirror>
                      <id>this-build</id>
                      <mirrorOf>external:*</mirrorOf>
                      <url>%s</url>
                    </mirror>
                  </mirrors>
                </settings>
                """.formatted(Assembled.repository().toUri()));
        Path script = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
        // On the command line, which overrides MAVEN_OPTS of the running build.
        Files.writeString(
                script,
                "#!/bin/sh\nexec '%s/bin/mvn' -s '%s' '-Dmaven.repo.local=%s' \"$@\"\n"
                        .formatted(Assembled.maven(), settings, folder.resolve("repository")));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
