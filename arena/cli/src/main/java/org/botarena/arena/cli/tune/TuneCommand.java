package org.botarena.arena.cli.tune;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tune.Tuning;
import org.botarena.arena.tune.TuningResult;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "tune",
        header = "Tune an agent's options",
        description = "Search the best values of an agent's options, and test them in a match.",
        footer = {
            "",
            "An option with a range is searched; one with a value keeps it. Candidates play against the values"
                    + " that the agent has now. The last third of the games is a match of the best on other openings."
                    + " The same command resumes.",
            "Exit codes: 130 interrupted.",
            "Example: arena tune uct:k=0.05..2,share=0.7..0.95 --games 2000 --move-time 50ms"
        })
public final class TuneCommand extends ArenaCommand {
    private static final String GAMES = "games";

    private final Installation installation;

    @Parameters(
            paramLabel = "ENTRANT",
            description = "Agent: a jar, a folder of classes, or the name of an agent or sample, with ranges of numeric"
                    + " options: uct:k=0.05..2.")
    private String entrant;

    @Option(
            names = "--" + GAMES,
            paramLabel = "N",
            defaultValue = "2000",
            description = "Games in all, search and match (default: ${DEFAULT-VALUE}).")
    private int games;

    public TuneCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(
                command,
                TournamentOption.OF_GAMES.stream()
                        .filter(option -> !List.of(
                                        TournamentOption.AGENTS, TournamentOption.PAIRS, TournamentOption.GAMES)
                                .contains(option))
                        .toList());
        SettingOptions.add(
                command,
                List.of(TournamentOption.OUT.saying(
                        "Folder for the games and the plot (default: one in results/ for this command).")));
        SettingOptions.add(command, TournamentOption.OF_CLUSTERS);
    }

    @Override
    public Integer call() {
        Settings typed = SettingOptions.typed(spec).without(List.of(GAMES));
        TournamentSpec what = SettingOptions.spec(spec, typed, installation);
        Consumer<String> notices = notice -> err().printf("arena: %s.%n", notice);
        try (Interruption interruption = Interruption.listen()) {
            Tuning tuning = Tuning.open(typed, what, entrant, games, installation);
            interruption.stopsWith(tuning::stop);
            Optional<TuningResult> result;
            try (ProgressDisplay display =
                    ProgressDisplay.everywhere(Language.ENGLISH, "games", tuning.left(), err())) {
                result = tuning.play(display, notices);
            }
            if (result.isEmpty()) {
                err().println("arena: interrupted; finished games are kept, and the same command resumes");
                return Interruption.EXIT_CODE;
            }
            out().println(result.get().text());
            out().println("Plot     " + result.get().plot());
            out().println("Results  " + result.get().folder());
            return 0;
        }
    }
}
