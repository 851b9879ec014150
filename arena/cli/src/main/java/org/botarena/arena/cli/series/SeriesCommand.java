package org.botarena.arena.cli.series;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.series.Series;
import org.botarena.arena.series.SeriesResult;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "series",
        header = "Play a game of many sides",
        description = "Play a game of several sides in every seating, and add up the scores.",
        footer = {
            "",
            "Each opening, deal and random stream is played in every seating: three entrants play six games."
                    + " Nothing is kept. Places go by the sum of the scores.",
            "Exit codes: 1 if a game stayed unplayed, 130 interrupted.",
            "Example: arena series minimax.jar:algorithm=max-n uct random --game tritactoe"
        })
public final class SeriesCommand extends ArenaCommand {
    private static final List<TournamentOption> SETTINGS = List.of(
            TournamentOption.AGENTS,
            TournamentOption.GAME,
            TournamentOption.OPENINGS,
            TournamentOption.MOVE_TIME,
            TournamentOption.CLOCK,
            TournamentOption.SEED,
            TournamentOption.JOBS);

    private final Installation installation;

    @Parameters(
            arity = "2..*",
            paramLabel = "ENTRANT",
            description = "Entrants, one for each side: jars, folders of classes, or names of agents or samples, with"
                    + " options.")
    private List<String> entrants;

    @Option(
            names = "--starts",
            paramLabel = "N",
            defaultValue = "1",
            description = "Openings, each played in every seating (default: ${DEFAULT-VALUE}).")
    private int starts;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    public SeriesCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, SETTINGS);
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
    }

    @Override
    public Integer call() {
        Settings strict = new Settings(Map.of(TournamentOption.STRICT.name(), "true"));
        TournamentSpec what = SettingOptions.spec(
                spec, SettingOptions.typed(spec).over(strict).naming(entrants), installation);
        try (Interruption interruption = Interruption.listen();
                Series series = Usage.of(spec, () -> Series.open(what, starts, installation))) {
            interruption.stopsWith(series::stop);
            SeriesResult result = played(series, err());
            out().println(json ? JsonText.line(result) : result.text());
            return result.isInterrupted() ? Interruption.EXIT_CODE : result.unplayed() > 0 ? 1 : 0;
        }
    }

    private static SeriesResult played(Series series, PrintWriter err) {
        try (ProgressDisplay display = ProgressDisplay.everywhere(Language.ENGLISH, "games", series.games(), err)) {
            return series.play(display, notice -> err.printf("arena: %s.%n", notice));
        }
    }
}
