package org.botarena.arena.cli;

import java.nio.file.Path;
import org.botarena.arena.store.Store;

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
     * Its store, to read.
     *
     * @throws Failed if a run was killed before anything was settled
     */
    static Store read(Path folder) {
        Store store = Store.read(folder);
        if (store.isEmpty()) {
            store.close();
            throw new Failed("the tournament in %s had not begun when it was stopped: start it again with --out"
                    .formatted(folder));
        }
        return store;
    }
}
