package org.botarena.zoo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.sandbox.HostRuntime;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.Jdk;
import org.botarena.arena.sandbox.Machine;
import org.botarena.arena.sandbox.OpenFolder;

/** The zoo on this machine: its cages at every level that works here, and what lies about in them. One thread. */
public final class Zoo implements AutoCloseable {
    private final Machine machine = Machine.here();
    private final Path folder = OpenFolder.temporary("botarena-zoo-");
    private final Path desk = Files.createDirectory(folder.resolve("desk"));
    private final Bait bait = Bait.in(Files.createDirectory(folder.resolve("results")));
    private final HostRuntime runtime = HostRuntime.in(folder.resolve("cache"), Jdk.running(), machine);
    private final Map<Isolation, Cage> shortClock = new EnumMap<>(Isolation.class);
    private final Map<Isolation, Cage> tournamentClock = new EnumMap<>(Isolation.class);

    Zoo() throws IOException {}

    /**
     * Shows specimens and prints the table.
     *
     * @param args words that a specimen's kind/Name must hold one of; none: all
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<Specimen> chosen = Specimen.all().stream()
                .filter(specimen -> args.length == 0 || Arrays.stream(args).anyMatch(specimen.toString()::contains))
                .toList();
        List<Observation> observations = new ArrayList<>();
        try (Zoo zoo = new Zoo()) {
            for (Specimen specimen : chosen) {
                for (Isolation isolation : zoo.levels()) {
                    Observation observation = zoo.show(specimen, isolation);
                    observations.add(observation);
                    System.err.printf("%-8s %-6s %s%n", isolation, observation.cell(), specimen);
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

    /** The levels at which agents have a process of their own, and which work here. */
    List<Isolation> levels() {
        return List.of(Isolation.PROCESS);
    }

    /** Shows one specimen at one level. */
    Observation show(Specimen specimen, Isolation isolation) throws IOException, InterruptedException {
        boolean isLong = specimen.label().hasTournamentClock();
        Map<Isolation, Cage> cages = isLong ? tournamentClock : shortClock;
        if (!cages.containsKey(isolation)) {
            cages.put(isolation, Cage.open(isolation, machine, runtime, isLong));
        }
        return Keeper.show(specimen, cages.get(isolation), bait, desk);
    }

    @Override
    public void close() throws IOException {
        shortClock.values().forEach(Cage::close);
        tournamentClock.values().forEach(Cage::close);
        bait.close();
        FileUtils.deleteQuietly(folder.toFile());
    }
}
