package org.botarena.arena.process.jvm;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The runtime of a child: a JVM unless its methods say otherwise. */
public interface ChildRuntime {
    /** The program of the child's process once it is up. */
    Path program();

    /** The folder of the JDK that the program belongs to, or empty if it is not a JVM. */
    Optional<Path> home();

    /** Files and folders that its command reads in addition to the JDK. */
    List<Path> files();

    /**
     * The limit for the address space of its process.
     *
     * @param heapMiB the heap of an agent's JVM
     */
    default int addressSpaceMiB(int heapMiB) {
        return heapMiB + JvmFlags.BESIDE_HEAP_MIB;
    }
}
