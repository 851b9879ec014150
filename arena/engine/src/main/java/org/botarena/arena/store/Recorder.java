package org.botarena.arena.store;

import java.util.List;

/** Puts something on file. */
interface Recorder {
    /**
     * Puts it on file: first into the journal, then into the store.
     *
     * @param entries what belongs together, in order
     * @throws StoreException if there is no room, or nobody may write here
     */
    void record(List<? extends Entry> entries);
}
