package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.OrNull;

/**
 * What a worker leaves in its work folder for the processes that play its games. Immutable.
 *
 * @param facts as it joined
 * @param folder with its cache; on a disk of this machine
 * @param bubblewrap that builds the sandbox; empty: that of the PATH
 */
public record WorkerSettings(WorkerFacts facts, Path folder, Optional<Path> bubblewrap) {
    private static final String FILE = "worker.json";

    private record Kept(List<String> facts, @OrNull String bubblewrap) {}

    /** Leaves them in the folder. */
    public void write() throws IOException {
        Files.writeString(
                folder.resolve(FILE),
                StableJson.text(
                        new Kept(facts.texts(), bubblewrap.map(Path::toString).orElse(null))));
    }

    /**
     * Those of the folder, or of one of those above it, since a process starts in a folder of its own below.
     *
     * @throws IOException if there are none
     */
    public static WorkerSettings above(Path folder) throws IOException {
        for (Path at = folder.toAbsolutePath(); at != null; at = at.getParent()) {
            Path file = at.resolve(FILE);
            if (Files.isRegularFile(file)) {
                Kept kept = StableJson.value(Files.readString(file), Kept.class);
                return new WorkerSettings(
                        WorkerFacts.of(kept.facts()),
                        at,
                        Optional.ofNullable(kept.bubblewrap()).map(Path::of));
            }
        }
        throw new IOException("no worker of the arena has started this process in " + folder);
    }

    /** This machine, with the bubblewrap that was named. */
    public Machine machine() {
        return machine(bubblewrap);
    }

    static Machine machine(Optional<Path> bubblewrap) {
        return bubblewrap.map(Machine.here()::withBubblewrap).orElse(Machine.here());
    }

    /** Where runtimes and leases are kept. */
    public Path cache() {
        return folder.resolve("cache");
    }

    /** Where the jars with further games lie while they are played. */
    public Path games() {
        return folder.resolve("games");
    }

    /** Where jars are kept. */
    public Path jars() {
        return folder.resolve("jars");
    }
}
