package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.cluster.access.OwnName;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.files.PrivateFolder;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.ProcessLock;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.timing.CoreLeases;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.BuildId;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/**
 * A machine that is ready to be a worker: its sandbox is tested, its speed is known, and its cores are leased while
 * this is open, so that no other arena uses them. One thread.
 */
public final class WorkerSetup implements AutoCloseable {
    private final WorkerSettings settings;
    private final ProcessLock lock;
    private final Lanes lanes;
    private final String cores;
    private final List<String> warnings;

    private WorkerSetup(WorkerSettings settings, ProcessLock lock, Lanes lanes, String cores, List<String> warnings) {
        this.settings = settings;
        this.lock = lock;
        this.lanes = lanes;
        this.cores = cores;
        this.warnings = List.copyOf(warnings);
    }

    /**
     * Makes this machine ready, and leaves to this process and its children the cores of the lanes and one more.
     *
     * @param named the folder for what is kept; empty: one in the folder for temporary files
     * @param bubblewrap the program that builds the sandbox, or empty for the one in the PATH
     * @param level at which agents will play
     * @param wanted games at a time, or 0 for the number that cores and memory allow
     * @param until when it will leave, if that is known
     * @throws Failed if it cannot be a worker, with what to do
     */
    public static WorkerSetup here(
            Optional<Path> named, Optional<Path> bubblewrap, Isolation level, int wanted, Optional<Instant> until) {
        Path folder = folder(named);
        ProcessLock lock = lock(folder);
        Optional<Path> sandbox = bubblewrap.map(Path::toAbsolutePath);
        Machine machine = WorkerSettings.machine(sandbox);
        List<String> warnings = new ArrayList<>();
        try (Venue venue = Venue.open(machine, null, GameJars.none(), folder.resolve("cache"))) {
            Protection.strongest(Optional.of(level), venue, JvmFlags.DEFAULT_HEAP_MIB);
            int most = venue.mostGames();
            int games = wanted == 0 ? most : wanted;
            if (games > most) {
                warnings.add(String.format(
                        Locale.ROOT,
                        "--lanes %d: this machine has room for %d, so games disturb each other; that is for tests of agents that sleep",
                        games,
                        most));
            }
            Lanes lanes = Lanes.of(machine, games, CoreLeases.in(HostRuntime.defaultCache(machine)));
            lanes.crowding().ifPresent(warnings::add);
            String cores = bind(machine, lanes, games);
            WorkerSettings settings = new WorkerSettings(
                    new WorkerFacts(
                            name(folder),
                            BuildId.ofThisProgram(),
                            venue.javaFeature(),
                            level.toString(),
                            games,
                            SpeedTrial.run(),
                            until.map(Instant::toString)),
                    folder,
                    sandbox);
            settings.write();
            return new WorkerSetup(settings, lock, lanes, cores, warnings);
        } catch (IOException e) {
            throw new Failed("this machine cannot be a worker: " + e.getMessage(), e);
        }
    }

    private static Path folder(Optional<Path> named) {
        Path folder = named.orElseGet(() -> temporary()
                .resolve("botarena-worker-" + System.getProperty("user.name"))
                .resolve(BuildId.ofThisProgram()));
        try {
            Path whole = folder.toAbsolutePath().normalize();
            if (named.isEmpty()) {
                open(whole.getParent());
            }
            open(whole);
            return whole;
        } catch (IOException e) {
            throw new Failed(
                    "a worker cannot keep its files in %s: %s. Name another folder, on a disk of this machine, by --work"
                            .formatted(folder, e.getMessage()),
                    e);
        }
    }

    /** Java ignores TMPDIR, with which Slurm names a job's folder on a local disk. */
    private static Path temporary() {
        String named = System.getenv("TMPDIR");
        return Path.of(named == null || named.isBlank() ? System.getProperty("java.io.tmpdir") : named);
    }

    private static void open(Path folder) throws IOException {
        PrivateFolder.make(folder);
        OpenFolder.open(folder); // Agents run as other users if possible.
    }

    private static ProcessLock lock(Path folder) {
        Path file = folder.resolve("worker.lock");
        try {
            return ProcessLock.take(file)
                    .orElseThrow(() -> new Failed(
                            "a worker of this machine has joined already, with the folder %s (%s). For a second one: --work OTHER-FOLDER"
                                    .formatted(folder, ProcessLock.holder(file).orElse("it has just ended"))));
        } catch (IOException e) {
            throw new Failed("no lock can be had in %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    private static String name(Path folder) throws IOException {
        String host = OwnName.read();
        String own = folder.getFileName().toString();
        return own.equals(BuildId.ofThisProgram()) ? host : host + "/" + own;
    }

    /** Binds this process and its children to its leased cores and the referee's. */
    private static String bind(Machine machine, Lanes lanes, int games) throws IOException {
        try {
            List<OptionalInt> taken = new ArrayList<>();
            for (int game = 0; game < games; game++) {
                taken.add(lanes.take(Lanes.Use.TOURNAMENT));
            }
            TreeSet<Integer> cores = Stream.concat(Stream.of(lanes.referee()), taken.stream())
                    .flatMapToInt(OptionalInt::stream)
                    .boxed()
                    .collect(Collectors.toCollection(TreeSet::new));
            if (cores.isEmpty() || machine.taskset().isEmpty()) {
                return String.format(Locale.ROOT, "%d, on no cores of their own", games);
            }
            String list = cores.stream().map(String::valueOf).collect(Collectors.joining(","));
            Process process = new ProcessBuilder(
                            machine.taskset().get().toString(),
                            "-a",
                            "-c",
                            "-p",
                            list,
                            "" + ProcessHandle.current().pid())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.waitFor(5, TimeUnit.SECONDS);
            return String.format(Locale.ROOT, "%d, on the cores %s", games, list);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failed("interrupted", e);
        }
    }

    public WorkerSettings settings() {
        return settings;
    }

    /** The number of lanes and their cores. */
    public String lanes() {
        return cores;
    }

    /** Warnings before it joins, in sentences without a full stop. */
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public void close() throws IOException {
        lanes.close();
        lock.close();
        Files.deleteIfExists(settings.folder().resolve("worker.json"));
    }
}
