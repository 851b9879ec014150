package org.botarena.arena.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.event.Order;
import org.botarena.arena.spec.ConfigFile;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.SettingException;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "run",
        header = "Play a tournament",
        description = "Play a tournament: both colours of every opening.",
        footer = {
            "",
            "Without ENTRANT all jars of the agents folder play. With --budget or --finish-by only whole"
                    + " rounds are played. An existing report keeps its language without --lang.",
            "Examples: arena run",
            "          arena run uct.jar:k=0.5 flat --game reversi:size=6 --pairs 10",
            "          arena run --format gauntlet --against random,uct --finish-by 07:30"
        })
public final class RunCommand extends ArenaCommand {
    private static final String CONFIG = "config";

    private final Installation installation;

    @Parameters(
            paramLabel = "ENTRANT",
            arity = "0..*",
            description =
                    "Entrant: a jar, a folder of classes, or the name of a jar in the agents folder or of a sample,"
                            + " with options behind a colon: uct.jar:k=0.5.")
    private List<String> entrants = new ArrayList<>();

    @Option(
            names = "--" + CONFIG,
            paramLabel = "FILE",
            description = "JSON file with settings: option names without dashes, and \"entrants\":"
                    + " [{\"path\", \"options\", \"name\"}]. Options typed here win.")
    private Path config;

    @Mixin
    private LanguageOption language;

    public RunCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, TournamentOption.all());
        SettingOptions.add(command, OutputOptions.ALL);
    }

    @Override
    public Integer call() {
        Settings typed = SettingOptions.typed(spec).naming(entrants);
        Settings file = Settings.NONE;
        try {
            file = config == null ? file : ConfigFile.read(config, settings());
            return hold(typed.over(file), installation, language, spec);
        } catch (SettingException e) {
            boolean isOfFile = file.has(e.name()) && !typed.has(e.name());
            InvalidInput wrong = isOfFile ? new InvalidInput(Sentence.of("usage.value", config, e.sentence()), e) : e;
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** The names of the settings allowed in a file. */
    private List<String> settings() {
        return spec.options().stream()
                .filter(option -> !option.hidden() && !option.usageHelp())
                .map(OptionSpec::longestName)
                .map(name -> name.substring(2))
                .filter(name -> !name.equals(CONFIG) && !name.equals(LanguageOption.NAME))
                .toList();
    }

    /**
     * Holds the tournament in this process or a detached one.
     *
     * @return the exit code
     * @throws IllegalArgumentException if a setting is wrong
     */
    static int hold(Settings asked, Installation installation, LanguageOption language, CommandSpec spec) {
        OutputOptions output = OutputOptions.of(asked);
        Order order = Order.of(asked, installation, Clock.system(ZoneId.systemDefault()));
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        return output.isDetached()
                ? Detached.of(spec, order.spec().out(), language.language()).start()
                : new TournamentPlay(installation, output, language, out, err).play(order, asked);
    }
}
