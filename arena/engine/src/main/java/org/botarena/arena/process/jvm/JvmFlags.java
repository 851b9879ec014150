package org.botarena.arena.process.jvm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The limits of a child JVM, by its own flags and by the kernel; the same at every level with processes. */
public final class JvmFlags {
    /**
     * Makes a JVM report every exception with its message when it is thrown. The reader of the child's output removes
     * the reports.
     */
    static final String REPORTING_EXCEPTIONS = "-Xlog:exceptions=info:stderr:tags";

    /** The default heap of an agent, in MiB. */
    public static final int DEFAULT_HEAP_MIB = 256;

    /** The address space that a JVM with these flags needs in addition to its heap, in MiB, measured. */
    public static final int BESIDE_HEAP_MIB = 444;

    private JvmFlags() {}

    private static final int STACK_KIB = 512;

    /** The stack of a program that is not a JVM: the usual default of systems. */
    private static final int OTHERS_STACK_KIB = 8192;

    private static final String STACK = String.format(Locale.ROOT, "-Xss%dk", STACK_KIB);

    /** The largest stack that a JVM accepts as an option, in MiB. */
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
                "-XX:-UseDynamicNumberOfCompilerThreads", // ended threads lose their CPU times
                "-XX:ErrorFile=/dev/null",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:+DisableAttachMechanism",
                "-Xrs", // no signal handlers: a thread dump on SIGQUIT would end up in the protocol's stream
                "-Xlog:disable",
                "-Xlog:all=warning:stderr",
                "-Xshare:auto",
                "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true",
                "-Dslf4j.internal.verbosity=ERROR");
    }

    /** Whether the {@link #limits} of this heap leave no room for the largest stack. */
    public static boolean canRunOnFirstThread(int heapMiB) {
        return heapMiB + BESIDE_HEAP_MIB <= LARGEST_STACK;
    }

    /**
     * The command of a JVM that runs on the first thread of its process. The launcher normally starts the JVM on a new
     * thread and waits for its end, which the kernel treats as a wait on shared memory. If there is no room for that
     * thread's stack, the launcher uses the first thread. The stacks of all threads keep their sizes.
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
     * @param countsProcesses whether to limit the number of processes and threads
     */
    public static List<String> limits(Path prlimit, ChildRuntime runtime, int heapMiB, boolean countsProcesses) {
        long addressSpace = (long) runtime.addressSpaceMiB(heapMiB) << 20;
        List<String> words = new ArrayList<>(
                List.of(prlimit.toString(), "--as=" + addressSpace, "--core=0", "--nofile=64", "--fsize=0"));
        // The first thread's stack, which also contains the arguments; the JVM chooses the size of the others.
        words.add("--stack=" + ((runtime.home().isPresent() ? STACK_KIB + 128 : OTHERS_STACK_KIB) << 10));
        // Counted by user, so agents of the same user could observe each other's use; no JVM needs them.
        words.addAll(List.of("--memlock=0", "--msgqueue=0", "--sigpending=64"));
        if (countsProcesses) {
            words.add("--nproc=64");
        }
        return words;
    }
}
