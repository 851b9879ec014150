package org.botarena.arena.cli.option;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Failed;

/** The tournament of a command: the named one, or else the newest unfinished one. */
public final class FolderArgument {
    private FolderArgument() {}

    /**
     * Finds the folder.
     *
     * @param named the folder that was typed, or null
     * @throws Failed if the folder does not exist
     */
    public static Path of(Path named) {
        if (named == null) {
            return TournamentFolders.unfinished(store -> true)
                    .orElseThrow(() ->
                            Failed.of("error.none-unfinished", TournamentFolders.RESULTS.toAbsolutePath(), notBegun()));
        }
        if (!Store.isIn(named)) {
            throw Failed.of("error.no-tournament", named.toAbsolutePath().normalize());
        }
        return named;
    }

    /** A sentence about the newest folder in which nothing was decided, or empty. */
    private static Sentence notBegun() {
        return TournamentFolders.newest(Store::isEmpty)
                .map(folder -> Sentence.of("error.none-unfinished.begin", folder))
                .orElse(Sentence.NONE);
    }

    /**
     * Rejects a folder in which nothing was decided, because resuming it would begin another tournament.
     *
     * @throws Failed if the folder is missing or cannot be read
     */
    public static void requireBegun(Path folder) {
        if (Store.holder(folder).isPresent()) {
            return; // The process that uses it has begun, as its lock shows.
        }
        TournamentFolders.read(folder).close();
    }

    /**
     * Opens its store for reading, and reports files that were first restored from the journal.
     *
     * @param err receives the report
     * @throws Failed if a run was killed before anything was decided
     */
    public static Store read(Path folder, PrintWriter err) {
        Store store = TournamentFolders.read(folder);
        store.notes().forEach(note -> err.println("arena: " + note));
        return store;
    }
}
