package org.botarena.arena.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.venue.Failed;

/**
 * The folder of a new project of any kind. Immutable.
 *
 * @param name of the project
 * @param kit the installation's folder with the local repository and the scripts of the Maven wrapper
 */
record ProjectFolder(ProjectName name, Path kit) {
    /** What comes into it. */
    interface Contents {
        void into(Path folder) throws IOException;
    }

    /**
     * Creates the folder atomically.
     *
     * @param parent the folder in which it is created
     * @return the folder
     * @throws Failed if the name is taken, or it cannot be written
     */
    Path make(Path parent, Contents contents) {
        if (!Files.isDirectory(kit.resolve("repository"))) {
            throw new Failed("what a project is made of is missing: %s. Build again, or copy the whole installation"
                    .formatted(kit));
        }
        Path folder = parent.resolve(name.artifact());
        try {
            requireFree(parent);
            Path draft = Files.createDirectory(parent.resolve(
                    String.format(Locale.ROOT, ".%s-%x", name.artifact(), System.nanoTime() & 0xffffff)));
            try {
                contents.into(draft);
                Files.move(draft, folder);
            } finally {
                FileUtils.deleteQuietly(draft.toFile());
            }
            return folder;
        } catch (IOException e) {
            throw new Failed(
                    "the project cannot be written: %s (%s). Start in a folder of your own, or name one with --dir"
                            .formatted(e.getMessage(), e.getClass().getSimpleName()),
                    e);
        }
    }

    /** Fails if the name is taken, even in another case, since Windows and macOS ignore case. */
    private void requireFree(Path parent) throws IOException {
        if (!Files.isDirectory(parent)) {
            throw new Failed("there is no folder %s: make it first".formatted(parent.toAbsolutePath()));
        }
        try (Stream<Path> siblings = Files.list(parent)) {
            Optional<Path> taken = siblings.filter(
                            each -> each.getFileName().toString().equalsIgnoreCase(name.artifact()))
                    .findFirst();
            if (taken.isPresent()) {
                throw new Failed("there is already %s, and nothing is written over: choose another name than '%s'"
                        .formatted(taken.get().toAbsolutePath().normalize(), name.shown()));
            }
        }
    }

    /**
     * Writes the files for Maven: the POM, the wrapper, and a repository with the API.
     *
     * @param folder of the project
     * @param template with the project's values
     * @param local jars that are in no public repository
     */
    void writeBuild(Path folder, Template template, List<LocalJar> local) throws IOException {
        template.write("pom.xml", folder.resolve("pom.xml"));
        Files.writeString(folder.resolve(".gitignore"), "target/\n");
        template.write("maven-wrapper.properties", folder.resolve(".mvn/wrapper/maven-wrapper.properties"));
        // Copies without file attributes, since the installation may be read-only.
        FileUtils.copyDirectory(
                kit.resolve("repository").toFile(), folder.resolve("repository").toFile(), false);
        for (LocalJar jar : local) {
            jar.copyInto(folder.resolve("repository"));
        }
        for (String script : List.of("mvnw", "mvnw.cmd")) {
            Path copy = folder.resolve(script);
            Files.write(copy, Files.readAllBytes(kit.resolve("wrapper").resolve(script)));
            if (!copy.toFile().setExecutable(true, false)) {
                throw new IOException("cannot be made executable: " + copy);
            }
        }
    }
}
