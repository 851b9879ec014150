package org.botarena.arena.event;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.venue.Failed;

/** The tournament that a command is about: the one that is named, else the newest unfinished one. */
public final class FolderArgument {
    /** Where tournaments get their folders. */
    static final Path RESULTS = Path.of("results");

    private FolderArgument() {}

    /**
     * The one that is meant.
     *
     * @param named null: none
     * @throws Failed if there is none
     */
    public static Path of(Path named) {
        if (named == null) {
            return unfinished(store -> true)
                    .orElseThrow(() -> new Failed("no tournament in %s is unfinished: name the folder of one%s"
                            .formatted(RESULTS.toAbsolutePath(), notBegun())));
        }
        if (!Store.isIn(named)) {
            throw new Failed("there is no tournament in %s: name a folder that arena run has written"
                    .formatted(named.toAbsolutePath().normalize()));
        }
        return named;
    }

    /** What is said of the newest folder in which nothing was settled; empty: there is none. */
    private static String notBegun() {
        return newest(Store::isEmpty)
                .map(folder ->
                        "; %s had not begun when it was stopped: start it again with arena run".formatted(folder))
                .orElse("");
    }

    /** The newest tournament in {@code results/} that has not ended, at which nobody is, and with which all is well. */
    static Optional<Path> unfinished(Predicate<Store> agrees) {
        return newest(store -> !store.isEmpty() && store.progression().state() != State.FINISHED && agrees.test(store));
    }

    private static Optional<Path> newest(Predicate<Store> wanted) {
        return results().stream()
                .sorted(Comparator.<Path>naturalOrder().reversed())
                .filter(folder -> Store.holder(folder).isEmpty() && is(wanted, folder))
                .findFirst();
    }

    private static boolean is(Predicate<Store> wanted, Path folder) {
        try (Store store = Store.read(folder)) {
            return wanted.test(store);
        } catch (StoreException e) {
            return false; // whoever names it hears why
        }
    }

    /** All folders of tournaments in {@code results/}. */
    static List<Path> results() {
        try (Stream<Path> folders = Files.list(RESULTS)) {
            return folders.filter(Store::isIn).toList();
        } catch (IOException e) {
            return List.of(); // there are no results yet
        }
    }

    /**
     * Says no to a folder in which nothing was settled: to resume would be to begin another tournament.
     *
     * @throws Failed if there is none, or it cannot be read
     */
    public static void requireBegun(Path folder) {
        if (Store.holder(folder).isPresent()) {
            return; // whoever is at it has begun, and the lock says so
        }
        try (Store store = read(folder, note -> {})) {
            store.folder();
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /**
     * Its store, to read; what had to be made from the journal first is told.
     *
     * @param err takes what is told
     * @throws Failed if a run was killed before anything was settled
     */
    public static Store read(Path folder, PrintWriter err) {
        return read(folder, note -> err.println("arena: " + note));
    }

    private static Store read(Path folder, Consumer<String> notes) {
        Store store = Store.read(folder);
        store.notes().forEach(notes);
        if (store.isEmpty()) {
            store.close();
            throw new Failed("the tournament in %s had not begun when it was stopped: start it again with --out"
                    .formatted(folder));
        }
        return store;
    }
}
