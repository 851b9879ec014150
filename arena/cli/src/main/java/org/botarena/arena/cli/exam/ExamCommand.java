package org.botarena.arena.cli.exam;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.exam.Exam;
import org.botarena.arena.exam.ExamResult;
import org.botarena.arena.exam.ExamSet;
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
        name = "exam",
        header = "Count an agent's mistakes",
        description = "Ask one agent in solved positions, and count the moves that give away the result.",
        footer = {
            "",
            "A move is decided where some moves keep the result (win, draw or loss) and others give it away. A fault"
                    + " counts as a mistake. An agent with a fixed number of simulations and a --seed gives the same"
                    + " answers again.",
            "Examples: arena exam uct --game tictactoe",
            "          arena exam uct:simulations=2000 --set connectfour/end --move-time 9s"
        })
public final class ExamCommand extends ArenaCommand {
    private static final Settings DEFAULTS =
            new Settings(Map.of(TournamentOption.MOVE_TIME.name(), "250ms", TournamentOption.SEED.name(), "0"));

    private final Installation installation;

    @Parameters(
            paramLabel = "ENTRANT",
            description = "Agent: a jar, a folder of classes, or the name of an agent or sample, with options.")
    private String entrant;

    @Option(
            names = "--set",
            paramLabel = "GAME/PHASE",
            description =
                    "Positions, such as connectfour/middle; a wrong name lists them all (default: all of --game).")
    private String set;

    @Option(names = "--json", description = "Print JSON for programs, with every mistake.")
    private boolean json;

    public ExamCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(
                command,
                List.of(
                        TournamentOption.GAME,
                        TournamentOption.MOVE_TIME.saying(
                                "Time limit for a move, such as 100ms or 2s (default: 250ms)."),
                        TournamentOption.SEED.saying("Random seed of the agent (default: 0).")));
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
    }

    @Override
    public Integer call() throws InterruptedException {
        TournamentSpec what =
                SettingOptions.spec(spec, SettingOptions.typed(spec).over(DEFAULTS), installation);
        Consumer<String> notices = notice -> err().printf("arena: %s.%n", notice);
        try (Interruption interruption = Interruption.listen();
                Exam exam = new Exam(what, entrant, sets(what), installation)) {
            interruption.stopsWith(exam::stop, Thread.currentThread()::interrupt);
            int moves = exam.prepare();
            ExamResult result;
            try (ProgressDisplay display = ProgressDisplay.everywhere(Language.ENGLISH, "moves", moves, err())) {
                result = exam.take(display::step, notices);
            }
            out().println(json ? JsonText.line(result) : result.text());
            return 0;
        }
    }

    private List<ExamSet> sets(TournamentSpec what) {
        return Usage.of(spec, () -> {
            what.inProcesses();
            if (set == null) {
                return ExamSet.of(what.terms().rules(), what.games().games());
            }
            if (SettingOptions.typed(spec).has(TournamentOption.GAME.name())) {
                throw new IllegalArgumentException("--set names a game already: leave --game away");
            }
            return List.of(ExamSet.named(set, what.games().games()));
        });
    }
}
