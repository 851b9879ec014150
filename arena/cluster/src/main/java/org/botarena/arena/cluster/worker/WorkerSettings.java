package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.record.form.StableJson;

/**
 * What a worker leaves in its work folder for the processes that play its games. Immutable.
 *
 * @param facts as it joined
 * @param folder with its cache; on a disk of this machine
 */
public record WorkerSettings(WorkerFacts facts, Path folder) {
    private static final String FILE = "worker.json";

    private record Kept(List<String> facts) {}

    /** Leaves them in the folder. */
    public void write() throws IOException {
        Files.writeString(folder.resolve(FILE), StableJson.text(new Kept(facts.texts())));
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
                return new WorkerSettings(
                        WorkerFacts.of(StableJson.value(Files.readString(file), Kept.class)
                                .facts()),
                        at);
            }
        }
        throw new IOException("no worker of the arena has started this process in " + folder);
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
