package org.botarena.arena.cluster.access;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What this machine calls itself. */
public final class OwnName {
    private static final Path KERNEL = Path.of("/proc/sys/kernel/hostname");

    private OwnName() {}

    /**
     * Its name, which others need not be able to resolve, nor the machine itself.
     *
     * @throws IOException if it has none
     */
    public static String read() throws IOException {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return Files.readString(KERNEL).strip();
        }
    }
}
