package org.botarena.zoo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;

/** The zoo on this machine: its cages at every working level, and their targets. One thread. */
public final class Zoo implements AutoCloseable {
    private final Machine machine = Machine.here();
    private final Path folder = OpenFolder.temporary("botarena-zoo-");
    private final Path desk = Files.createDirectory(folder.resolve("desk"));
    private final Bait bait = Bait.in(Files.createDirectory(folder.resolve("results")));
    private final HostRuntime runtime = HostRuntime.in(folder.resolve("cache"), Jdk.running(), machine);
    private final Map<Isolation, Map<Clock, Cage>> cages = new EnumMap<>(Isolation.class);
    private final SandboxTrial trial;

    /** Tests the sandbox; the cages are opened on demand. */
    Zoo() throws IOException, InterruptedException {
        trial = SandboxTrial.run(machine, runtime, JvmFlags.DEFAULT_HEAP_MIB);
        if (trial instanceof SandboxTrial.StartFails) {
            throw new IllegalStateException(trial.toString());
        }
    }

    /**
     * Shows specimens and prints the table.
     *
     * @param args words, one of which must be in a specimen's kind/Name; empty for all
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<Specimen> chosen = Specimen.all().stream()
                .filter(specimen -> args.length == 0 || Arrays.stream(args).anyMatch(specimen.toString()::contains))
                .toList();
        List<Observation> observations = new ArrayList<>();
        try (Zoo zoo = new Zoo()) {
            zoo.obstacle().ifPresent(why -> System.err.println("no sandbox: " + why));
            for (Specimen specimen : chosen) {
                for (Isolation isolation : zoo.levels()) {
                    Observation observation = zoo.show(specimen, isolation);
                    tell(observation);
                    observations.add(observation);
                }
            }
        }
        System.out.print(ZooTable.of(observations));
        boolean isAllRight = observations.stream()
                .allMatch(observation -> observation.wrongs().isEmpty());
        if (!isAllRight) {
            System.exit(1);
        }
    }

    private static void tell(Observation seen) {
        System.err.printf("%-8s %-6s %s%n", seen.isolation(), seen.cell(), seen.specimen());
        seen.before().forEach(wrong -> System.err.println("         the time before: " + wrong));
        seen.wrongs().forEach(wrong -> System.err.println("         " + wrong));
    }

    /** The working levels with separate processes for agents. */
    List<Isolation> levels() {
        return trial instanceof SandboxTrial.Works
                ? List.of(Isolation.PROCESS, Isolation.SANDBOX)
                : List.of(Isolation.PROCESS);
    }

    /** The reason why the sandbox does not work here, or empty if it does. */
    Optional<String> obstacle() {
        return trial instanceof SandboxTrial.Works ? Optional.empty() : Optional.of(trial.toString());
    }

    /** Shows one specimen at one level. */
    Observation show(Specimen specimen, Isolation isolation) throws IOException, InterruptedException {
        return Keeper.show(specimen, cage(isolation, specimen.label().clock()), bait, desk);
    }

    /** The cage with these time limits at this level, opened on demand. */
    Cage cage(Isolation isolation, Clock clock) throws IOException, InterruptedException {
        Map<Clock, Cage> ofLevel = cages.computeIfAbsent(isolation, level -> new EnumMap<>(Clock.class));
        if (!ofLevel.containsKey(clock)) {
            ofLevel.put(clock, Cage.open(isolation, machine, runtime, clock));
        }
        return ofLevel.get(clock);
    }

    @Override
    public void close() throws IOException {
        cages.values().forEach(ofLevel -> ofLevel.values().forEach(Cage::close));
        bait.close();
        FileUtils.deleteQuietly(folder.toFile());
    }
}
