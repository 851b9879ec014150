package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;

/**
 * A tournament as it was, in a temporary folder of its own that holds nothing of what came later: a store is what its journal gives,
 * so one is made from the first lines of the journal. Until it is closed, which deletes the folder.
 *
 * @param folder to be read as any tournament's
 */
public record PastTournament(Path folder) implements AutoCloseable {
    /**
     * The tournament when the journal's line of that number was the last, or an earlier line where that one is lost. It takes as long
     * as a rebuild of the store up to that line.
     *
     * @param folder of the tournament, which another run may be at; nothing in it changes
     * @param sequence the number of a line, from 0, as news bears it
     * @throws StoreException if the journal has no sound line up to that number, or cannot be read
     */
    public static PastTournament at(Path folder, long sequence) {
        try {
            PastTournament then = new PastTournament(Files.createTempDirectory("botarena-then-"));
            try {
                JournalReader.in(folder).copyUpTo(sequence, then.folder);
                return then;
            } catch (StoreException e) {
                then.close();
                throw e;
            }
        } catch (IOException e) {
            throw new StoreException("no room for a copy of %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    @Override
    public void close() {
        FileUtils.deleteQuietly(folder.toFile());
    }
}
