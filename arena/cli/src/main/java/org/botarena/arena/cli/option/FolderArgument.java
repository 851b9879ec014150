package org.botarena.arena.cli.option;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;

/** The tournament that a command is about: the one that is named, else the newest unfinished one. */
public final class FolderArgument {
    private FolderArgument() {}

    /**
     * The one that is meant.
     *
     * @param named null: none
     * @throws Failed if there is none
     */
    public static Path of(Path named) {
        if (named == null) {
            return TournamentFolders.unfinished(store -> true)
                    .orElseThrow(() -> new Failed("no tournament in %s is unfinished: name the folder of one%s"
                            .formatted(TournamentFolders.RESULTS.toAbsolutePath(), notBegun())));
        }
        if (!Store.isIn(named)) {
            throw new Failed("there is no tournament in %s: name a folder that arena run has written"
                    .formatted(named.toAbsolutePath().normalize()));
        }
        return named;
    }

    /** What is said of the newest folder in which nothing was settled; empty: there is none. */
    private static String notBegun() {
        return TournamentFolders.newest(Store::isEmpty)
                .map(folder ->
                        "; %s had not begun when it was stopped: start it again with arena run".formatted(folder))
                .orElse("");
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
        try (Store store = TournamentFolders.read(folder)) {
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
        Store store = TournamentFolders.read(folder);
        store.notes().forEach(note -> err.println("arena: " + note));
        return store;
    }
}
