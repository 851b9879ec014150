package org.botarena.arena.cli.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A project with an agent in Python that is to be made: it needs no build. Immutable.
 *
 * @param name of the agent
 * @param kit the installation's folder with what projects are made of
 * @param template which of {@link #TEMPLATES} it begins with
 * @param further what the commands that its page shows end with, as {@code  --game tictactoe}
 */
record PythonProject(ProjectName name, Path kit, String template, String further) {
    /** The one that plays every game. */
    static final String ANY_GAME = "random";

    /** The others play Reversi. */
    static final List<String> TEMPLATES = List.of(ANY_GAME, "greedy", "flat");

    /** Whether a folder holds such a project. */
    static boolean isOne(Path folder) {
        return Files.isRegularFile(folder.resolve("agent.py"));
    }

    /** Writes it, whole or not at all, and returns its folder. */
    Path write(Path parent) {
        return new ProjectFolder(name, kit).make(parent, folder -> {
            Map<String, String> values = Map.of("shown", name.shown(), "artifact", name.artifact(), "further", further);
            ProjectFolder.write(
                    folder.resolve("agent.py"), Template.filled("python/" + template + "/agent.py", Map.of()));
            ProjectFolder.write(folder.resolve("reversi.py"), Template.filled("python/reversi.py", Map.of()));
            ProjectFolder.write(folder.resolve("README.md"), Template.filled("python/README.md", values));
        });
    }
}
