package org.botarena.arena.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/** The commands by task, two per line, so that {@code arena --help} fits a screen of 24 lines. */
enum CommandList {
    WRITE("Write an agent", "new-agent try build check"),
    PLAY("Play games", "play match series tune ask exam replay"),
    RUN(
            "Run a tournament, host a term",
            "doctor plan run resume status report cluster worker host submit backup forget"),
    EXAMINE("Examine a tournament", "serve explain verify rerun rebuild decathlon"),
    EXTEND("For games and engines", "games moves perft new-game gtp lines");

    /** The commands that the last line of the list names. */
    static final Set<String> IN_THE_FOOTER = Set.of("help", "completion");

    private static final int CELL = 40;
    private static final int NAME = 10;

    private final String task;
    private final String names;

    CommandList(String task, String names) {
        this.task = task;
        this.names = names;
    }

    /** Lists the commands of this installation; a command without a task comes last. */
    static String text(Help help) {
        Map<String, CommandLine> commands = help.commandSpec().subcommands();
        Set<String> others = new TreeSet<>(commands.keySet());
        others.removeAll(IN_THE_FOOTER);
        List<String> lines = new ArrayList<>();
        for (CommandList group : values()) {
            others.removeAll(group.names());
            lines.addAll(group.lines(help, commands));
        }
        lines.addAll(lines("Further commands", List.copyOf(others), help, commands));
        return lines.stream().map(line -> line + "%n".formatted()).collect(Collectors.joining());
    }

    private List<String> names() {
        return List.of(names.split(" "));
    }

    private List<String> lines(Help help, Map<String, CommandLine> commands) {
        return lines(task, names().stream().filter(commands::containsKey).toList(), help, commands);
    }

    private static List<String> lines(String task, List<String> names, Help help, Map<String, CommandLine> commands) {
        if (names.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of(help.colorScheme().ansi().string("@|bold %s|@".formatted(task))));
        IntStream.iterate(0, first -> first < names.size(), first -> first + 2)
                .mapToObj(first -> names.subList(first, Math.min(first + 2, names.size())).stream()
                        .map(name -> cell(name, help, commands.get(name)))
                        .collect(Collectors.joining())
                        .stripTrailing())
                .forEach(lines::add);
        return lines;
    }

    private static String cell(String name, Help help, CommandLine command) {
        String title = String.join(" ", command.getCommandSpec().usageMessage().header());
        return "  %s%s %s%s"
                .formatted(
                        help.colorScheme().commandText(name),
                        " ".repeat(Math.max(0, NAME - name.length())),
                        title,
                        " ".repeat(Math.max(0, CELL - NAME - 3 - title.length())));
    }
}
