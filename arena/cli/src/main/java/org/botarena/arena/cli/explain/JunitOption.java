package org.botarena.arena.cli.explain;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.JunitTest;
import picocli.CommandLine.Option;

/** The options that let a game leave a test behind. */
final class JunitOption {
    @Option(
            names = "--junit",
            paramLabel = "FILE",
            required = true,
            description = "File or folder for a JUnit test of the move that lost the game.")
    private Path target;

    @Option(names = "--ply", paramLabel = "N", description = "Ply to test instead.")
    private Integer ply;

    @Option(
            names = "--agent-class",
            paramLabel = "CLASS",
            description = "Class of the agent with its package (default: that of the tournament's jar).")
    private String agentClass;

    Path write(Explanation explanation, Path place) {
        OptionalInt at = ply == null ? OptionalInt.empty() : OptionalInt.of(ply);
        return new JunitTest(explanation, place, at, Optional.ofNullable(agentClass)).write(target);
    }
}
