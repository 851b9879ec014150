package raw;

import java.io.IOException;

/** Sends signals by machine code, because a shell, which has a command for them, cannot start in the sandbox. */
public final class Signals {
    private static final int KILL = 62;
    private static final int NO_SUCH_PROCESS = -3;

    private Signals() {}

    /**
     * Sends a signal; returns whether the kernel reports success. Without machine code for the processor, nothing is
     * sent.
     *
     * @param process as for kill(2): 0 is the own group, -1 is every process
     */
    public static boolean send(long process, int signal) throws IOException, InterruptedException {
        if (!System.getProperty("os.arch").equals("amd64")) {
            return false;
        }
        if (RawCall.call(KILL, Integer.MAX_VALUE, 0) != NO_SUCH_PROCESS) {
            System.out.println("BREACH of the test: the kernel does not answer to kill");
        }
        return RawCall.call(KILL, process, signal) == 0;
    }
}
