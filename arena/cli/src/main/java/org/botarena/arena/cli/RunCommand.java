package org.botarena.arena.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.tournament.Openings;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "run",
        description = "Plays a tournament: everybody against everybody, both colours of every opening.",
        footer = {
            "",
            "Without ENTRANT all jars of the agents folder play. An ENTRANT is a jar, a folder of classes, or the"
                    + " name of a jar there or of a sample; options stand behind a colon: uct.jar:k=0.5",
            "A SPAN is written 100ms, 2s, 1.5s or 1m."
        })
final class RunCommand implements Callable<Integer> {
    private static final List<String> FORMATS = List.of("round-robin");

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ENTRANT", arity = "0..*", description = "Who plays.")
    private List<String> entrants = new ArrayList<>();

    @Option(
            names = "--agents",
            paramLabel = "DIR",
            description = "The folder with the jars; by default agents/ here, else the installation's.")
    private Path agents;

    @Option(
            names = "--with",
            paramLabel = "SAMPLES",
            split = ",",
            description = "Samples that play in any case: random,flat,uct.")
    private List<String> with = new ArrayList<>();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "reversi",
            description = "What is played, with its options: reversi:size=6 (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--format",
            defaultValue = "round-robin",
            description = "How the entrants meet: round-robin (default: ${DEFAULT-VALUE}).")
    private String format;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            defaultValue = "1",
            description = "Pairs of games between every two entrants (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(
            names = "--openings",
            paramLabel = "O",
            description = "start, random:k (k random plies), or a file; by default what the game proposes.")
    private String openings;

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            defaultValue = "2s",
            converter = Span.class,
            description = "For a move (default: ${DEFAULT-VALUE}).")
    private Duration moveTime;

    @Mixin
    private TermsOptions terms;

    @Mixin
    private GamesOption games;

    @Option(names = "--seed", paramLabel = "S", description = "Of everything that is drawn; by default a new one.")
    private Long seed;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Games at a time; by default one less than the machine has cores.")
    private Integer jobs;

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

    private Map<Path, String> names = Map.of();

    RunCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        return config == null ? organize() : configured().organize();
    }

    private int organize() {
        return new Organizer(
                        installation,
                        spec.commandLine().getOut(),
                        spec.commandLine().getErr())
                .run(order());
    }

    private Order order() {
        require(pairs >= 1, "--pairs is %d: it must be at least 1".formatted(pairs));
        require(jobs == null || jobs >= 1, "--jobs is %d: it must be at least 1".formatted(jobs));
        require(FORMATS.contains(format), "--format: there is no '%s', there is %s".formatted(format, FORMATS.get(0)));
        require(
                terms.isolation() != Isolation.THREAD,
                "--isolation thread is for a debugger: a tournament could not stop an agent (use process)");
        try {
            Rules<?> rules = games.games().parse(game);
            GameType type = GamesOption.type(games.games(), game);
            return new Order(
                    type,
                    games.jars(),
                    terms.terms(rules, moveTime),
                    entrants,
                    names,
                    agents == null ? installation.defaultAgents() : agents,
                    with,
                    format,
                    pairs,
                    openings == null ? Openings.of(rules) : Openings.parse(openings, rules),
                    seed == null ? new SecureRandom().nextLong() & Long.MAX_VALUE : seed,
                    jobs == null ? 0 : jobs,
                    out,
                    terms.agentJava(),
                    isStrict,
                    isConfirmed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    /** The same command line once more, with the file's settings in the place of the defaults. */
    private RunCommand configured() {
        RunCommand again = new RunCommand(installation);
        try {
            ConfigFile file = ConfigFile.read(config, ConfigDefaults.settings(spec));
            new CommandLine(again)
                    .setDefaultValueProvider(new ConfigDefaults(file))
                    .parseArgs(arguments());
            again.spec = spec;
            if (again.entrants.isEmpty()) {
                again.enter(file);
            }
            return again;
        } catch (ParameterException e) {
            throw new ParameterException(spec.commandLine(), config + ": " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** What was typed behind the command's name. */
    private String[] arguments() {
        List<String> all = spec.commandLine().getParseResult().originalArgs();
        return all.subList(all.indexOf(spec.name()) + 1, all.size()).toArray(String[]::new);
    }

    /** Paths in a file are relative to the file, if something is there. */
    private void enter(ConfigFile file) {
        names = new HashMap<>();
        Path folder = config.toAbsolutePath().getParent();
        for (ConfigFile.Named entrant : file.entrants()) {
            Path beside = folder.resolve(entrant.path());
            String path = beside.toFile().exists() ? beside.toString() : entrant.path();
            entrants.add(entrant.options().isEmpty() ? path : path + ":" + entrant.options());
            if (!entrant.name().isEmpty()) {
                names.put(Path.of(path), entrant.name());
            }
        }
    }
}
