package org.botarena.arena.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Worded;
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
import picocli.CommandLine.UnmatchedArgumentException;

/** Explains an error in a command line: the option or argument, what it needs, and what to type instead. */
record UsageText(CommandSpec command, List<String> typed, Language language) {
    private static final Set<Class<?>> WHOLE_NUMBERS = Set.of(int.class, Integer.class, long.class, Long.class);
    private static final String RESULTS_FOLDER = "DIR";

    /**
     * One or two lines of explanation. The arena's exceptions have their own sentence; for picocli's exceptions, this
     * class writes one.
     *
     * @param args the whole command line
     */
    static String of(ParameterException e, String... args) {
        List<String> typed = List.of(args);
        return new UsageText(e.getCommandLine().getCommandSpec(), typed, LanguageOption.of(typed)).text(e);
    }

    private String text(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched.getUnmatched().get(0));
        }
        if (e instanceof MissingParameterException missing) {
            return missing(missing.getMissing());
        }
        if (e instanceof MutuallyExclusiveArgsException) {
            return language.text("usage.exclude", joined(exclusive()));
        }
        if (e instanceof OverwrittenOptionException twice) {
            return language.text("usage.twice", name(twice.getOverwritten()));
        }
        ArgSpec wanted = e.getArgSpec();
        if (wanted == null) {
            return e.getCause() instanceof InvalidInput invalid
                    ? invalid.sentence().in(language)
                    : e.getMessage();
        }
        String name = name(wanted);
        if (e instanceof MaxValuesExceededException) {
            return language.text("usage.most", name, wanted.arity().max());
        }
        return value(name, wanted, e);
    }

    private String value(String name, ArgSpec wanted, ParameterException e) {
        if (wanted.arity().max() == 0) {
            return language.text("usage.no-value", name);
        }
        if (WHOLE_NUMBERS.contains(wanted.type())) {
            return language.text("usage.whole-number", name, e.getValue());
        }
        return e.getCause() instanceof IllegalArgumentException cause
                ? language.text("usage.value", name, Worded.of(cause).in(language))
                : language.text("usage.unusable", name, e.getValue(), wanted.paramLabel());
    }

    private static String name(ArgSpec wanted) {
        return wanted instanceof OptionSpec option ? option.longestName() : wanted.paramLabel();
    }

    private String unmatched(String word) {
        String name = word.replaceFirst("=.*", "");
        if (name.startsWith("-")) {
            return language.text("usage.no-option", name, meant(name, options()));
        }
        Collection<String> commands = command.subcommands().keySet();
        return commands.isEmpty()
                ? language.text("usage.too-many", word)
                : language.text("usage.no-command", word, meant(word, commands));
    }

    private List<String> options() {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .collect(Collectors.toList());
    }

    private String meant(String name, Collection<String> known) {
        Optional<String> near = Suggestion.to(name, known);
        return near.map(each -> language.text("usage.meant", each)).orElse("");
    }

    private String missing(List<ArgSpec> missing) {
        ArgSpec first = missing.get(0);
        if (first instanceof OptionSpec option) {
            return isTyped(option)
                    ? language.text("usage.needs-value", option.longestName(), typing(option))
                    : language.text("usage.needs-option", command.name(), typing(option), option.description()[0]);
        }
        String labels = joined(command.positionalParameters().stream()
                .filter(each -> missing.contains(each)
                        || (each.required() && each.stringValues().isEmpty()))
                .map(this::wanted)
                .toList());
        String hint = first.paramLabel().equals(RESULTS_FOLDER) ? newest() : "";
        return language.text("usage.needs", command.name(), labels, typing(), onlyGiven(), hint);
    }

    private static String typing(OptionSpec option) {
        return option.longestName() + (option.arity().min() > 1 ? " " : "=") + option.paramLabel();
    }

    private String wanted(ArgSpec positional) {
        int least = positional.arity().min();
        return least > 1 ? language.text("usage.at-least", least, positional.paramLabel()) : positional.paramLabel();
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
            positional.stringValues().forEach(word -> given.add(language.text("usage.quoted", word)));
        }
        return given.isEmpty() ? "" : language.text("usage.only-given", joined(given));
    }

    private String joined(List<String> words) {
        return String.join(language.text("page.and"), words);
    }

    private String newest() {
        Optional<Path> newest = TournamentFolders.newestFirst().stream().findFirst();
        return newest.map(folder -> language.text("usage.newest", folder))
                .orElseGet(() -> language.text("usage.newest.none"));
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
    static String help(CommandLine line, String... args) {
        return LanguageOption.of(List.of(args))
                .text("usage.help", line.getCommandSpec().qualifiedName());
    }
}
