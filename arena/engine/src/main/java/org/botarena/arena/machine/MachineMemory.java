package org.botarena.arena.machine;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The memory that there is, and what games need of it. Immutable.
 *
 * @param availableMiB what new programs can have without swapping, in MiB
 */
public record MachineMemory(long availableMiB) {
    /**
     * What an agent's process can fill beside its heap, in MiB: classes 96, compiled code 48, direct buffers 32, the
     * stacks of 64 threads 32, the JVM itself about 40. See {@code JvmFlags}; its address space is larger.
     */
    static final int BESIDE_HEAP_MIB = 248;

    /** What there is now; in a container, within its limit. */
    public static MachineMemory here() {
        long limit =
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize() >> 20;
        try {
            return new MachineMemory(Files.readAllLines(Path.of("/proc/meminfo")).stream()
                    .filter(line -> line.startsWith("MemAvailable:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
                    .findFirst()
                    .stream()
                    .map(available -> Math.min(available, limit))
                    .findFirst()
                    .orElse(limit));
        } catch (IOException e) {
            return new MachineMemory(limit); // no such table here
        }
    }

    /** What a game of so many players can fill, in MiB. */
    public static long gameMiB(int players, int heapMiB) {
        return (long) players * (heapMiB + BESIDE_HEAP_MIB);
    }

    /** How many such games there is room for at a time. */
    public long games(int players, int heapMiB) {
        return availableMiB / gameMiB(players, heapMiB);
    }
}
