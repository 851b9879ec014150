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
        header = "Create an agent's project",
        description = "Create a project of your own: an agent that plays, its test, and what it takes to build it.",
        footer = {
            "",
            "The folder opens as a Maven project in IntelliJ, Eclipse and VS Code. 'arena build' also"
                    + " compiles and packs it without any of them and without a network.",
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
            description = "Game with its options that the agent plays (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            defaultValue = "java",
            description = "Programming language of the agent: java or python (default: ${DEFAULT-VALUE}).")
    private String language;

    @Option(
            names = "--like",
            paramLabel = "TEMPLATE",
            defaultValue = "random",
            description = "Template of an agent in Python: random, greedy or flat (default: ${DEFAULT-VALUE}).")
    private String template;

    @Mixin
    private GamesOption games;

    /** With the installation that its parts are taken from. */
    public NewAgentCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        return switch (language) {
            case "java" -> java();
            case "python" -> python();
            default -> throw refusal("--language %s is not known: there are java and python".formatted(language));
        };
    }

    private int java() {
        if (spec.commandLine().getParseResult().hasMatchedOption("--like")) {
            throw refusal("--like is for --language python: an agent in Java begins with random moves; the samples'"
                    + " sources show more");
        }
        NewProject made = made();
        requireNoSample(made.name());
        Path folder = made.write(project.parent());
        spec.commandLine().getOut().println(text(made, folder));
        return 0;
    }

    private int python() {
        if (!PythonProject.TEMPLATES.contains(template)) {
            throw refusal("--like %s is not known: there are %s"
                    .formatted(template, String.join(", ", PythonProject.TEMPLATES)));
        }
        Path folder;
        try {
            String played = games.games().parse(game).name();
            boolean isForReversi = played.equals("reversi") || played.startsWith("reversi:");
            if (!isForReversi && !template.equals(PythonProject.ANY_GAME)) {
                throw refusal("--like %s plays Reversi alone: --like %s plays %s"
                        .formatted(template, PythonProject.ANY_GAME, played));
            }
            ProjectName named = ProjectName.of(project.name());
            requireNoSample(named);
            folder = new PythonProject(named, installation.home().resolve("kit"), template, further())
                    .write(project.parent());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        spec.commandLine()
                .getOut()
                .println(String.join(
                        "\n",
                        Labelled.of("made", LABEL, folder + ", an agent in Python"),
                        Labelled.of("change", LABEL, "agent.py"),
                        Labelled.of("try it", LABEL, "arena try " + shell(folder.toString()) + further()),
                        Labelled.of("check it", LABEL, "arena check " + shell(folder.toString()) + further())));
        return 0;
    }

    private ParameterException refusal(String why) {
        return new ParameterException(spec.commandLine(), why);
    }

    /** Two of a name cannot play each other. */
    private void requireNoSample(ProjectName name) {
        if (Files.exists(installation.agents().resolve("samples").resolve(name.artifact() + ".jar"))) {
            throw new Failed("a sample is called %s, and two of a name cannot play each other: choose another"
                    .formatted(name.artifact()));
        }
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
                Labelled.of("build it", LABEL, "arena build " + shell(folder.toString()) + further()),
                Labelled.of("try it", LABEL, "arena try " + shell(folder.toString()) + further()),
                Labelled.of("in an IDE", LABEL, "open the folder as a Maven project and run Try%s".formatted(type)));
    }

    /** What the commands that are shown end with; a Java project knows its game itself. */
    private String further() {
        Set<String> known = language.equals("java")
                ? Set.of("--game", NewProjectArguments.DIR)
                : Set.of("--language", "--like", NewProjectArguments.DIR);
        return SharedOptions.options(spec, known).stream()
                .map(option -> " " + shell(option))
                .collect(Collectors.joining());
    }

    private static String shell(String text) {
        return text.matches("[\\w./\\\\:=-]+") ? text : "\"" + text + "\"";
    }
}
