package org.botarena.arena.cli.option;

import java.time.Clock;
import java.time.ZoneId;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A tournament's settings as options of a command, which passes them on as they were typed. */
public final class SettingOptions {
    private static final Map<String, String> SHORT_NAMES = Map.of("jobs", "-j", "out", "-o", "quiet", "-q");

    private SettingOptions() {}

    /** Adds these options to a command. */
    public static void add(CommandSpec command, Collection<TournamentOption> options) {
        for (TournamentOption option : options) {
            String name = "--" + option.name();
            String shortName = SHORT_NAMES.get(option.name());
            OptionSpec.Builder builder = (shortName == null
                            ? OptionSpec.builder(name)
                            : OptionSpec.builder(shortName, name))
                    .description(option.help());
            switch (option.kind()) {
                case FLAG -> builder.type(boolean.class);
                case TEXT -> builder.type(String.class).paramLabel(option.label());
                case LIST ->
                    builder.type(List.class)
                            .auxiliaryTypes(String.class)
                            .paramLabel(option.label())
                            .splitRegex(",")
                            .hideParamSyntax(true);
            }
            command.addOption(builder.build());
        }
    }

    /** The typed settings, by option name. */
    public static Settings typed(CommandSpec command) {
        Map<String, String> texts = new HashMap<>();
        for (OptionSpec option : command.commandLine().getParseResult().matchedOptions()) {
            texts.put(
                    option.longestName().substring(2),
                    option.arity().max() == 0
                            ? String.valueOf(option.<Object>getValue())
                            : String.join(",", option.originalStringValues()));
        }
        return new Settings(texts);
    }

    /**
     * Converts settings to a specification, for a command without a tournament.
     *
     * @throws picocli.CommandLine.ParameterException naming the wrong setting and its choices
     */
    public static TournamentSpec spec(CommandSpec command, Settings settings, Installation installation) {
        return Usage.of(command, () -> TournamentSpec.of(settings, installation, Clock.system(ZoneId.systemDefault())));
    }

    /** Converts the typed settings to a specification. */
    public static TournamentSpec spec(CommandSpec command, Installation installation) {
        return spec(command, typed(command), installation);
    }
}
