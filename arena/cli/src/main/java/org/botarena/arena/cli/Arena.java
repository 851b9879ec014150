package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.botarena.arena.cli.ask.AskCommand;
import org.botarena.arena.cli.check.CheckCommand;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.cli.engine.GtpCommand;
import org.botarena.arena.cli.engine.LinesCommand;
import org.botarena.arena.cli.exam.ExamCommand;
import org.botarena.arena.cli.match.MatchCommand;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.planning.DoctorCommand;
import org.botarena.arena.cli.planning.PlanCommand;
import org.botarena.arena.cli.play.PlayCommand;
import org.botarena.arena.cli.position.GamesCommand;
import org.botarena.arena.cli.position.MovesCommand;
import org.botarena.arena.cli.position.PerftCommand;
import org.botarena.arena.cli.project.BuildCommand;
import org.botarena.arena.cli.project.NewAgentCommand;
import org.botarena.arena.cli.project.NewGameCommand;
import org.botarena.arena.cli.project.TryCommand;
import org.botarena.arena.cli.record.ExplainCommand;
import org.botarena.arena.cli.record.ReplayCommand;
import org.botarena.arena.cli.results.DecathlonCommand;
import org.botarena.arena.cli.results.RebuildCommand;
import org.botarena.arena.cli.results.ReportCommand;
import org.botarena.arena.cli.results.RerunCommand;
import org.botarena.arena.cli.results.StatusCommand;
import org.botarena.arena.cli.results.VerifyCommand;
import org.botarena.arena.cli.run.ResumeCommand;
import org.botarena.arena.cli.run.RunCommand;
import org.botarena.arena.cli.series.SeriesCommand;
import org.botarena.arena.cli.tune.TuneCommand;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/** The top-level command {@code arena}: its subcommands and their common options. */
@Command(
        name = "arena",
        versionProvider = Arena.Version.class,
        customSynopsis = "arena COMMAND [OPTIONS]   (tournaments for game-playing agents)",
        header = "Tournaments for game-playing agents",
        footer = "Help: arena help COMMAND. Version: arena -V. Tab completion: arena completion.")
final class Arena extends ArenaCommand {
    private static final List<Class<?>> COMMANDS = List.of(
            RunCommand.class,
            ResumeCommand.class,
            StatusCommand.class,
            ReportCommand.class,
            VerifyCommand.class,
            RebuildCommand.class,
            RerunCommand.class,
            DecathlonCommand.class,
            CheckCommand.class,
            PlanCommand.class,
            MatchCommand.class,
            TuneCommand.class,
            SeriesCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            ExplainCommand.class,
            AskCommand.class,
            ExamCommand.class,
            GtpCommand.class,
            LinesCommand.class,
            DoctorCommand.class,
            NewAgentCommand.class,
            NewGameCommand.class,
            BuildCommand.class,
            TryCommand.class,
            GamesCommand.class,
            MovesCommand.class,
            PerftCommand.class);

    /** The commands that describe the others. */
    private static final List<Class<?>> ABOUT_ALL = List.of(CompletionCommand.class, HelpCommand.class);

    private static final List<String> LIST_OF_COMMANDS = List.of(
            UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
            UsageMessageSpec.SECTION_KEY_SYNOPSIS,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
            UsageMessageSpec.SECTION_KEY_FOOTER);

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli answers it
    private boolean wantsHelp;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    @SuppressWarnings("unused") // picocli answers it
    private boolean wantsVersion;

    @Option(
            names = "--stacktrace",
            scope = ScopeType.INHERIT,
            hidden = true,
            description = "Show the stack trace of an error.")
    private boolean wantsStackTrace;

    /**
     * Builds the complete command line, ready to execute. Commands receive the installation through their constructor.
     */
    static CommandLine commandLine(Installation installation, PrintWriter out, PrintWriter err) {
        return commandLine(Stream.concat(commands(), ABOUT_ALL.stream()).toList(), installation, out, err);
    }

    /**
     * Builds a command line for one call. It contains only the command that the call names, because loading the others
     * takes half of the startup time.
     */
    static CommandLine commandLine(String[] args, Installation installation, PrintWriter out, PrintWriter err) {
        List<Class<?>> named = commands()
                .filter(type -> args.length > 0
                        && type.getAnnotation(Command.class).name().equals(args[0]))
                .toList();
        return named.isEmpty() ? commandLine(installation, out, err) : commandLine(named, installation, out, err);
    }

    private static Stream<Class<?>> commands() {
        Stream<Class<?>> ofModules = ServiceLoader.load(CommandProvider.class).stream()
                .flatMap(provider -> provider.get().commands().stream());
        return Stream.concat(COMMANDS.stream(), ofModules);
    }

    private static CommandLine commandLine(
            List<Class<?>> commands, Installation installation, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(Arena.class, new Furnished(installation));
        commands.forEach(line::addSubcommand);
        Converters.register(line);
        line.getCommandSpec().usageMessage().sectionKeys(LIST_OF_COMMANDS);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandList::text);
        line.getSubcommands().values().forEach(Arena::describe);
        Arena arena = line.getCommand();
        Failures failures = new Failures(() -> arena.wantsStackTrace);
        return line.setOut(new VisiblePrinter(out))
                .setErr(new VisiblePrinter(err))
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        TerminalColours.here() == TerminalColours.SHADED
                                ? CommandLine.Help.Ansi.ON
                                : CommandLine.Help.Ansi.OFF))
                .setExecutionStrategy(Arena::helpOrExecute)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }

    /** Help uses escape codes on a terminal; no other output may contain them. */
    private static int helpOrExecute(ParseResult parsed) {
        for (CommandLine line : parsed.asCommandLineList()) {
            if (line.isUsageHelpRequested()) {
                OptionHeadings.arrange(line);
                VisiblePrinter.printStyled(line.getOut(), line.getUsageMessage());
                return line.getCommandSpec().exitCodeOnUsageHelp();
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** The title of a command appears in the list of commands and on the man page. */
    private static void describe(CommandLine line) {
        UsageMessageSpec usage = line.getCommandSpec().usageMessage();
        usage.sectionKeys(usage.sectionKeys().stream()
                .filter(key -> !key.startsWith(UsageMessageSpec.SECTION_KEY_HEADER))
                .toList());
        usage.abbreviateSynopsis(true);
        line.getSubcommands().values().forEach(Arena::describe);
    }

    @Override
    public Integer call() {
        VisiblePrinter.printStyled(out(), spec.commandLine().getUsageMessage());
        return CommandLine.ExitCode.USAGE;
    }

    /** Creates commands, and passes the installation to the constructors that take it. */
    private record Furnished(Installation installation) implements IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            for (var constructor : type.getDeclaredConstructors()) {
                if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == Installation.class) {
                    return type.cast(constructor.newInstance(installation));
                }
            }
            return CommandLine.defaultFactory().create(type);
        }
    }

    /** The versions of the arena and of its Java. */
    record Version(Installation installation) implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {
                "Bot Arena " + installation.version(),
                "Java %s, %s".formatted(System.getProperty("java.version"), System.getProperty("java.vendor"))
            };
        }
    }
}
