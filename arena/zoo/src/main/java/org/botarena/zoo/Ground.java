package org.botarena.zoo;

import java.util.Set;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;

/** Where something is promised, as a label names it. */
enum Ground {
    /** Wherever an agent has a process of its own. */
    EXPECT("expect"),
    /** In the kernel sandbox. */
    SANDBOX("sandbox"),
    /** In a process without the sandbox. */
    PROCESS("process"),
    /** In such a process, if it runs as a user of its own: where the arena was started by root. */
    OWN_USER("own-user");

    private final String key;

    Ground(String key) {
        this.key = key;
    }

    /** The word in a label. */
    String key() {
        return key;
    }

    /** What is promised at this level on this machine. */
    static Set<Ground> of(Isolation isolation, Machine machine) {
        if (isolation == Isolation.SANDBOX) {
            return Set.of(EXPECT, SANDBOX);
        }
        return machine.setpriv().isPresent() ? Set.of(EXPECT, PROCESS, OWN_USER) : Set.of(EXPECT, PROCESS);
    }
}
