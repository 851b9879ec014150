package org.botarena.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a child JVM is bounded, from within and by the kernel: the same at every level that has a child. */
public final class JvmFlags {
    /** The heap of an agent unless the organizer gives another. */
    public static final int DEFAULT_HEAP_MIB = 256;

    /** What a JVM with these flags needs of the address space beside its heap, measured. */
    public static final int BESIDE_HEAP_MIB = 444;

    private JvmFlags() {}

    static List<String> of(int heapMiB) {
        return List.of(
                "-Xmx" + heapMiB + "m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-XX:CompressedClassSpaceSize=32m",
                "-XX:ReservedCodeCacheSize=48m",
                "-XX:MaxMetaspaceSize=96m",
                "-XX:MaxDirectMemorySize=32m",
                "-XX:ActiveProcessorCount=1",
                "-XX:-UseDynamicNumberOfCompilerThreads", // a thread that ends takes its CPU time out of the tables
                "-XX:ErrorFile=/dev/null",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:+DisableAttachMechanism",
                "-Xrs", // no signal handlers: a thread dump on SIGQUIT would land in the protocol's stream
                "-Xlog:disable",
                "-Xlog:all=warning:stderr",
                "-Xshare:auto",
                "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true",
                "-Dslf4j.internal.verbosity=ERROR");
    }

    /**
     * The words that run a command under the kernel's limits.
     *
     * @param countsProcesses whether the number of processes and threads is one of them
     */
    static List<String> limits(Path prlimit, int heapMiB, boolean countsProcesses) {
        long addressSpace = (long) (heapMiB + BESIDE_HEAP_MIB) << 20;
        List<String> words = new ArrayList<>(
                List.of(prlimit.toString(), "--as=" + addressSpace, "--core=0", "--nofile=64", "--fsize=0"));
        // Counted by user, so that one agent's use would be seen by another of the same user; no JVM needs them.
        words.addAll(List.of("--memlock=0", "--msgqueue=0", "--sigpending=64"));
        if (countsProcesses) {
            words.add("--nproc=64");
        }
        return words;
    }
}
