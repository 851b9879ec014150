package org.botarena.arena.cli.run;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.Settings;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "resume",
        header = "Continue a tournament",
        description = "Continue a tournament where it stopped, with its settings, seed and jars.",
        footer = {
            "",
            "Jars that came into its agents folder since join if its format allows it. Others join by: arena"
                    + " run NEW.jar --out DIR",
            "An existing report keeps its language without --lang."
        })
public final class ResumeCommand extends ArenaCommand {
    private static final List<TournamentOption> SETTINGS = Stream.concat(
                    Stream.of(
                            TournamentOption.PAIRS.saying("New number of pairs for every two entrants."),
                            TournamentOption.JOBS,
                            TournamentOption.REPLACE.whole().saying("Entrants whose changed jars play from now on."),
                            TournamentOption.WITHDRAW.whole().saying("Entrants that stop playing."),
                            TournamentOption.LATE_POINTS,
                            TournamentOption.BUDGET,
                            TournamentOption.FINISH_BY,
                            TournamentOption.GAMES.saying("Folder with jars of further games."),
                            TournamentOption.ISOLATION.saying(
                                    "Isolation of the tournament, repeated to allow a foreign folder without a sandbox."),
                            TournamentOption.AGENT_JAVA.saying("JDK that runs the agents."),
                            TournamentOption.YES.saying("Continue even if it may take more than twelve hours.")),
                    TournamentOption.OF_CLUSTERS.stream())
            .toList();

    private final Installation installation;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "Results folder (default: the newest unfinished one in results/).")
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
        Settings typed = SettingOptions.typed(spec).with(TournamentOption.OUT.name(), meant.toString());
        return Usage.of(spec, () -> RunCommand.hold(typed, installation, language, spec));
    }
}
