package org.botarena.arena.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.match.Terms;
import org.botarena.arena.sandbox.Isolation;
import picocli.CommandLine.Option;

/** The options that say how agents play, for every command that lets them. */
final class TermsOptions {
    @Option(
            names = "--start-time",
            paramLabel = "SPAN",
            defaultValue = "5s",
            converter = Span.class,
            description = "For loading and constructing an agent (default: ${DEFAULT-VALUE}).")
    private Duration startTime;

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            defaultValue = "256m",
            converter = Heap.class,
            description = "An agent's heap (default: ${DEFAULT-VALUE}).")
    private int heapMiB;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            converter = Level.class,
            description = "What stands between an agent and the machine: sandbox, process, or thread, which is for a"
                    + " debugger; by default the strongest that works.")
    private Isolation isolation;

    @Option(
            names = "--agent-java",
            paramLabel = "HOME",
            description = "The JDK that runs the agents; by default the arena's own.")
    private Path agentJava;

    /** What they come to; in the sandbox, unless another level was typed. Whether it works is up to {@link Protection}. */
    Terms terms(Rules<?> rules, Duration moveTime) {
        return new Terms(rules, moveTime, startTime, heapMiB, isolation().orElse(Isolation.SANDBOX));
    }

    int heapMiB() {
        return heapMiB;
    }

    /** The level that was typed. */
    Optional<Isolation> isolation() {
        return Optional.ofNullable(isolation);
    }

    /** The home of the JDK that was named; null: the arena's own. */
    Path agentJava() {
        return agentJava;
    }
}
