package org.botarena.arena.process.enclosure;

import java.io.IOException;
import java.util.List;

/** The surroundings of a child; one implementation for each isolation level with processes. Thread-safe. */
public sealed interface Enclosure permits OwnProcess, Bubblewrap {
    /**
     * The command line that starts the enclosure with this command inside.
     *
     * @param user a user ID for this child only; empty for the arena's own user
     */
    List<String> command(EnclosedCommand inside, String user);

    /** Whether an agent inside can start processes, which a signal to its JVM would not stop. */
    boolean letsStartProcesses();

    /** The started process, which is not the JVM yet, or not only the JVM. */
    ProcessIds outside(Process started);

    /**
     * The child's JVM, once it reports that it is ready; a host has run no code of the agent by then.
     *
     * @throws IOException if it is not found
     */
    ProcessIds jvm(Process started) throws IOException;

    /**
     * A process that can be signalled and measured.
     *
     * @param pid its process ID
     * @param signalled the argument for kill: the same number, or a whole group if it starts with a dash
     */
    record ProcessIds(long pid, String signalled) {
        /** A process, with its group if it leads one. */
        static ProcessIds of(long pid, boolean leadsGroup) {
            return new ProcessIds(pid, (leadsGroup ? "-" : "") + pid);
        }
    }
}
