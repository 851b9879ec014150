package org.botarena.arena.cli.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.botarena.arena.cli.option.ConditionsOptions;
import org.botarena.arena.cli.option.FormatOptions;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SeparatorConverter;
import org.botarena.arena.cli.option.TimeOptions;
import org.botarena.arena.event.Conditions;
import org.botarena.arena.event.ConfigFile;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.Organizer;
import org.botarena.arena.event.Resume;
import org.botarena.arena.event.SavedSettings;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.text.Csv;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
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
public final class RunCommand implements Callable<Integer> {
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
            description =
                    "Where the results go: an empty folder or a new one, by default results/TIME; or the folder of"
                            + " a tournament that goes on.")
    private Path out;

    @Mixin
    private StoreOptions store;

    @Mixin
    private OutputOptions output;

    @Option(
            names = "--csv-separator",
            paramLabel = "SIGN",
            defaultValue = "comma",
            converter = SeparatorConverter.class,
            description = "In the tables for spreadsheets: comma, semicolon (and decimal commas) or tab.")
    private Csv tables;

    @Option(
            names = "--grades",
            paramLabel = "FILE",
            description = "Rules for grades, a line each: 0.95 vs random -> 10. Samples that are named take part.")
    private Path grades;

    @Mixin
    private LanguageOption language;

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

    private final Map<String, String> names = new HashMap<>();

    public RunCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        ConfigFile file = config == null ? new ConfigFile(Map.of(), List.of()) : read();
        RunCommand command = config == null ? this : configured(file);
        Order order = command.past()
                .map(folder -> command.continued(folder, file))
                .orElseGet(() -> command.order(Resume.none()));
        return command.output.isDetached()
                ? Detached.of(spec, order.out()).start()
                : new Organizer(
                                installation,
                                command.output.announcer(spec, command.language.language()),
                                spec.commandLine().getErr(),
                                command.language.typed())
                        .run(order);
    }

    private Order order(Resume past) {
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
                    format.anchors(),
                    time.until(Clock.system(ZoneId.systemDefault())),
                    Optional.ofNullable(grades),
                    out,
                    store.work(),
                    tables,
                    isStrict,
                    isConfirmed,
                    past);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** The samples among the references of the format, of the grades, and the anchors, which so take part. */
    private Stream<String> references(Conditions what) {
        Path samples = installation.samples(what.agents());
        List<String> graded =
                grades == null ? List.of() : GradeRules.read(grades).references();
        return Stream.of(format.references(), format.anchors().keySet(), graded)
                .flatMap(Collection::stream)
                .filter(name -> !entrants.contains(name))
                .filter(name -> Files.isRegularFile(samples.resolve(name + ".jar")));
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private ConfigFile read() {
        try {
            return ConfigFile.read(config, ConfigDefaults.settings(spec));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** The same command line once more, with the file's settings in the place of the defaults. */
    private RunCommand configured(ConfigFile file) {
        try {
            RunCommand again = new ConfigDefaults(file).parse(spec, new RunCommand(installation));
            again.spec = spec;
            if (again.entrants.isEmpty() && config != null) {
                again.enter(file.entrants());
            }
            return again;
        } catch (ParameterException e) {
            throw new ParameterException(spec.commandLine(), (config == null ? "" : config + ": ") + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** The tournament on file that goes on: the one that is named, or an unfinished one with these settings. */
    private Optional<Path> past() {
        try {
            store.rescue(out);
            return store.past(
                    out,
                    unfinished -> new SavedSettings(unfinished).agrees(order(Resume.none()), conditions.hasSeed()));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /** The same command line once more, with the settings of a tournament in the place of the defaults. */
    private Order continued(Path folder, ConfigFile file) {
        try (Store settled = Store.read(folder)) {
            SavedSettings precedent = new SavedSettings(settled);
            precedent.requireLevel(
                    conditions.isolation().isPresent() || file.settings().containsKey(SavedSettings.LEVEL));
            RunCommand again = configured(precedent.under(file));
            Order order =
                    again.order(new Resume(Optional.of(folder), out != null, store.replaced(), store.withdrawn()));
            return again.conditions.hasOpenings()
                    ? order
                    : settled.listedOpenings().map(order::from).orElse(order);
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private void enter(List<ConfigFile.Named> named) {
        for (ConfigFile.Named each : named) {
            ConfigFile.Named entrant = each.beside(config);
            entrants.add(entrant.typed());
            if (!entrant.name().isEmpty()) {
                names.put(entrant.typed(), entrant.name());
            }
        }
    }
}
