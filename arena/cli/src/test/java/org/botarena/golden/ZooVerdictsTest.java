package org.botarena.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The verdict on each hostile agent at each level, as one table. Labels in the agents' sources define it, and the zoo's
 * run checks them.
 */
class ZooVerdictsTest {
    private static final Path AGENTS = Golden.SOURCES.resolve("arena/zoo/src/agents/zoo");

    /** Where a verdict is promised: everywhere, or at only one level. */
    private static final Set<String> LEVELS = Set.of("expect", "sandbox", "process", "own-user");

    @Test
    void hostileAgentsGetTheSameVerdicts() throws IOException {
        try (Stream<Path> files = Files.walk(AGENTS)) {
            List<Path> sources = files.filter(file -> file.toString().matches(".*[.](java|py)"))
                    .sorted()
                    .toList();
            StringBuilder table = new StringBuilder();
            for (Path source : sources) {
                table.append(rows(source));
            }
            Golden.assertSame("zoo.txt", table.toString());
        }
    }

    /** A line for each promise: the agent, the level, and the verdict with the text that its reason must contain. */
    private static String rows(Path source) throws IOException {
        String agent = AGENTS.relativize(source).toString().replace('\\', '/').replaceAll("[.](java|py)$", "");
        try (Stream<String> lines = Files.lines(source)) {
            return lines.takeWhile(line -> line.matches("(//|#) .*"))
                    .map(line -> line.replaceFirst("^\\S+ ", "").split(": ", 2))
                    .filter(label -> LEVELS.contains(label[0]))
                    .map(label -> "%-45s %-9s%s\n".formatted(agent, label[0], label[1]))
                    .collect(Collectors.joining());
        }
    }
}
