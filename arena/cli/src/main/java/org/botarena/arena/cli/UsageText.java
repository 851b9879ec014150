package org.botarena.arena.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.text.Suggestion;
import picocli.CommandLine;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Explains an error in a command line: the option or argument, what it needs, and what to type instead. */
record UsageText(CommandSpec command, List<String> typed) {
    private static final Set<Class<?>> WHOLE_NUMBERS = Set.of(int.class, Integer.class, long.class, Long.class);
    private static final String RESULTS_FOLDER = "DIR";

    /**
     * One or two lines of explanation. The arena's exceptions have their own sentence; for picocli's exceptions, this
     * class writes one.
     *
     * @param args the whole command line
     */
    static String of(ParameterException e, String... args) {
        return new UsageText(e.getCommandLine().getCommandSpec(), List.of(args)).text(e);
    }

    private String text(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched.getUnmatched().get(0));
        }
        if (e instanceof MissingParameterException missing) {
            return missing(missing.getMissing());
        }
        if (e instanceof MutuallyExclusiveArgsException) {
            return "%s exclude each other: give one of them".formatted(String.join(" and ", exclusive()));
        }
        if (e instanceof OverwrittenOptionException twice) {
            return "%s is given twice: give it once".formatted(name(twice.getOverwritten()));
        }
        ArgSpec wanted = e.getArgSpec();
        if (wanted == null) {
            return e.getMessage();
        }
        String name = name(wanted);
        if (e instanceof MaxValuesExceededException) {
            return String.format(
                    Locale.ROOT,
                    "%s takes at most %d values",
                    name,
                    wanted.arity().max());
        }
        return value(name, wanted, e);
    }

    private static String value(String name, ArgSpec wanted, ParameterException e) {
        if (wanted.arity().max() == 0) {
            return "%s takes no value: leave the value out".formatted(name);
        }
        if (WHOLE_NUMBERS.contains(wanted.type())) {
            return "%s wants a whole number, got '%s'".formatted(name, e.getValue());
        }
        return e.getCause() instanceof TypeConversionException cause
                ? "%s: %s".formatted(name, cause.getMessage())
                : "%s: '%s' cannot be used as %s".formatted(name, e.getValue(), wanted.paramLabel());
    }

    private static String name(ArgSpec wanted) {
        return wanted instanceof OptionSpec option ? option.longestName() : wanted.paramLabel();
    }

    private String unmatched(String word) {
        String name = word.replaceFirst("=.*", "");
        if (name.startsWith("-")) {
            return "there is no option '%s'%s".formatted(name, meant(name, options()));
        }
        Collection<String> commands = command.subcommands().keySet();
        return commands.isEmpty()
                ? "'%s' is one argument too many".formatted(word)
                : "there is no command '%s'%s".formatted(word, meant(word, commands));
    }

    private List<String> options() {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .collect(Collectors.toList());
    }

    private static String meant(String name, Collection<String> known) {
        Optional<String> near = Suggestion.to(name, known);
        return near.map(": did you mean %s?"::formatted).orElse("");
    }

    private String missing(List<ArgSpec> missing) {
        ArgSpec first = missing.get(0);
        if (first instanceof OptionSpec option) {
            return isTyped(option)
                    ? "%s needs a value: %s".formatted(option.longestName(), typing(option))
                    : "%s needs %s. %s".formatted(command.name(), typing(option), option.description()[0]);
        }
        String labels = command.positionalParameters().stream()
                .filter(each -> missing.contains(each)
                        || (each.required() && each.stringValues().isEmpty()))
                .map(UsageText::wanted)
                .collect(Collectors.joining(" and "));
        String hint = first.paramLabel().equals(RESULTS_FOLDER) ? newest() : "";
        return "%s needs %s: type %s%s%s".formatted(command.name(), labels, typing(), onlyGiven(), hint);
    }

    private static String typing(OptionSpec option) {
        return option.longestName() + (option.arity().min() > 1 ? " " : "=") + option.paramLabel();
    }

    private static String wanted(ArgSpec positional) {
        int least = positional.arity().min();
        return least > 1
                ? String.format(Locale.ROOT, "at least %d of %s", least, positional.paramLabel())
                : positional.paramLabel();
    }

    /** The command with all its arguments, as the user types it. */
    private String typing() {
        Stream<String> arguments = command.positionalParameters().stream().map(UsageText::argument);
        return Stream.concat(Stream.of(command.qualifiedName()), arguments).collect(Collectors.joining(" "));
    }

    private static String argument(PositionalParamSpec positional) {
        String label = positional.paramLabel();
        String more = positional.arity().max() > 1 ? "%s %s...".formatted(label, label) : label;
        return positional.required() ? more : "[%s]".formatted(more);
    }

    private String onlyGiven() {
        List<String> given = new ArrayList<>();
        for (PositionalParamSpec positional : command.positionalParameters()) {
            positional.stringValues().stream().map("'%s'"::formatted).forEach(given::add);
        }
        return given.isEmpty() ? "" : "; you gave only " + String.join(" and ", given);
    }

    private static String newest() {
        Optional<Path> newest = TournamentFolders.newestFirst().stream().findFirst();
        return newest.map("; the newest results folder here is %s"::formatted)
                .orElse("; DIR is a results folder, and results/ is still empty");
    }

    private boolean isTyped(OptionSpec option) {
        return Stream.of(option.names())
                .anyMatch(name -> typed.stream().anyMatch(word -> word.equals(name) || word.startsWith(name + "=")));
    }

    /** The mutually exclusive options that were typed, one for each alternative. */
    private List<String> exclusive() {
        return groups(command.argGroups())
                .filter(ArgGroupSpec::exclusive)
                .map(this::alternatives)
                .filter(typedOnes -> typedOnes.size() > 1)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<ArgGroupSpec> groups(List<ArgGroupSpec> groups) {
        return groups.stream().flatMap(group -> Stream.concat(Stream.of(group), groups(group.subgroups())));
    }

    private List<String> alternatives(ArgGroupSpec group) {
        Stream<List<OptionSpec>> own = group.options().stream().map(List::of);
        Stream<List<OptionSpec>> below = group.subgroups().stream().map(ArgGroupSpec::allOptionsNested);
        return Stream.concat(own, below)
                .flatMap(options -> options.stream().filter(this::isTyped).limit(1))
                .map(OptionSpec::longestName)
                .toList();
    }

    /** The line that points to the help. */
    static String help(CommandLine line) {
        return "Try '%s --help'.".formatted(line.getCommandSpec().qualifiedName());
    }
}
