package org.botarena.arena.cluster.access;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The name of this machine. */
public final class OwnName {
    private static final Path KERNEL = Path.of("/proc/sys/kernel/hostname");

    private OwnName() {}

    /**
     * Reads the name, which other machines, or even this one, may be unable to resolve.
     *
     * @throws IOException if no such name is found
     */
    public static String read() throws IOException {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return Files.readString(KERNEL).strip();
        }
    }
}
