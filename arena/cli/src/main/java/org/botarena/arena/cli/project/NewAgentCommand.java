package org.botarena.arena.cli.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.botarena.api.Rules;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.NewProjectArguments;
import org.botarena.arena.cli.option.SharedOptions;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes a project to start from. */
@Command(
        name = "new-agent",
        description = "Makes a project of your own: an agent that plays, its test, and what it takes to build it.",
        footer = {
            "",
            "The folder opens as a Maven project in IntelliJ, Eclipse and VS Code. Without any of them 'arena build' compiles"
                    + " and packs it, without a network.",
            "Examples: arena new-agent \"Zoé's bot\"",
            "          arena new-agent counter --game matches"
        })
public final class NewAgentCommand implements Callable<Integer> {
    private static final int LABEL = 12;

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NewProjectArguments project;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "reversi",
            description = "What it plays, with its options (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            defaultValue = "java",
            description = "java or python (default: ${DEFAULT-VALUE}).")
    private String language;

    @Option(
            names = "--like",
            paramLabel = "TEMPLATE",
            defaultValue = "random",
            description = "What an agent in Python begins with: random, greedy or flat (default: ${DEFAULT-VALUE}).")
    private String template;

    @Mixin
    private GamesOption games;

    /** With the installation that its parts are taken from. */
    public NewAgentCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        if (language.equals("python")) {
            return python();
        }
        if (!language.equals("java")) {
            throw new ParameterException(
                    spec.commandLine(), "--language %s is not known: there are java and python".formatted(language));
        }
        NewProject made = made();
        Path sample =
                installation.agents().resolve("samples").resolve(made.name().artifact() + ".jar");
        if (Files.exists(sample)) {
            throw new Failed("a sample is called %s, and two of a name cannot play each other: choose another"
                    .formatted(made.name().artifact()));
        }
        Path folder = made.write(project.parent());
        spec.commandLine().getOut().println(text(made, folder));
        return 0;
    }

    private int python() {
        if (!PythonProject.TEMPLATES.contains(template)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--like %s is not known: there are %s"
                            .formatted(template, String.join(", ", PythonProject.TEMPLATES)));
        }
        Path folder;
        try {
            ProjectName named = ProjectName.of(project.name());
            folder = new PythonProject(named, installation.home().resolve("kit"), template).write(project.parent());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        spec.commandLine()
                .getOut()
                .println(String.join(
                        "\n",
                        Labelled.of("made", LABEL, folder + ", an agent in Python"),
                        Labelled.of("change", LABEL, "agent.py"),
                        Labelled.of("try it", LABEL, "arena try " + shell(folder.toString())),
                        Labelled.of("check it", LABEL, "arena check " + shell(folder.toString()))));
        return 0;
    }

    private NewProject made() {
        try {
            Rules<?> rules = games.games().parse(game);
            return new NewProject(
                    ProjectName.of(project.name()),
                    games.games().type(game),
                    rules,
                    installation.home().resolve("kit"),
                    games.jars().digest(rules).isEmpty()
                            ? List.of()
                            : games.jars().jars());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private String text(NewProject made, Path folder) {
        String type = made.name().type();
        String further = SharedOptions.options(spec, Set.of("--game", NewProjectArguments.IN)).stream()
                .map(option -> " " + shell(option))
                .collect(Collectors.joining());
        return String.join(
                "\n",
                Labelled.of(
                        "made",
                        LABEL,
                        "%s, which plays %s".formatted(folder, made.rules().name())),
                Labelled.of(
                        "change",
                        LABEL,
                        "src/main/java/agents/%s/%s.java".formatted(made.name().segment(), type)),
                Labelled.of("build it", LABEL, "arena build " + shell(folder.toString()) + further),
                Labelled.of("try it", LABEL, "arena try " + shell(folder.toString()) + further),
                Labelled.of("in an IDE", LABEL, "open the folder as a Maven project and run Try%s".formatted(type)));
    }

    private static String shell(String text) {
        return text.matches("[\\w./\\\\:=-]+") ? text : "\"" + text + "\"";
    }
}
