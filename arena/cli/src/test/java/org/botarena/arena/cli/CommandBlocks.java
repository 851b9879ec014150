package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The commands on a page: its blocks marked {@code sh}. */
final class CommandBlocks {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\n(.*?)^```$");
    private static final Pattern ANSWERED =
            Pattern.compile("(?ms)^```sh\n([^`]*?)^```$(?:\n\n?^```text\n([^`]*?)^```$)?");

    /**
     * A command and the part of its output that the page shows.
     *
     * @param command the block
     * @param shown the beginnings of output lines, from the next block marked {@code text}; empty without one
     */
    record Answered(String command, List<String> shown) {}

    private static final Pattern CELL =
            Pattern.compile("(?m)^\\| (?:Bordeaux|Sorbonne|Rennes|Sherbrooke|EPFL) \\| .* `(arena [^`]+)` \\|$");

    private CommandBlocks() {}

    /** The commands in the last cells of a page's tables. */
    static List<String> inTables(String page) throws IOException {
        return CELL.matcher(Files.readString(Assembled.sources().resolve(page)))
                .results()
                .map(cell -> cell.group(1))
                .toList();
    }

    /** The commands on these pages that contain a word, whether or not they can run unchanged. */
    static List<String> about(String word, String... pages) throws IOException {
        List<String> commands = new ArrayList<>();
        for (String page : pages) {
            Files.readString(Assembled.sources().resolve(page))
                    .lines()
                    .filter(line -> line.startsWith("arena ") && line.contains(word))
                    .forEach(commands::add);
        }
        return commands;
    }

    /** The blocks in order; the page's path is relative to the root of the sources. */
    static List<String> of(String page) throws IOException {
        Path file = Assembled.sources().resolve(page);
        return BLOCK.matcher(Files.readString(file))
                .results()
                .map(block -> block.group(1))
                .toList();
    }

    /** The blocks, each with the output that the page shows. */
    static List<Answered> answered(String page) throws IOException {
        Path file = Assembled.sources().resolve(page);
        return ANSWERED.matcher(Files.readString(file))
                .results()
                .map(block -> new Answered(
                        block.group(1),
                        block.group(2) == null
                                ? List.of()
                                : block.group(2).lines().toList()))
                .toList();
    }
}
