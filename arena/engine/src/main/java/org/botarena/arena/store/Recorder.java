package org.botarena.arena.store;

import java.util.List;

/** Records entries of a tournament. */
interface Recorder {
    /**
     * Records entries, first in the journal, then in the store.
     *
     * @param entries entries to be recorded together, in order
     * @throws StoreException if the disk is full or the folder is not writable
     */
    void record(List<? extends Entry> entries);
}
