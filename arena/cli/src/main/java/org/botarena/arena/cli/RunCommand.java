package org.botarena.arena.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.botarena.arena.sandbox.Isolation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "run",
        description = "Plays a tournament, both colours of every opening.",
        footer = {
            "",
            "Without ENTRANT all jars of the agents folder play. An ENTRANT is a jar, a folder of classes, or the"
                    + " name of a jar there or of a sample; options stand behind a colon: uct.jar:k=0.5",
            "A SPAN is written 100ms, 2s, 1.5s, 1m or 2h.",
            "With --budget or --finish-by as many whole rounds are played as fit."
        })
final class RunCommand implements Callable<Integer> {
    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ENTRANT", arity = "0..*", description = "Who plays.")
    private List<String> entrants = new ArrayList<>();

    @Mixin
    private ConditionsOptions conditions;

    @Option(
            names = "--with",
            paramLabel = "SAMPLES",
            split = ",",
            description = "Samples that play in any case: random,flat,uct.")
    private List<String> with = new ArrayList<>();

    @Mixin
    private FormatOptions format;

    @Mixin
    private TimeOptions time;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the results go, an empty folder or a new one; by default results/TIME.")
    private Path out;

    @Option(names = "--strict", description = "Play nothing if a jar is refused or left out.")
    private boolean isStrict;

    @Option(names = "--yes", description = "Start even if it may take more than twelve hours.")
    private boolean isConfirmed;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Settings from a JSON file: these options without the dashes in front, and \"entrants\":"
                    + " [{\"path\", \"options\", \"name\"}]. What is typed counts more.")
    private Path config;

    private final Map<Path, String> names = new HashMap<>();

    RunCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        Order order = config == null ? order() : configured().order();
        return new Organizer(
                        installation,
                        spec.commandLine().getOut(),
                        spec.commandLine().getErr())
                .run(order);
    }

    private Order order() {
        require(
                !conditions.isolation().equals(Optional.of(Isolation.THREAD)),
                "--isolation thread is for a debugger: a tournament could not stop an agent (use process)");
        try {
            Conditions what = conditions.conditions(installation, 1);
            return new Order(
                    what,
                    true,
                    entrants,
                    names,
                    Stream.concat(with.stream(), references(what)).distinct().toList(),
                    format.format(),
                    time.until(Clock.system(ZoneId.systemDefault())),
                    out,
                    isStrict,
                    isConfirmed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** The samples among the references of a gauntlet, which so take part. */
    private Stream<String> references(Conditions what) {
        Path samples = installation.samples(what.agents());
        return format.against().stream()
                .filter(name -> !entrants.contains(name))
                .filter(name -> Files.isRegularFile(samples.resolve(name + ".jar")));
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    /** The same command line once more, with the file's settings in the place of the defaults. */
    private RunCommand configured() {
        try {
            ConfigFile file = ConfigFile.read(config, ConfigDefaults.settings(spec));
            RunCommand again = new ConfigDefaults(file).parse(spec, new RunCommand(installation));
            again.spec = spec;
            if (again.entrants.isEmpty()) {
                again.enter(file.entrants());
            }
            return again;
        } catch (ParameterException e) {
            throw new ParameterException(spec.commandLine(), config + ": " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void enter(List<ConfigFile.Named> named) {
        for (ConfigFile.Named each : named) {
            ConfigFile.Named entrant = each.beside(config);
            entrants.add(entrant.typed());
            if (!entrant.name().isEmpty()) {
                names.put(Path.of(entrant.path()), entrant.name());
            }
        }
    }
}
