package org.botarena.zoo;

import java.util.Set;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;

/** The conditions of a promise, as named in a label. */
enum Ground {
    /** Every level with a separate process for the agent. */
    EXPECT("expect"),
    /** In the kernel sandbox. */
    SANDBOX("sandbox"),
    /** In a process without the sandbox. */
    PROCESS("process"),
    /** A process without the sandbox under a separate user, if root started the arena. */
    OWN_USER("own-user");

    private final String key;

    Ground(String key) {
        this.key = key;
    }

    /** The word in a label. */
    String key() {
        return key;
    }

    /** The grounds of this level on this machine. */
    static Set<Ground> of(Isolation isolation, Machine machine) {
        if (isolation == Isolation.SANDBOX) {
            return Set.of(EXPECT, SANDBOX);
        }
        return machine.setpriv().isPresent() ? Set.of(EXPECT, PROCESS, OWN_USER) : Set.of(EXPECT, PROCESS);
    }
}
