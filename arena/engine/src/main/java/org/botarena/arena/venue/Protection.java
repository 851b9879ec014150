package org.botarena.arena.venue;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Optional;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.process.enclosure.Isolation;

/**
 * The level of isolation that a command gets: never a weaker one than it could have without somebody having said so.
 * Immutable.
 *
 * @param level in force
 * @param reason why it is not the sandbox though nobody asked for less; empty if that needs no words
 */
public record Protection(Isolation level, Optional<String> reason) {
    /** What accepts the risk. */
    private static final String ANYWAY = "--isolation=process";

    /**
     * For people who try their own code: the strongest level that works.
     *
     * @param wanted what was typed, if anything
     * @throws Failed if the sandbox was typed and does not work, or no agent's process starts in one that works
     */
    public static Protection strongest(Optional<Isolation> wanted, Venue venue, int heapMiB) {
        if (wanted.isPresent() && wanted.get() != Isolation.SANDBOX) {
            return new Protection(wanted.get(), Optional.empty());
        }
        SandboxTrial trial = venue.sandbox(heapMiB);
        if (trial instanceof SandboxTrial.StartFails) {
            throw new Failed(trial.toString());
        }
        if (!(trial instanceof SandboxTrial.Fails fails)) {
            return new Protection(Isolation.SANDBOX, Optional.empty());
        }
        if (wanted.isPresent()) {
            throw new Failed("there is no sandbox on this machine: " + fails);
        }
        return new Protection(Isolation.PROCESS, Optional.of("no sandbox works here: " + fails));
    }

    /**
     * For strangers' code: the strongest level that works, and less than the sandbox for the arena's own samples alone.
     *
     * @param jars that will run
     * @throws Failed if there is no sandbox and nobody has accepted the risk
     */
    public static Protection againstStrangers(
            Optional<Isolation> wanted,
            Venue venue,
            int heapMiB,
            Collection<Admitted> jars,
            Installation installation) {
        Protection protection = strongest(wanted, venue, heapMiB);
        if (protection.isEnoughFor(jars, installation)) {
            return protection;
        }
        throw new Failed("nothing was started, since some of the jars are not this arena's own samples: %s%n%s"
                .formatted(
                        protection.reason().orElseThrow(),
                        "To play without a sandbox, with jars whose authors you trust: " + ANYWAY));
    }

    /** These terms at the strongest level that works; why that is not the sandbox, in a line. */
    public static Terms strongest(Terms terms, Optional<Isolation> wanted, Venue venue, PrintWriter news) {
        Protection protection = strongest(wanted, venue, terms.heapMiB());
        protection.reason().ifPresent(reason -> news.printf("arena: isolation %s: %s%n", protection.level(), reason));
        return terms.at(protection.level());
    }

    /** Whether these may run: chosen or in the sandbox all may, otherwise the arena's own samples alone. */
    public boolean isEnoughFor(Collection<Admitted> jars, Installation installation) {
        return reason.isEmpty() || jars.stream().allMatch(installation::hasMade);
    }
}
