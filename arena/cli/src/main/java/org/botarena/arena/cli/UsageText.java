package org.botarena.arena.cli;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.text.Suggestion;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in words: which option or argument, what it wants, and what was probably meant. */
final class UsageText {
    private static final Set<Class<?>> WHOLE_NUMBERS = Set.of(int.class, Integer.class, long.class, Long.class);

    private UsageText() {}

    /** In a line or two. */
    static String of(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched.getUnmatched().get(0), e.getCommandLine().getCommandSpec());
        }
        ArgSpec wanted = e.getArgSpec();
        if (wanted == null || !(e.getCause() instanceof TypeConversionException cause)) {
            return e.getMessage();
        }
        String name = wanted instanceof OptionSpec option ? option.longestName() : wanted.paramLabel();
        return WHOLE_NUMBERS.contains(wanted.type())
                ? "%s wants a whole number, got '%s'".formatted(name, e.getValue())
                : "%s: %s".formatted(name, cause.getMessage());
    }

    private static String unmatched(String word, CommandSpec command) {
        String name = word.replaceFirst("=.*", "");
        if (name.startsWith("-")) {
            return "there is no option '%s'%s".formatted(name, meant(name, options(command)));
        }
        Collection<String> commands = command.subcommands().keySet();
        return commands.isEmpty()
                ? "'%s' is one argument too many".formatted(word)
                : "there is no command '%s'%s".formatted(word, meant(word, commands));
    }

    private static List<String> options(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .collect(Collectors.toList());
    }

    private static String meant(String name, Collection<String> known) {
        Optional<String> near = Suggestion.to(name, known);
        return near.map(": did you mean %s?"::formatted).orElse("");
    }

    /** The line that says where more is to be learned. */
    static String help(CommandLine line) {
        return "Try '%s --help'.".formatted(line.getCommandSpec().qualifiedName());
    }
}
