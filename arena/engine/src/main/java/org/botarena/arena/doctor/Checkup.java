package org.botarena.arena.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Lanes;

/** Examines whether a machine allows safe and fair tournaments, and what to fix. One thread. */
public final class Checkup {
    /** The subject of the finding about the sandbox. */
    static final String SANDBOX = "sandbox";

    private static final List<String> QUICK_CLOCKS =
            List.of("tsc", "kvm-clock", "arch_sys_counter", "hyperv_clocksource_tsc_page");

    private final Path root;
    private final Machine machine;
    private final List<Finding> findings = new ArrayList<>();

    /**
     * The result of one check.
     *
     * @param subject one word
     * @param state the result
     * @param remedy what to do, or empty if there is no problem
     */
    public record Finding(String subject, Sentence state, Optional<Sentence> remedy) {
        /** The finding with its remedy, as a sentence, or empty if there is no problem. */
        public Optional<Sentence> advice() {
            return remedy.map(
                    what -> Sentence.of("doctor.advice", Sentence.of("doctor.subject." + subject), state, what));
        }
    }

    private Checkup(Path root, Machine machine) {
        this.root = root;
        this.machine = machine;
    }

    /**
     * Examines a machine.
     *
     * @param root of its file system: {@code /}
     * @param sandbox the result of its trial
     * @param memory available memory
     */
    public static List<Finding> of(Path root, Machine machine, SandboxTrial sandbox, MachineMemory memory) {
        Checkup checkup = new Checkup(root, machine);
        checkup.sandbox(sandbox);
        checkup.cores();
        checkup.findings.add(FreezeCheck.of(machine));
        checkup.memory(memory);
        checkup.cgroups();
        checkup.clock();
        checkup.swap();
        checkup.frequency();
        return List.copyOf(checkup.findings);
    }

    private void sandbox(SandboxTrial trial) {
        if (trial instanceof SandboxTrial.Fails fails) {
            warn(SANDBOX, say("no-sandbox", fails.why()), Sentence.quote(fails.remedy()));
        } else if (trial instanceof SandboxTrial.StartFails fails) {
            warn(SANDBOX, say("no-start", fails.why()), say("no-start.remedy"));
        } else {
            List<String> caveats = ((SandboxTrial.Works) trial).caveats();
            well(SANDBOX, caveats.isEmpty() ? "works" : "works, but " + String.join("; ", caveats));
        }
    }

    private void cores() {
        int most = Lanes.mostGames(machine);
        if (machine.coreCount() < 2) {
            warn("cores", say("one-core"), say("one-core.remedy"));
        } else if (machine.cores().isEmpty() || machine.taskset().isEmpty()) {
            warn("cores", say("not-pinned", machine.coreCount()), say("not-pinned.remedy"));
        } else {
            well(
                    "cores",
                    String.format(
                            Locale.ROOT,
                            "%d physical: one for the arena, one each for at most %d %s at a time%s",
                            machine.coreCount(),
                            most,
                            most == 1 ? "game" : "games",
                            siblings()));
        }
    }

    private String siblings() {
        long logical = Runtime.getRuntime().availableProcessors();
        return logical > machine.coreCount()
                ? String.format(
                        Locale.ROOT, "; the other %d hardware threads stay empty", logical - machine.coreCount())
                : "";
    }

    private void memory(MachineMemory memory) {
        long game = MachineMemory.gameMiB(2, JvmFlags.DEFAULT_HEAP_MIB);
        Sentence state = say("memory", memory.availableMiB(), game);
        if (memory.availableMiB() < game) {
            warn("memory", state, say("memory.remedy"));
        } else {
            findings.add(new Finding("memory", state, Optional.empty()));
        }
    }

    /** Checks control groups. Agents are limited by rlimits, which a group's quota can defeat. */
    private void cgroups() {
        Path group = root.resolve("sys/fs/cgroup");
        Optional<String> quota = read(group.resolve("cpu.max")).filter(text -> !text.startsWith("max"));
        if (quota.isPresent()) {
            warn("cgroups", say("quota", quota.get().replace(" ", " of ")), say("quota.remedy"));
        } else {
            well("cgroups", (hasVersion2(group) ? "version 2" : "no version 2 here") + ", no quota of CPU");
        }
    }

    /** Whether the system has version 2, possibly in addition to version 1. */
    private static boolean hasVersion2(Path group) {
        return Files.exists(group.resolve("cgroup.controllers"))
                || Files.exists(group.resolve("unified/cgroup.controllers"));
    }

    private void clock() {
        Optional<String> source = read(root.resolve("sys/devices/system/clocksource/clocksource0/current_clocksource"));
        if (source.isEmpty()) {
            well("clock", "the system does not say what it is made of");
        } else if (QUICK_CLOCKS.contains(source.get())) {
            well("clock", source.get());
        } else {
            warn("clock", say("clock", source.get()), say("clock.remedy"));
        }
    }

    private void swap() {
        long areas = read(root.resolve("proc/swaps")).stream()
                .flatMap(String::lines)
                .skip(1)
                .count();
        if (areas == 0) {
            well("swap", "none");
        } else {
            warn("swap", say("swap"), say("swap.remedy"));
        }
    }

    private void frequency() {
        List<String> governors;
        try (Stream<Path> cpus = Files.list(root.resolve("sys/devices/system/cpu"))) {
            governors = cpus.filter(cpu -> cpu.getFileName().toString().matches("cpu[0-9]+"))
                    .flatMap(cpu -> read(cpu.resolve("cpufreq/scaling_governor")).stream())
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException e) {
            governors = List.of();
        }
        String named = governors.stream().collect(Collectors.joining(", "));
        if (governors.isEmpty()) {
            well("frequency", "not this system's to decide (a virtual machine, or fixed)");
        } else if (governors.equals(List.of("performance"))) {
            well("frequency", named);
        } else {
            warn("frequency", say("frequency", named), say("frequency.remedy"));
        }
    }

    private static Optional<String> read(Path file) {
        try {
            return Optional.of(Files.readString(file).strip());
        } catch (IOException e) {
            return Optional.empty(); // This system has no such file.
        }
    }

    private static Sentence say(String key, Object... arguments) {
        return Sentence.of("doctor." + key, arguments);
    }

    private void well(String subject, String state) {
        findings.add(new Finding(subject, Sentence.quote(state), Optional.empty()));
    }

    private void warn(String subject, Sentence state, Sentence remedy) {
        findings.add(new Finding(subject, state, Optional.of(remedy)));
    }
}
