package org.botarena.arena.match;

import java.io.IOException;
import java.util.Collection;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Program;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.engine.Protocol;
import org.botarena.arena.process.engine.Python;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.VisibleText;

/** Checks whether an engine can take part, before anything is played; the error names the engine. */
public final class EngineTerms {
    private EngineTerms() {}

    /**
     * Rejects a game or a start that its protocol cannot express.
     *
     * @param starts start positions as texts, before any opening's plies
     * @throws IllegalArgumentException naming the engine
     */
    public static void require(Entrant entrant, Rules<?> rules, Collection<String> starts) {
        if (!(entrant.program() instanceof Program.Engine engine)) {
            return;
        }
        Protocol protocol = engine.descriptor().protocol();
        protocol.objection(rules).ifPresent(why -> {
            throw new IllegalArgumentException("%s cannot play: %s".formatted(entrant.name(), why));
        });
        String own = rules.start().toString();
        starts.stream()
                .filter(start -> !protocol.hasStarts() && !start.equals(own))
                .findFirst()
                .ifPresent(start -> {
                    throw new IllegalArgumentException(
                            ("%s cannot begin at position %s: it speaks %s, which has no words for a start without its"
                                            + " moves. List openings by their moves, or leave it out")
                                    .formatted(entrant.name(), start, protocol));
                });
    }

    /**
     * Rejects a thread of the arena's own JVM.
     *
     * @throws IllegalArgumentException naming the engine
     */
    public static void require(Entrant entrant, Isolation level) {
        if (level != Isolation.SANDBOX && entrant.program() instanceof Program.Script) {
            throw new IllegalArgumentException(
                    "%s is written in Python, which runs only in the sandbox ('arena doctor' shows how to set that up here)"
                            .formatted(entrant.name()));
        }
        if (level == Isolation.THREAD && !entrant.program().isJava()) {
            throw new IllegalArgumentException(
                    "%s is an engine, a separate program: --isolation thread is only for jars (leave it out)"
                            .formatted(entrant.name()));
        }
    }

    /**
     * The Python of this machine, if there are agents in Python.
     *
     * @throws IllegalArgumentException if none exists. The message names one of the agents, where the arena looked
     *     for Python, and what to do.
     */
    public static Optional<Python> requirePython(Collection<Admitted> agents, Machine machine) {
        return agents.stream()
                .filter(agent -> agent.program() instanceof Program.Script)
                .findFirst()
                .map(script -> {
                    try {
                        return Python.here(machine.setpriv().isPresent());
                    } catch (IOException e) {
                        throw new IllegalArgumentException(
                                "%s cannot play. %s".formatted(VisibleText.name(script.source()), e.getMessage()), e);
                    }
                });
    }
}
