package org.botarena.arena.report.plan;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The resources of the machine. Immutable.
 *
 * @param cores physical cores that the arena may use
 * @param memoryMiB total memory
 * @param freeDiskMiB in the file system of the results
 * @param workers lanes of other machines that play the games; empty: this one plays them
 */
public record PlanMachine(int cores, long memoryMiB, long freeDiskMiB, OptionalInt workers) {
    /** A machine that plays the games itself. */
    public PlanMachine(int cores, long memoryMiB, long freeDiskMiB) {
        this(cores, memoryMiB, freeDiskMiB, OptionalInt.empty());
    }

    /** The machine with games played on these lanes of other machines, if any. */
    public PlanMachine with(OptionalInt lanes) {
        return new PlanMachine(cores, memoryMiB, freeDiskMiB, lanes);
    }

    /** The lanes of other machines in a phrase. */
    public Sentence workersText() {
        return Sentence.of("plan.lanes", workers.orElse(0));
    }

    /**
     * This machine.
     *
     * @param results the results folder, which need not exist yet
     * @throws ResultsException if the file system does not answer
     */
    public static PlanMachine here(Path results) {
        Path existing = results.toAbsolutePath();
        while (!Files.exists(existing) && existing.getParent() != null) {
            existing = existing.getParent();
        }
        try {
            int cores = org.botarena.arena.machine.Machine.here().coreCount();
            long free = Files.getFileStore(existing).getUsableSpace();
            long memory = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class)
                    .getTotalMemorySize();
            return new PlanMachine(cores, memory >> 20, free >> 20);
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(existing, ResultsException.why(e)), e);
        }
    }
}
