package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;

/** The tournament that a command is about: the one that is named, else the newest unfinished one. */
final class TournamentFolder {
    private TournamentFolder() {}

    /**
     * The one that is meant.
     *
     * @param named null: none
     * @throws Failed if there is none
     */
    static Path of(Path named) {
        if (named == null) {
            return StoreOptions.unfinished(store -> true)
                    .orElseThrow(() -> new Failed("no tournament in %s is unfinished: name the folder of one"
                            .formatted(StoreOptions.RESULTS.toAbsolutePath())));
        }
        if (!Store.isIn(named)) {
            throw new Failed("there is no tournament in %s: name a folder that arena run has written"
                    .formatted(named.toAbsolutePath().normalize()));
        }
        return named;
    }

    /**
     * Says no to a folder in which nothing was settled: to resume would be to begin another tournament.
     *
     * @throws Failed if there is none, or it cannot be read
     */
    static void requireBegun(Path folder) {
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
    static Store read(Path folder, PrintWriter err) {
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
