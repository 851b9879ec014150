package org.botarena.arena.cli.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.arena.event.FolderArgument;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.WorkFolder;
import picocli.CommandLine.Option;

/** What is to become of a tournament that is on file, as it is typed. */
final class StoreOptions {
    @Option(names = "--new", description = "Start afresh, also where an unfinished tournament could go on.")
    private boolean isNew;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "Play in a folder in here, on a disk of this machine, and copy all of it to the results every"
                    + " minute and at the end. By default so where the results are on a network file system.")
    private Path work;

    @Option(
            names = "--replace",
            paramLabel = "NAMES",
            split = ",",
            description =
                    "Entrants whose changed jars play from now on; their games are played anew, or count on where rounds"
                            + " are drawn from results.")
    private List<String> replaced = new ArrayList<>();

    @Option(
            names = "--withdraw",
            paramLabel = "NAMES",
            split = ",",
            description =
                    "Entrants that play no more; their games count no more, but where rounds are drawn from results.")
    private List<String> withdrawn = new ArrayList<>();

    /**
     * The tournament that goes on; empty: a new one begins.
     *
     * @param out the folder that was named; null: none
     * @param agrees whether an unfinished tournament is one like this
     * @throws IllegalArgumentException if entrants of a tournament are to change, and it is not named
     */
    Optional<Path> past(Path out, Predicate<Store> agrees) {
        Optional<Path> past = Optional.empty();
        if (!isNew) {
            past = out == null
                    ? FolderArgument.unfinished(agrees)
                    : Optional.of(out).filter(StoreOptions::isBegun);
        }
        if (past.isEmpty() && !(replaced.isEmpty() && withdrawn.isEmpty())) {
            throw new IllegalArgumentException(
                    "--replace and --withdraw are for a tournament that goes on: name it with --out");
        }
        return past;
    }

    /** Where work folders lie, if somebody said so. */
    Optional<Path> work() {
        return Optional.ofNullable(work);
    }

    /**
     * Brings to the results what killed runs have left in their work folders.
     *
     * @param out the folder that was named; null: all of {@code results/}
     */
    void rescue(Path out) {
        for (Path results : out == null ? FolderArgument.results() : List.of(out)) {
            WorkFolder.parent(results, work()).ifPresent(parent -> WorkFolder.rescue(results, parent));
        }
    }

    private static boolean isBegun(Path folder) {
        if (!Store.isIn(folder)) {
            return false;
        }
        try (Store store = Store.read(folder)) {
            return !store.isEmpty();
        }
    }

    List<String> replaced() {
        return List.copyOf(replaced);
    }

    List<String> withdrawn() {
        return List.copyOf(withdrawn);
    }
}
