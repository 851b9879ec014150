package org.botarena.arena.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that one command shares with another and passes on as they were typed. */
public final class SharedOptions {
    private SharedOptions() {}

    /**
     * The options that were typed, each as one word.
     *
     * @param spec of a command whose line has been parsed
     * @param own the long names of options that the other command does not have
     */
    public static List<String> options(CommandSpec spec, Set<String> own) {
        List<String> given = new ArrayList<>();
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            String name = option.longestName();
            if (own.contains(name)) {
                continue;
            }
            if (option.arity().max() == 0) {
                given.add(name);
            } else {
                option.originalStringValues().forEach(value -> given.add(name + "=" + value));
            }
        }
        return given;
    }
}
