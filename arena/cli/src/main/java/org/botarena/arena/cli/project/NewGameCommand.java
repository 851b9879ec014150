package org.botarena.arena.cli.project;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.NewProjectArguments;
import org.botarena.arena.project.NewProject;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
public final class NewGameCommand extends ArenaCommand {
    private final Installation installation;

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
        Language language = Language.ENGLISH;
        String play =
                "arena play random --game %s --games %s".formatted(made.name().artifact(), folder.resolve("target"));
        List.of(
                        Labelled.of(
                                language,
                                NewAgentCommand.LABELS,
                                "made",
                                folder + ", " + made.summary().in(language)),
                        Labelled.of(language, NewAgentCommand.LABELS, "change", made.source()),
                        Labelled.of(language, NewAgentCommand.LABELS, "build", "arena build " + folder),
                        Labelled.of(language, NewAgentCommand.LABELS, "play", play))
                .forEach(out()::println);
        return 0;
    }
}
