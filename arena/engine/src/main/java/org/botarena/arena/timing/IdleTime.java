package org.botarena.arena.timing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

/** The idle time of cores: {@code /proc/stat}, in hundredths of a second. */
public final class IdleTime {
    private static final Path STAT = Path.of("/proc/stat");
    private static final int IDLE = 4;
    private static final int WAITS_FOR_DISK = 5;

    /** The kernel rounds down, so a difference may be too large by this much. */
    private static final long TICK = 10_000_000;

    private IdleTime() {}

    /** Nanoseconds so far of a core; 0 without a core, or if the system does not provide it. */
    public static long of(OptionalInt core) {
        try {
            return core.isPresent() ? parse(Files.readString(STAT, StandardCharsets.US_ASCII), core.getAsInt()) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /** A lower bound of the idle time between two of these readings. */
    public static long between(long before, long after) {
        return Math.max(0, after - before - TICK);
    }

    /** Parses the line {@code cpu1 user nice system idle iowait …}. */
    public static long parse(String stat, int core) {
        String begin = "cpu" + core + " ";
        return stat.lines()
                .filter(line -> line.startsWith(begin))
                .map(line -> line.split(" ", -1))
                .mapToLong(fields -> (Long.parseLong(fields[IDLE]) + Long.parseLong(fields[WAITS_FOR_DISK])) * TICK)
                .findFirst()
                .orElse(0);
    }
}
