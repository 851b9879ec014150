package org.botarena.arena.cli.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.examiner.source.ProjectSources;
import org.botarena.arena.cli.option.NewProjectArguments;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes a project for a game to start from. */
@Command(
        name = "new-game",
        header = "Create a game's project",
        description = "Create a project for a game of your own: rules, text, picture, the test of its laws and its"
                + " page.",
        footer = {
            "",
            "The game is playable from the start, and you change it step by step. 'arena build' compiles and"
                    + " packs it without Maven. The page docs/add-a-game explains each part."
        })
public final class NewGameCommand implements Callable<Integer> {
    private static final int LABEL = 12;

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NewProjectArguments project;

    /** With the installation that its parts are taken from. */
    public NewGameCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        ProjectName named = name();
        ProjectFolder made = new ProjectFolder(named, installation.home().resolve("kit"));
        Path folder = made.make(project.parent(), draft -> fill(made, draft));
        spec.commandLine()
                .getOut()
                .println(String.join(
                        "\n",
                        Labelled.of("made", LABEL, "%s, a game".formatted(folder)),
                        Labelled.of(
                                "change",
                                LABEL,
                                sources(named).resolve(type(named) + ".java").toString()),
                        Labelled.of("build it", LABEL, "arena build " + folder),
                        Labelled.of(
                                "play it",
                                LABEL,
                                "arena play random --game %s --games %s"
                                        .formatted(named.artifact(), folder.resolve("target")))));
        return 0;
    }

    private ProjectName name() {
        try {
            ProjectName named = ProjectName.of(project.name());
            if (!named.artifact().matches("[a-z].*")) {
                throw new IllegalArgumentException(
                        "a game's name begins with a letter: '%s'".formatted(project.name()));
            }
            if (Games.installed().all().stream().map(GameType::name).anyMatch(named.artifact()::equals)) {
                throw new IllegalArgumentException(
                        "the arena has a game called %s: choose another name".formatted(named.artifact()));
            }
            return named;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** An ending keeps it apart from the classes of the API and of Java. */
    private static String type(ProjectName named) {
        return named.type().replaceFirst("(Game)?Agent$", "") + "Game";
    }

    private static Path sources(ProjectName named) {
        return Path.of("src", "main", "java", "games", named.segment());
    }

    private void fill(ProjectFolder made, Path folder) throws IOException {
        ProjectName named = made.name();
        String type = type(named);
        List<LocalJar> laws = LocalJar.of(laws());
        Map<String, String> values = Map.of(
                "games", laws.stream().map(LocalJar::dependency).collect(Collectors.joining()),
                "shown", named.shown(),
                "xml", ProjectFolder.xml(named.shown()),
                "artifact", named.artifact(),
                "segment", named.segment(),
                "type", type);
        made.writeBuild(folder, values, laws);
        for (String page : List.of("README.md", "GAME.md")) {
            ProjectFolder.write(folder.resolve(page), Template.filled("game/" + page, values));
        }
        Path sources = folder.resolve(sources(named));
        ProjectFolder.write(sources.resolve(type + ".java"), Template.filled("game/Position.java.txt", values));
        for (String part : List.of("Rules", "Type")) {
            ProjectFolder.write(
                    sources.resolve(type + part + ".java"),
                    Template.filled("game/%s.java.txt".formatted(part), values));
        }
        ProjectFolder.write(
                folder.resolve("src/test/java/games/%s/%sTest.java".formatted(named.segment(), type)),
                Template.filled("game/Test.java.txt", values));
        ProjectFolder.write(
                folder.resolve("src/main/resources").resolve(ProjectSources.GAME_SERVICE),
                "games.%s.%sType\n".formatted(named.segment(), type));
    }

    /** The jar with the laws of games, which lies beside the arena's own. */
    private List<Path> laws() throws IOException {
        try (Stream<Path> jars = Files.list(installation.home().resolve("jars"))) {
            List<Path> found = jars.filter(jar -> jar.getFileName().toString().startsWith("arena-laws-"))
                    .toList();
            if (found.isEmpty()) {
                throw new Failed(
                        "arena-laws is missing in %s: copy the whole installation".formatted(installation.home()));
            }
            return found;
        }
    }
}
