package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.process.seccomp.CpuArchitecture;

/** What running a sandbox on this machine showed: that the program is there does not say that it works. */
public sealed interface SandboxTrial {
    /**
     * A host came up inside, and seen from outside it is shut in.
     *
     * @param caveats what is weaker here than elsewhere, in sentences
     */
    record Works(List<String> caveats) implements SandboxTrial {
        public Works {
            caveats = List.copyOf(caveats);
        }
    }

    /**
     * There is none.
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

    /** Starts a host in a sandbox, looks at it and ends it: about a third of a second. */
    static SandboxTrial run(Machine machine, HostRuntime runtime, int heapMiB) throws InterruptedException {
        SandboxDiagnosis obstacles = SandboxDiagnosis.here();
        if (obstacles.missing(machine).isPresent()) {
            return obstacles.missing(machine).get();
        }
        try {
            Path folder = OpenFolder.temporary("botarena-trial-");
            try {
                List<String> gaps = SandboxProbe.gaps(machine, runtime, heapMiB, folder);
                return gaps.isEmpty() ? new Works(caveats()) : obstacles.diagnose(String.join("; ", gaps));
            } finally {
                FileUtils.deleteQuietly(folder.toFile());
            }
        } catch (IOException e) {
            return obstacles.diagnose(String.valueOf(e.getMessage()));
        }
    }

    private static List<String> caveats() {
        return CpuArchitecture.here().isPresent()
                ? List.of()
                : List.of(("the processor is %s: there is no filter of system calls for it, and namespaces alone keep"
                                + " agents in")
                        .formatted(System.getProperty("os.arch")));
    }
}
