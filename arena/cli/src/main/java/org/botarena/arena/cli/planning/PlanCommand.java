package org.botarena.arena.cli.planning;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.machine.HeapSize;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.match.Terms;
import org.botarena.arena.report.plan.Forecast;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.report.plan.PlannedTournament;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code plan}: games, hours and memory of a tournament before its jars exist. */
@Command(
        name = "plan",
        header = "Estimate time and formats",
        description = "Estimate what a tournament takes and which formats fit, before any jar exists.",
        footer = {
            "",
            "Without a time the limit is the 12 hours above which nothing starts unasked. Likely: agents"
                    + " take half of each move. At worst: all of it, in the longest games, and all of their start.",
            "Example: arena plan --entrants 50 --cores 8 --finish-by 07:30"
        })
public final class PlanCommand extends ArenaCommand {
    private static final int MOST_ENTRANTS = 10_000;
    private static final int MOST_CORES = 10_000;
    private static final List<TournamentOption> SETTINGS = Stream.concat(
                    Stream.of(
                            TournamentOption.GAME,
                            TournamentOption.PAIRS,
                            TournamentOption.MOVE_TIME,
                            TournamentOption.CLOCK,
                            TournamentOption.START_TIME,
                            TournamentOption.HEAP,
                            TournamentOption.BUDGET,
                            TournamentOption.FINISH_BY,
                            TournamentOption.GAMES),
                    TournamentOption.OF_CLUSTERS.stream().filter(option -> !option.equals(TournamentOption.TRUST)))
            .toList();

    private final Installation installation;

    @Option(names = "--entrants", paramLabel = "N", required = true, description = "Number of entrants.")
    private int entrants;

    @Option(names = "--cores", paramLabel = "N", description = "Cores of the machine (default: as on this machine).")
    private Integer cores;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "Memory of the machine, such as 16g (default: as on this machine).")
    private HeapSize memory;

    @Option(
            names = "--references",
            paramLabel = "N",
            defaultValue = "3",
            description = "Number of references in a gauntlet (default: ${DEFAULT-VALUE}).")
    private int references;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private LanguageOption language;

    public PlanCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, SETTINGS);
    }

    @Override
    public Integer call() {
        Clock clock = Clock.system(ZoneId.systemDefault());
        TournamentSpec what = SettingOptions.spec(spec, installation);
        requireTwoSides(what);
        Usage.requireRange(spec, "--entrants", entrants, 2, MOST_ENTRANTS);
        Usage.requireRange(spec, "--cores", cores == null ? 1 : cores, 1, MOST_CORES);
        Usage.requireRange(spec, "--pairs", what.pairs(), 1, MOST_ENTRANTS);
        Usage.requireRange(spec, "--references", references, 0, MOST_ENTRANTS);
        PlannedTournament imagined = imagined(what);
        Forecast forecast = new Forecast(
                imagined,
                imagined.roundRobin(),
                what.until()
                        .map(until -> Duration.between(clock.instant(), until))
                        .orElse(Plan.LIMIT),
                what.until().map(until -> until.atZone(clock.getZone())));
        out().println(json ? JsonText.line(forecast.json()) : forecast.text(language.language()));
        return 0;
    }

    private PlannedTournament imagined(TournamentSpec what) {
        Terms terms = what.terms();
        int heapMiB = terms.heapMiB();
        int players = terms.rules().players();
        PlanMachine here = PlanMachine.here(Path.of(""));
        PlanMachine machine = new PlanMachine(
                cores == null ? here.cores() : cores,
                memory == null ? here.memoryMiB() : memory.mebibytes(),
                here.freeDiskMiB(),
                lanes());
        if (machine.workers().isPresent()) {
            return new PlannedTournament(
                    terms, entrants, references, what.pairs(), machine.workers().getAsInt(), machine);
        }
        long room = machine.memoryMiB() / MachineMemory.gameMiB(players, heapMiB);
        if (room < 1) {
            throw Failed.of("error.plan.memory", players, MachineMemory.gameMiB(players, heapMiB), machine.memoryMiB());
        }
        int jobs = (int) Math.min(room, Lanes.mostGames(machine.cores()));
        return new PlannedTournament(terms, entrants, references, what.pairs(), jobs, machine);
    }

    /** The number of lanes of the named cluster; empty if none is named. */
    private OptionalInt lanes() {
        Optional<GameRunnerSource> cluster = ClusterOrder.source(
                SettingOptions.typed(spec), sentence -> err().println("arena: %s.".formatted(sentence)));
        Usage.require(spec, cluster.isEmpty() || (cores == null && memory == null), Sentence.of("error.plan.cluster"));
        return cluster.map(GameRunnerSource::lanes).orElse(OptionalInt.empty());
    }

    private static void requireTwoSides(TournamentSpec what) {
        try {
            Setup.requireTwoSides(what.terms().rules());
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }
}
