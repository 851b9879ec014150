package org.botarena.arena.sandbox;

import java.util.List;

/** How a child JVM is bounded from within: the same at every level that has a child. */
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
}
