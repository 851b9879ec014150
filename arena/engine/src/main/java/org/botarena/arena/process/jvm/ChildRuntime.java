package org.botarena.arena.process.jvm;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a child runs on: a JVM, unless it says otherwise. */
public interface ChildRuntime {
    /** The program that the child's process is once it is up. */
    Path program();

    /** The folder of the JDK that the program belongs to; empty: it is no JVM. */
    Optional<Path> home();

    /** What its command reads beside the JDK: folders and files. */
    List<Path> files();

    /**
     * How much of the address space its process may take.
     *
     * @param heapMiB the heap of an agent's JVM
     */
    default int addressSpaceMiB(int heapMiB) {
        return heapMiB + JvmFlags.BESIDE_HEAP_MIB;
    }
}
