package org.botarena.arena.cli.project;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.botarena.arena.cli.option.NewProjectArguments;
import org.botarena.arena.project.NewProject;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Creates a game's project. */
@Command(
        name = "new-game",
        header = "Create a game's project",
        description = "Create a project for a game of your own: rules, text, picture, the test of its laws and its"
                + " page.",
        footer = {
            "",
            "The game is playable from the start, and you change it step by step. 'arena build' compiles and"
                    + " packs it without Maven. The page docs/first-game explains each part."
        })
public final class NewGameCommand implements Callable<Integer> {
    private static final int LABEL = 12;

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NewProjectArguments project;

    /** Uses an installation, from which the project's parts are copied. */
    public NewGameCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        NewProject made = project.made(name -> NewProject.game(installation, name));
        Path folder = made.write(project.parent());
        spec.commandLine()
                .getOut()
                .println(String.join(
                        "\n",
                        Labelled.of("made", LABEL, folder + ", " + made.summary()),
                        Labelled.of("change", LABEL, made.source()),
                        Labelled.of("build it", LABEL, "arena build " + folder),
                        Labelled.of(
                                "play it",
                                LABEL,
                                "arena play random --game %s --games %s"
                                        .formatted(made.name().artifact(), folder.resolve("target")))));
        return 0;
    }
}
