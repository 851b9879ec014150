package org.botarena.arena.cli.project;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.arena.venue.Failed;

/**
 * A project that is to be made. Immutable.
 *
 * @param name of the agent
 * @param type of the game that it plays
 * @param rules of the game, with its options
 * @param kit the installation's folder with the local repository and the scripts of the Maven wrapper
 * @param games the jars of games that are not the arena's own: the project gets copies
 */
record NewProject(ProjectName name, GameType type, Rules<?> rules, Path kit, List<Path> games) {
    NewProject {
        games = List.copyOf(games);
    }

    /**
     * Writes it, whole or not at all.
     *
     * @param parent the folder in which its own folder is made
     * @return its folder
     * @throws Failed if there is something of that name, or the folder cannot be written
     */
    Path write(Path parent) {
        Path folder = parent.resolve(name.artifact());
        try {
            requireFree(parent);
            Path draft = Files.createDirectory(
                    parent.resolve(".%s-%x".formatted(name.artifact(), System.nanoTime() & 0xffffff)));
            try {
                fill(draft);
                move(draft, folder);
            } finally {
                FileUtils.deleteQuietly(draft.toFile());
            }
            return folder;
        } catch (IOException e) {
            throw new Failed(
                    "the project cannot be written: %s (%s). Start in a folder of your own, or name one with --in"
                            .formatted(e.getMessage(), e.getClass().getSimpleName()),
                    e);
        }
    }

    /** Windows and macOS take names that differ only in case for one. */
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

    private void fill(Path folder) throws IOException {
        List<LocalJar> local = LocalJar.of(games);
        Map<String, String> values = Map.of(
                "games", local.stream().map(LocalJar::dependency).collect(Collectors.joining()),
                "shown", name.shown(),
                "xml", xml(name.shown()),
                "artifact", name.artifact(),
                "segment", name.segment(),
                "type", name.type(),
                "game", rules.name(),
                "summary", type.summary(),
                "position", rules.positionType().getSimpleName(),
                "imported", rules.positionType().getName());
        String home = "java/agents/%s/".formatted(name.segment());
        write(folder.resolve("pom.xml"), Template.filled("pom.xml", values));
        write(folder.resolve(".gitignore"), "target/\n");
        write(
                folder.resolve(".mvn/wrapper/maven-wrapper.properties"),
                Template.filled("maven-wrapper.properties", values));
        write(
                folder.resolve("README.md"),
                Template.filled("README.md", values) + Template.of("ideas.md", type.name(), values));
        write(
                folder.resolve("src/main/" + home + name.type() + ".java"),
                Template.of("Agent.java.txt", type.name(), values));
        write(
                folder.resolve("src/test/" + home + name.type() + "Test.java"),
                Template.filled("AgentTest.java.txt", values));
        write(
                folder.resolve("src/test/" + home + "Try" + name.type() + ".java"),
                Template.filled("Try.java.txt", values));
        // Not with their attributes: an installation may be one that nobody may write.
        FileUtils.copyDirectory(
                kit.resolve("repository").toFile(), folder.resolve("repository").toFile(), false);
        for (LocalJar jar : local) {
            jar.copyInto(folder.resolve("repository"));
        }
        for (String script : List.of("mvnw", "mvnw.cmd")) {
            Path copy = folder.resolve(script);
            Files.write(copy, Files.readAllBytes(kit.resolve("wrapper").resolve(script)));
            setExecutable(copy);
        }
    }

    private static void setExecutable(Path script) throws IOException {
        if (!script.toFile().setExecutable(true, false)) {
            throw new IOException("cannot be made executable: " + script);
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void move(Path draft, Path folder) throws IOException {
        try {
            Files.move(draft, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, folder);
        }
    }

    private static String xml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
