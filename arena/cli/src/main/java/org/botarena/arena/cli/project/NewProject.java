package org.botarena.arena.cli.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;
import org.botarena.api.GameType;
import org.botarena.api.Rules;

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
    /** What the README says of a game that is not the arena's own. */
    private static final String FURTHER = """

            The game is no game of the arena's own: its jar lies in `games/`, where every command finds it that starts in this folder.
            Elsewhere say `--games` and that folder.
            """;

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
        return new ProjectFolder(name, kit).make(parent, this::fill);
    }

    private void fill(Path folder) throws IOException {
        List<LocalJar> local = LocalJar.of(games);
        Map<String, String> values = Map.ofEntries(
                Map.entry("further", local.isEmpty() ? "" : FURTHER),
                Map.entry("games", local.stream().map(LocalJar::dependency).collect(Collectors.joining())),
                Map.entry("shown", name.shown()),
                Map.entry("xml", ProjectFolder.xml(name.shown())),
                Map.entry("artifact", name.artifact()),
                Map.entry("segment", name.segment()),
                Map.entry("type", name.type()),
                Map.entry("game", rules.name()),
                Map.entry("summary", type.summary()),
                Map.entry("position", rules.positionType().getSimpleName()),
                Map.entry("imported", rules.positionType().getName()));
        String home = "java/agents/%s/".formatted(name.segment());
        new ProjectFolder(name, kit).writeBuild(folder, values, local);
        ProjectFolder.write(
                folder.resolve("README.md"),
                Template.filled("README.md", values) + Template.of("ideas.md", type.name(), values));
        ProjectFolder.write(
                folder.resolve("src/main/" + home + name.type() + ".java"),
                Template.of("Agent.java.txt", type.name(), values));
        ProjectFolder.write(
                folder.resolve("src/test/" + home + name.type() + "Test.java"),
                Template.filled("AgentTest.java.txt", values));
        ProjectFolder.write(
                folder.resolve("src/test/" + home + "Try" + name.type() + ".java"),
                Template.filled("Try.java.txt", values));
        for (LocalJar jar : local) {
            FileUtils.copyFile(
                    jar.jar().toFile(),
                    folder.resolve("games").resolve(jar.jar().getFileName()).toFile(),
                    false);
        }
    }
}
