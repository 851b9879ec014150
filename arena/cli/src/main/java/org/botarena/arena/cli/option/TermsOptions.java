package org.botarena.arena.cli.option;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.venue.Protection;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how agents play, for every command that lets them. */
public final class TermsOptions {
    /** For loading and constructing an agent, if nothing else is said. */
    public static final Duration START_TIME = Duration.ofSeconds(5);

    @Mixin
    private LimitOptions limits;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            converter = IsolationConverter.class,
            description = "What stands between an agent and the machine: sandbox, process, or thread, which is for a"
                    + " debugger; by default the strongest that works.")
    private Isolation isolation;

    @Option(
            names = "--agent-java",
            paramLabel = "HOME",
            description = "The JDK that runs the agents; by default the arena's own.")
    private Path agentJava;

    /** What they come to; in the sandbox, unless another level was typed. Whether it works is up to {@link Protection}. */
    public Terms terms(Rules<?> rules, Duration moveTime) {
        return terms(rules, moveTime, START_TIME);
    }

    /** The same with another start time where none was typed. */
    public Terms terms(Rules<?> rules, Duration moveTime, Duration startByDefault) {
        Duration start = limits.startTime().orElse(startByDefault);
        return new Terms(rules, moveTime, start, limits.heapMiB(), isolation().orElse(Isolation.SANDBOX));
    }

    public int heapMiB() {
        return limits.heapMiB();
    }

    /** The level that was typed. */
    public Optional<Isolation> isolation() {
        return Optional.ofNullable(isolation);
    }

    /** The home of the JDK that was named; null: the arena's own. */
    public Path agentJava() {
        return agentJava;
    }
}
