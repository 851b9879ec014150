package org.botarena.arena.machine;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The available memory, and the needs of games. Immutable.
 *
 * @param availableMiB for new programs without swapping, in MiB
 */
public record MachineMemory(long availableMiB) {
    /**
     * Memory of an agent's process besides its heap, in MiB: classes 96, compiled code 48, direct buffers 32, the
     * stacks of 64 threads 32, the JVM itself about 40. See {@code JvmFlags}; its address space is larger.
     */
    static final int BESIDE_HEAP_MIB = 248;

    /** Measures the memory available now; in a container, within its limit. */
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

    /** The maximum memory of a game with that many players, in MiB. */
    public static long gameMiB(int players, int heapMiB) {
        return (long) players * (heapMiB + BESIDE_HEAP_MIB);
    }

    /** The number of such games that fit into memory at a time. */
    public long games(int players, int heapMiB) {
        return availableMiB / gameMiB(players, heapMiB);
    }
}
