package org.botarena.arena.event.resume;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;

/** The tournaments in {@code results/} of the current folder. */
public final class TournamentFolders {
    /** The parent folder of tournaments. */
    public static final Path RESULTS = Path.of("results");

    private TournamentFolders() {}

    /** The newest tournament that is unfinished, undamaged, and not being played. */
    public static Optional<Path> unfinished(Predicate<Store> agrees) {
        return newest(store -> !store.isEmpty() && store.progress() != State.FINISHED && agrees.test(store));
    }

    /** The newest tournament that is not being played, whose store is readable and matches. */
    public static Optional<Path> newest(Predicate<Store> wanted) {
        return newestFirst().stream()
                .filter(folder -> Store.holder(folder).isEmpty() && is(wanted, folder))
                .findFirst();
    }

    private static boolean is(Predicate<Store> wanted, Path folder) {
        try (Store store = Store.read(folder)) {
            return wanted.test(store);
        } catch (StoreException e) {
            return false; // The user gets the reason when naming the folder.
        }
    }

    /** All tournaments, the newest first. */
    public static List<Path> newestFirst() {
        try (Stream<Path> folders = Files.list(RESULTS)) {
            return folders.filter(Store::isIn).sorted(Comparator.reverseOrder()).toList();
        } catch (IOException e) {
            return List.of(); // there are no results yet
        }
    }

    /**
     * Whether the folder contains a tournament with recorded settings; a run that was killed early leaves an empty
     * store.
     *
     * @throws StoreException if it cannot be read
     */
    public static boolean isBegun(Path folder) {
        if (!Store.isIn(folder)) {
            return false;
        }
        try (Store store = Store.read(folder)) {
            return !store.isEmpty();
        }
    }

    /**
     * Opens a tournament's store for reading.
     *
     * @throws StoreException if it does not exist or cannot be read
     * @throws Failed if the run was killed before its settings were recorded
     */
    public static Store read(Path folder) {
        Store store = Store.read(folder);
        if (store.isEmpty()) {
            store.close();
            throw Failed.of("error.begin-again", folder);
        }
        return store;
    }

    /**
     * Rejects a level below the sandbox unless the user typed it or began the tournament: a folder from elsewhere cannot choose it.
     *
     * @param isTyped whether a level was given this time
     * @throws Failed if this user's arena did not begin the tournament, and the level was not typed
     */
    public static void requireLevel(Store store, boolean isTyped) {
        String level = store.settings().text(TournamentOption.ISOLATION.name());
        if (!isTyped && !level.equals(Isolation.SANDBOX.toString()) && !store.isMadeHere(UserKey.usual())) {
            throw Failed.of("error.foreign-level", store.folder(), level);
        }
    }
}
