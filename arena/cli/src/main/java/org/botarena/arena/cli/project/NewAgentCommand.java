package org.botarena.arena.cli.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.NewProjectArguments;
import org.botarena.arena.cli.option.SharedOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.project.NewProject;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Creates an agent's project. */
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
public final class NewAgentCommand extends ArenaCommand {
    /** The catalogue's family of labels for the lines about a new project. */
    static final String LABELS = "new.label.";

    private static final String READER = "--" + LanguageOption.NAME;

    private final Installation installation;

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

    @Mixin
    private LanguageOption reader;

    /** Uses an installation, from which the project's parts are copied. */
    public NewAgentCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        boolean isJava = language.equals("java");
        Usage.require(
                spec,
                isJava || language.equals("python"),
                "--language %s is not known: there are java and python".formatted(language));
        Usage.require(
                spec,
                !isJava || !spec.commandLine().getParseResult().hasMatchedOption("--like"),
                "--like is for --language python: an agent in Java begins with random moves; the samples'"
                        + " sources show more");
        NewProject made = project.made(name -> isJava
                ? NewProject.agent(installation, name, game, games.jars(), reader.language())
                : NewProject.pythonAgent(
                        installation, name, game, games.jars(), template, further(), reader.language()));
        Path folder = made.write(project.parent());
        String arguments = shell(folder.toString()) + further();
        Language shown = reader.language();
        List<String> lines = new ArrayList<>(List.of(
                Labelled.of(
                        shown, LABELS, "made", folder + ", " + made.summary().in(shown)),
                Labelled.of(shown, LABELS, "change", made.source())));
        if (isJava) {
            lines.add(Labelled.of(shown, LABELS, "build", "arena build " + arguments));
        }
        lines.add(Labelled.of(shown, LABELS, "try", "arena try " + arguments));
        lines.add(
                isJava
                        ? Labelled.of(
                                shown,
                                LABELS,
                                "ide",
                                shown.text("new.ide", made.name().type()))
                        : Labelled.of(shown, LABELS, "check", "arena check " + arguments));
        lines.forEach(out()::println);
        return 0;
    }

    /** The ending of the commands that are shown; a Java project knows its game itself. */
    private String further() {
        Set<String> known = language.equals("java")
                ? Set.of("--game", READER, NewProjectArguments.DIR)
                : Set.of("--language", "--like", READER, NewProjectArguments.DIR);
        return SharedOptions.options(spec, known).stream()
                .map(option -> " " + shell(option))
                .collect(Collectors.joining());
    }

    private static String shell(String text) {
        return text.matches("[\\w./\\\\:=-]+") ? text : "\"" + text + "\"";
    }
}
