package org.botarena.arena.cli.planning;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.api.Rules;
import org.botarena.arena.cli.console.Json;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.Heap;
import org.botarena.arena.cli.option.LimitOptions;
import org.botarena.arena.cli.option.Span;
import org.botarena.arena.cli.option.TermsOptions;
import org.botarena.arena.cli.option.TimeOptions;
import org.botarena.arena.machine.Memory;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.report.plan.Progress;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code plan}: games, hours and memory of a tournament whose jars are not there yet. */
@Command(
        name = "plan",
        description = "Says what a tournament would take, and which formats fit, before anything is handed in.",
        footer = {
            "",
            "Plays nothing and needs no jars: arena plan --entrants 50 --cores 8 --finish-by 07:30",
            "Without a time the measure is the 12 hours above which nothing starts unasked. Likely: agents take half of"
                    + " each move. At worst: all of it, in the longest games, and all of their start."
        })
public final class PlanCommand implements Callable<Integer> {
    private static final int MOST_ENTRANTS = 10_000;
    private static final int MOST_CORES = 10_000;

    @Spec
    private CommandSpec spec;

    @Option(names = "--entrants", paramLabel = "N", required = true, description = "How many there will be.")
    private int entrants;

    @Option(names = "--cores", paramLabel = "N", description = "Of the machine; by default those of this one.")
    private Integer cores;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Heap.class,
            description = "Of the machine: 16g; by default that of this one.")
    private Integer memoryMiB;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "reversi",
            description = "What is played, with its options (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            defaultValue = "1",
            description = "Pairs of games whenever two meet (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            defaultValue = "2s",
            converter = Span.class,
            description = "For a move (default: ${DEFAULT-VALUE}).")
    private Duration moveTime;

    @Mixin
    private LimitOptions limits;

    @Option(
            names = "--references",
            paramLabel = "N",
            defaultValue = "3",
            description = "Of a gauntlet: how many agents everybody meets (default: ${DEFAULT-VALUE}).")
    private int references;

    @Mixin
    private TimeOptions time;

    @Mixin
    private GamesOption games;

    @Option(names = "--json", description = "Print JSON, for programs.")
    private boolean json;

    @Override
    public Integer call() {
        Clock clock = Clock.system(ZoneId.systemDefault());
        require(entrants >= 2 && entrants <= MOST_ENTRANTS, "--entrants", entrants, 2, MOST_ENTRANTS);
        require(cores == null || (cores >= 1 && cores <= MOST_CORES), "--cores", cores, 1, MOST_CORES);
        require(pairs >= 1 && pairs <= MOST_ENTRANTS, "--pairs", pairs, 1, MOST_ENTRANTS);
        require(references >= 0 && references <= MOST_ENTRANTS, "--references", references, 0, MOST_ENTRANTS);
        try {
            Optional<Instant> end = time.until(clock);
            Forecast forecast = forecast(
                    imagined(games.games().parse(game)),
                    end.map(until -> Duration.between(clock.instant(), until)).orElse(Plan.LIMIT));
            spec.commandLine().getOut().println(json ? Json.of(forecast.figures()) : forecast.text(span(end, clock)));
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private static Forecast forecast(Imagined what, Duration time) {
        return new Forecast(what, what.roundRobin(), time);
    }

    private Imagined imagined(Rules<?> rules) {
        int heapMiB = limits.heapMiB();
        Duration startTime = limits.startTime().orElse(TermsOptions.START_TIME);
        Terms terms = new Terms(rules, moveTime, startTime, heapMiB, Isolation.SANDBOX);
        PlanMachine here = PlanMachine.here(Path.of(""));
        PlanMachine machine = new PlanMachine(
                cores == null ? here.cores() : cores,
                memoryMiB == null ? here.memoryMiB() : memoryMiB,
                here.freeDiskMiB());
        long room = machine.memoryMiB() / Memory.gameMiB(rules.players(), heapMiB);
        if (room < 1) {
            throw new Failed(
                    "the memory is too small: a game's %d agents can fill %d MiB, and there are %d MiB. Choose a smaller --heap."
                            .formatted(rules.players(), Memory.gameMiB(rules.players(), heapMiB), machine.memoryMiB()));
        }
        int jobs = (int) Math.min(room, Lanes.mostGames(machine.cores()));
        return new Imagined(terms, entrants, references, pairs, jobs, machine);
    }

    private static String span(Optional<Instant> end, Clock clock) {
        return end.map(until -> "until "
                        + DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").format(until.atZone(clock.getZone())))
                .orElse("no end is given, so what starts unasked: %s at most".formatted(Progress.text(Plan.LIMIT)));
    }

    private void require(boolean holds, String option, Integer value, int least, int most) {
        if (!holds) {
            throw new ParameterException(
                    spec.commandLine(), "%s is %d: it must be from %d to %d".formatted(option, value, least, most));
        }
    }
}
