package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The commands of a page: its blocks that are marked {@code sh}. */
final class CommandBlocks {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\n(.*?)^```$");

    private CommandBlocks() {}

    /** The blocks in their order; the page's path is below the root of the sources. */
    static List<String> of(String page) throws IOException {
        Path file = Assembled.sources().resolve(page);
        return BLOCK.matcher(Files.readString(file))
                .results()
                .map(block -> block.group(1))
                .toList();
    }
}
