package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.process.seccomp.CpuArchitecture;

/** The result of running a sandbox on this machine; an installed program does not prove that it works. */
public sealed interface SandboxTrial {
    /**
     * A host started inside, and an inspection from outside found no gaps.
     *
     * @param caveats weaknesses of the sandbox on this machine, in sentences
     */
    record Works(List<String> caveats) implements SandboxTrial {
        public Works {
            caveats = List.copyOf(caveats);
        }
    }

    /**
     * This machine has no sandbox.
     *
     * @param why in a phrase
     * @param remedy what to install or to set, in a sentence
     */
    record Fails(String why, String remedy) implements SandboxTrial {
        /** Both, for a message. */
        @Override
        public String toString() {
            return why + ". " + remedy;
        }
    }

    /**
     * The machine creates sandboxes, but no agent's process starts in one. The cause is the arena, its installation,
     * or too little memory. This does not justify running without a sandbox.
     *
     * @param why in a phrase
     */
    record StartFails(String why) implements SandboxTrial {
        @Override
        public String toString() {
            return ("no agent's process starts: %s. The sandbox itself works here: look whether memory is left and the"
                            + " installation is whole. Otherwise this is a bug of the arena: report it with the output of"
                            + " 'arena doctor'")
                    .formatted(why);
        }
    }

    /** Starts a host in a sandbox, inspects it and ends it; takes about a third of a second. */
    static SandboxTrial run(Machine machine, HostRuntime runtime, int heapMiB) throws InterruptedException {
        SandboxDiagnosis obstacles = SandboxDiagnosis.here();
        if (obstacles.missing(machine).isPresent()) {
            return obstacles.missing(machine).get();
        }
        try {
            List<String> gaps = inFolder(folder -> SandboxProbe.gaps(machine, runtime, heapMiB, folder));
            return gaps.isEmpty() ? new Works(caveats()) : obstacles.diagnose(String.join("; ", gaps));
        } catch (IOException e) {
            return isMade(machine, runtime, heapMiB) ? new StartFails(why(e)) : obstacles.diagnose(why(e));
        }
    }

    /** A machine that cannot start any process has not proved that it creates no sandbox. */
    private static boolean isMade(Machine machine, HostRuntime runtime, int heapMiB) throws InterruptedException {
        try {
            return inFolder(folder -> SandboxProbe.isMade(machine, runtime, heapMiB, folder));
        } catch (IOException e) {
            return true;
        }
    }

    /** Inspects a sandbox, given a temporary folder. */
    @FunctionalInterface
    interface Look<T> {
        T in(Path folder) throws IOException, InterruptedException;
    }

    private static <T> T inFolder(Look<T> look) throws IOException, InterruptedException {
        Path folder = OpenFolder.temporary("botarena-trial-");
        try {
            return look.in(folder);
        } finally {
            FileUtils.deleteQuietly(folder.toFile());
        }
    }

    private static String why(IOException e) {
        return String.valueOf(e.getMessage()).strip().replaceAll("\\s+", " ").replaceAll("[.]+$", "");
    }

    private static List<String> caveats() {
        return CpuArchitecture.here().isPresent()
                ? List.of()
                : List.of(("the processor is %s: no filter of system calls exists for it, so only namespaces keep"
                                + " agents in")
                        .formatted(System.getProperty("os.arch")));
    }
}
