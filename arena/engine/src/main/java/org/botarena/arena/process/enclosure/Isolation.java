package org.botarena.arena.process.enclosure;

import java.util.Locale;

/** What stands between an agent's code and the machine. */
public enum Isolation {
    /** A process of its own inside a kernel sandbox. */
    SANDBOX,
    /** A process of its own. */
    PROCESS,
    /** A thread of the arena's own JVM: for a debugger and for trusted agents. */
    THREAD;

    /** The name on the command line and in the results. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
