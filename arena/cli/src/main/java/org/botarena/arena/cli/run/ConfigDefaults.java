package org.botarena.arena.cli.run;

import java.util.List;
import org.botarena.arena.event.ConfigFile;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The settings of a file in the place of the options' defaults. */
record ConfigDefaults(ConfigFile file) implements IDefaultValueProvider {
    /** The names of the options that may stand in a file. */
    static List<String> settings(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.hidden() && !option.usageHelp())
                .map(ConfigDefaults::name)
                .filter(name -> !name.equals("config"))
                .toList();
    }

    /**
     * Parses what was typed once more, into a fresh command of the same kind.
     *
     * @throws ParameterException if a setting has a value that its option does not take
     */
    <C> C parse(CommandSpec typed, C fresh) {
        List<String> line = typed.commandLine().getParseResult().originalArgs();
        List<String> arguments = line.subList(line.indexOf(typed.name()) + 1, line.size());
        new CommandLine(fresh).setDefaultValueProvider(this).parseArgs(arguments.toArray(String[]::new));
        return fresh;
    }

    @Override
    public String defaultValue(ArgSpec argument) {
        String given = argument instanceof OptionSpec option ? file.settings().get(name(option)) : null;
        return given == null ? argument.defaultValue() : given;
    }

    private static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }
}
