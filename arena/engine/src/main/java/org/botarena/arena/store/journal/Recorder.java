package org.botarena.arena.store.journal;

import java.util.List;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.Entry;

/** Puts something on file. */
public interface Recorder {
    /**
     * Puts it on file: first into the journal, then into the store.
     *
     * @param entries what belongs together, in order
     * @throws StoreException if there is no room, or nobody may write here
     */
    void record(List<? extends Entry> entries);
}
