package org.botarena.arena.cli.run;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.spec.Request;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "resume",
        description =
                "Goes on with a tournament where it stopped, with the settings, the seed and the jars that it has.",
        footer = {
            "",
            "Without DIR the newest unfinished tournament in results/ goes on. Jars that came into its agents folder"
                    + " since join, if its format allows it; others join by: arena run NEW.jar --out DIR"
        })
public final class ResumeCommand implements Callable<Integer> {
    private static final List<TournamentOption> SETTINGS = Stream.concat(
                    Stream.of(
                            TournamentOption.PAIRS.saying("More pairs of games between every two."),
                            TournamentOption.JOBS.saying("Games at a time."),
                            TournamentOption.REPLACE.whole().saying("Entrants whose changed jars play from now on."),
                            TournamentOption.WITHDRAW.whole().saying("Entrants that play no more."),
                            TournamentOption.BUDGET,
                            TournamentOption.FINISH_BY.saying("Be done about then: 07:30."),
                            TournamentOption.WORK.saying("Play in a folder in here, and copy it to the results."),
                            TournamentOption.GAMES.saying("The folder with jars of further games."),
                            TournamentOption.ISOLATION.saying(
                                    "The level that the tournament has, typed again: for a folder from elsewhere without a sandbox."),
                            TournamentOption.AGENT_JAVA.saying("The JDK that runs the agents."),
                            TournamentOption.YES.saying("Go on even if it may take more than twelve hours.")),
                    TournamentOption.OF_CLUSTERS.stream())
            .toList();

    private final Installation installation;
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "The results folder.")
    private Path folder;

    @Mixin
    private LanguageOption language;

    public ResumeCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, SETTINGS);
        SettingOptions.add(command, OutputOptions.ALL);
    }

    @Override
    public Integer call() {
        Path meant = FolderArgument.of(folder);
        FolderArgument.requireBegun(meant);
        try {
            return RunCommand.hold(
                    Request.typed(
                            SettingOptions.typed(spec).with(TournamentOption.OUT.name(), meant.toString()), List.of()),
                    installation,
                    language,
                    spec);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
