package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.OrNull;

/**
 * The settings in a worker's folder for the processes that play its games. Immutable.
 *
 * @param facts of the worker when it joined
 * @param folder with its cache; on a local disk
 * @param bubblewrap that builds the sandbox; empty for that of the PATH
 */
public record WorkerSettings(WorkerFacts facts, Path folder, Optional<Path> bubblewrap) {
    private static final String FILE = "worker.json";

    private record Kept(WorkerFacts facts, @OrNull String bubblewrap) {}

    /** Writes the settings into the folder. */
    public void write() throws IOException {
        Files.writeString(
                folder.resolve(FILE),
                StableJson.text(new Kept(facts, bubblewrap.map(Path::toString).orElse(null))));
    }

    /**
     * The settings of the folder or an ancestor, because a process starts in a subfolder.
     *
     * @throws IOException if there are no settings
     */
    public static WorkerSettings above(Path folder) throws IOException {
        for (Path at = folder.toAbsolutePath(); at != null; at = at.getParent()) {
            Path file = at.resolve(FILE);
            if (Files.isRegularFile(file)) {
                Kept kept = StableJson.value(Files.readString(file), Kept.class);
                return new WorkerSettings(
                        kept.facts(), at, Optional.ofNullable(kept.bubblewrap()).map(Path::of));
            }
        }
        throw new IOException("no worker of the arena has started this process in " + folder);
    }

    /** This machine, with the named bubblewrap. */
    public Machine machine() {
        return machine(bubblewrap);
    }

    static Machine machine(Optional<Path> bubblewrap) {
        return bubblewrap.map(Machine.here()::withBubblewrap).orElse(Machine.here());
    }

    /** The folder of runtimes and leases. */
    public Path cache() {
        return folder.resolve("cache");
    }

    /** The folder of the jars with further games during play. */
    public Path games() {
        return folder.resolve("games");
    }

    /** The folder of the jar cache. */
    public Path jars() {
        return folder.resolve("jars");
    }
}
