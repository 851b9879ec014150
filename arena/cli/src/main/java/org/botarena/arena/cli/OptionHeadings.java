package org.botarena.arena.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The headings for a command's options if its help is longer than a screen. */
enum OptionHeadings {
    WHICH("Which games", "entrant opponent faults won fault author worker since until"),
    WHO("Who plays", "agents with strict replace withdraw late-points authors real-names games-a-day hours"),
    WHAT("What is played", "game games format pairs rounds final against top-seeds openings seed set"),
    HOW("How", "move-time clock start-time heap isolation jobs anchor control"),
    END("When it ends", "decide budget finish-by yes detach sprt to times starts"),
    OUTPUT("Output", "title out new quiet json json-lines lang open grades roster statistics"),
    PAGE("Page", "live-thoughts kibitzer port lan tls proxy host user-header webhook webhook-secret-file"),
    CLUSTER("Cluster", "cluster secret speed-within trust"),
    RARE("Rarely needed", "config languages agent-java python-libraries fresh work csv-separator columns");

    /** The number of lines of a screen. */
    static final int SCREEN = 24;

    private final String heading;
    private final String names;

    OptionHeadings(String heading, String names) {
        this.heading = heading;
        this.names = names;
    }

    /**
     * Sorts a command's options under headings if its help is longer than a screen. Call it only after parsing: picocli
     * no longer rejects an option that is typed twice if it is under a heading.
     */
    static void arrange(CommandLine line) {
        if (line.getUsageMessage().lines().count() <= SCREEN) {
            return;
        }
        for (OptionHeadings each : values()) {
            each.gather(line.getCommandSpec());
        }
    }

    private void gather(CommandSpec command) {
        List<OptionSpec> mine = new ArrayList<>(command.options());
        Set<String> wanted = Set.of(names.split(" "));
        mine.removeIf(option -> option.group() != null
                || option.required()
                || !wanted.contains(option.longestName().substring(2)));
        if (mine.isEmpty()) {
            return;
        }
        ArgGroupSpec.Builder group = ArgGroupSpec.builder()
                .heading("%n@|bold " + heading + "|@%n")
                .validate(false)
                .order(command.argGroups().size());
        mine.forEach(option -> {
            command.remove(option);
            group.addArg(option);
        });
        command.addArgGroup(group.build());
    }
}
