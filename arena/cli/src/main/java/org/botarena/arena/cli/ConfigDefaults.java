package org.botarena.arena.cli;

import java.util.List;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

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

    @Override
    public String defaultValue(ArgSpec argument) {
        String given = argument instanceof OptionSpec option ? file.settings().get(name(option)) : null;
        return given == null ? argument.defaultValue() : given;
    }

    private static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }
}
