package org.botarena.arena.process.enclosure;

import java.io.IOException;
import java.util.List;

/** What stands around a child: one implementation for each level of isolation that has processes. Thread-safe. */
public sealed interface Enclosure permits OwnProcess, Bubblewrap {
    /**
     * The words that start it with this inside.
     *
     * @param user a user number for this child alone; empty: the arena's own user
     */
    List<String> command(EnclosedCommand inside, String user);

    /** Whether an agent inside can start processes, which a signal to its JVM would not stop. */
    boolean letsStartProcesses();

    /** What was started, which is not yet the JVM, or not the JVM alone. */
    ProcessIds outside(Process started);

    /**
     * The child's JVM, once it has said that it is ready: of a host, no code of the agent has run by then.
     *
     * @throws IOException if it is not where it should be
     */
    ProcessIds jvm(Process started) throws IOException;

    /**
     * A process that can be signalled and measured.
     *
     * @param pid the system's number
     * @param signalled what kill takes: the same number, or with a dash before it a whole group
     */
    record ProcessIds(long pid, String signalled) {
        /** A process, with its group if it leads one. */
        static ProcessIds of(long pid, boolean leadsGroup) {
            return new ProcessIds(pid, (leadsGroup ? "-" : "") + pid);
        }
    }
}
