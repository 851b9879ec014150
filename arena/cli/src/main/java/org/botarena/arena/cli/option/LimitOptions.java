package org.botarena.arena.cli.option;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how much an agent has beside the time of its moves. */
public final class LimitOptions {
    @Option(
            names = "--start-time",
            paramLabel = "SPAN",
            converter = Span.class,
            description = "For loading and constructing an agent (default: 5s).")
    private Duration startTime;

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            defaultValue = "256m",
            converter = Heap.class,
            description = "An agent's heap (default: ${DEFAULT-VALUE}).")
    private int heapMiB;

    /** The start time that was typed. */
    public Optional<Duration> startTime() {
        return Optional.ofNullable(startTime);
    }

    /** An agent's heap, in MiB. */
    public int heapMiB() {
        return heapMiB;
    }
}
