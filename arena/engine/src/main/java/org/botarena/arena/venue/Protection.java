package org.botarena.arena.venue;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Optional;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.process.enclosure.Isolation;

/**
 * The level of isolation of a command: the strongest one available, unless the user chose a weaker one. Immutable.
 *
 * @param level in force
 * @param reason why it is not the sandbox although the user did not choose less, or empty if there is nothing to
 *     explain
 */
public record Protection(
        @JsonProperty("isolation") @JsonSerialize(using = ToStringSerializer.class)
        Isolation level,

        @JsonIgnore Optional<String> reason) {
    /** What accepts the risk. */
    private static final String ANYWAY = "--isolation=process";

    /**
     * Returns the strongest level that works, for people who try their own code.
     *
     * @param wanted the level typed by the user, if any
     * @throws Failed if the user chose the sandbox and it does not work, or no agent's process starts in a working
     *     one
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
            throw Failed.of("error.sandbox", fails);
        }
        return new Protection(Isolation.PROCESS, Optional.of("no sandbox works here: " + fails));
    }

    /**
     * Returns the strongest level that works, for strangers' code. Only the arena's own samples may run below the
     * sandbox.
     *
     * @param jars the jars to run
     * @throws Failed if there is no sandbox and the user has not accepted the risk
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
        throw Failed.of("error.strangers", protection.reason().orElseThrow(), ANYWAY);
    }

    /** Returns these terms at the strongest level that works, and reports in a line why that is not the sandbox. */
    public static Terms strongest(Terms terms, Optional<Isolation> wanted, Venue venue, PrintWriter news) {
        Protection protection = strongest(wanted, venue, terms.heapMiB());
        protection.reason().ifPresent(reason -> news.printf("arena: isolation %s: %s%n", protection.level(), reason));
        return terms.at(protection.level());
    }

    /** The level, with the reason in parentheses. */
    @Override
    public String toString() {
        return level + reason.map(why -> " (" + why + ")").orElse("");
    }

    /**
     * Whether these jars may run: any jar in the sandbox or at a level chosen by the user, otherwise only the arena's
     * own samples.
     */
    public boolean isEnoughFor(Collection<Admitted> jars, Installation installation) {
        return reason.isEmpty() || jars.stream().allMatch(installation::hasMade);
    }
}
