package org.botarena.arena.process.jvm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How a child JVM is bounded, from within and by the kernel: the same at every level that has a child. */
public final class JvmFlags {
    /** Makes a JVM report every exception, with its words, when it is thrown; whoever reads what a child prints takes the reports out. */
    static final String REPORTING_EXCEPTIONS = "-Xlog:exceptions=info:stderr:tags";

    /** The heap of an agent unless the organizer gives another. */
    public static final int DEFAULT_HEAP_MIB = 256;

    /** What a JVM with these flags needs of the address space beside its heap, measured. */
    public static final int BESIDE_HEAP_MIB = 444;

    private JvmFlags() {}

    private static final int STACK_KIB = 512;

    /** Of a program that is no JVM: what systems give. */
    private static final int OTHERS_STACK_KIB = 8192;

    private static final String STACK = String.format(Locale.ROOT, "-Xss%dk", STACK_KIB);

    /** MiB: the largest stack that a JVM lets its options name. */
    private static final int LARGEST_STACK = 1024;

    static List<String> of(int heapMiB) {
        return List.of(
                "-Xmx" + heapMiB + "m",
                STACK,
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

    /** Whether there is no room for the largest stack under the {@link #limits} of such a heap. */
    public static boolean canRunOnFirstThread(int heapMiB) {
        return heapMiB + BESIDE_HEAP_MIB <= LARGEST_STACK;
    }

    /**
     * The command of a JVM that runs on the first thread of its process. The launcher starts the JVM on a thread of its own and
     * waits for its end, which the kernel takes for a wait on something that processes share; where it finds no room
     * for that thread's stack, it does without. Every thread has the stack that it has otherwise.
     *
     * @param command with the flags of a heap that {@link #canRunOnFirstThread}
     */
    public static List<String> onFirstThread(List<String> command) {
        return command.stream()
                .flatMap(word -> word.equals(STACK)
                        ? Stream.of(
                                String.format(Locale.ROOT, "-Xss%dm", LARGEST_STACK),
                                "-XX:ThreadStackSize=" + STACK_KIB)
                        : Stream.of(word))
                .toList();
    }

    /**
     * The words that run a command under the kernel's limits.
     *
     * @param countsProcesses whether the number of processes and threads is one of them
     */
    public static List<String> limits(Path prlimit, ChildRuntime runtime, int heapMiB, boolean countsProcesses) {
        long addressSpace = (long) runtime.addressSpaceMiB(heapMiB) << 20;
        List<String> words = new ArrayList<>(
                List.of(prlimit.toString(), "--as=" + addressSpace, "--core=0", "--nofile=64", "--fsize=0"));
        // Of the first thread, where the arguments lie as well; the others' is the JVM's to choose.
        words.add("--stack=" + ((runtime.home().isPresent() ? STACK_KIB + 128 : OTHERS_STACK_KIB) << 10));
        // Counted by user, so that one agent's use would be seen by another of the same user; no JVM needs them.
        words.addAll(List.of("--memlock=0", "--msgqueue=0", "--sigpending=64"));
        if (countsProcesses) {
            words.add("--nproc=64");
        }
        return words;
    }
}
