package org.botarena.arena.timing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * Time that a virtual machine's host took from its cores, by samples of the kernel's own count ({@code /proc/stat}:
 * "steal"). To a guest it looks as if the thread on the core was still running, so no ticker on another core and no run
 * queue shows it. For one thread at a time.
 */
final class StealTime {
    /** Often enough for the time around a deadline, at less than a thousandth of a core. */
    static final long SAMPLED = TimeUnit.MILLISECONDS.toNanos(50);

    private static final Path STAT = Path.of("/proc/stat");
    private static final long TICK = TimeUnit.MILLISECONDS.toNanos(10);
    private static final int STEAL = 8;

    /** Two minutes: longer than most moves. */
    private static final int KEPT = 2400;

    private final Count count;
    private final long[] at = new long[KEPT];
    private final long[][] nanos = new long[KEPT][];
    private int samples;

    /** A source of the counts. */
    @FunctionalInterface
    interface Count {
        /** Nanoseconds taken from each core so far, by its number, or empty if the system does not provide them. */
        long[] now();
    }

    StealTime(Count count) {
        this.count = count;
    }

    /** The counts of this machine. */
    static StealTime here() {
        return new StealTime(Files.isReadable(STAT) ? StealTime::stat : () -> new long[0]);
    }

    /** Samples the count, if the last sample is old enough. */
    void sample(long now) {
        if (samples == 0 || now - at[(samples - 1) % KEPT] >= SAMPLED) {
            at[samples % KEPT] = now;
            nanos[samples % KEPT] = count.now();
            samples++;
        }
    }

    /** Nanoseconds taken from a core since this {@code System.nanoTime()}, or one or two samples more. */
    long since(OptionalInt core, long begin) {
        if (core.isEmpty() || samples == 0) {
            return 0;
        }
        int sample = samples - 1;
        while (sample > Math.max(0, samples - KEPT) && at[sample % KEPT] - begin > 0) {
            sample--;
        }
        long[] before = nanos[sample % KEPT];
        long[] now = count.now();
        int number = core.getAsInt();
        return number < Math.min(before.length, now.length) ? now[number] - before[number] : 0;
    }

    private static long[] stat() {
        try {
            return parse(Files.readString(STAT, StandardCharsets.US_ASCII));
        } catch (IOException e) {
            return new long[0];
        }
    }

    /** Parses the lines {@code cpu0 user nice system idle iowait irq softirq steal …}, in hundredths of a second. */
    static long[] parse(String stat) {
        String[] lines = stat.split("\n", -1);
        int last = -1;
        for (String line : lines) {
            last = line.matches("cpu\\d+ .*") ? Math.max(last, number(line)) : last;
        }
        long[] stolen = new long[last + 1];
        for (String line : lines) {
            String[] fields = line.split(" ", -1);
            if (line.matches("cpu\\d+ .*") && fields.length > STEAL) {
                stolen[number(line)] = Long.parseLong(fields[STEAL]) * TICK;
            }
        }
        return stolen;
    }

    private static int number(String line) {
        return Integer.parseInt(line.substring("cpu".length(), line.indexOf(' ')));
    }
}
