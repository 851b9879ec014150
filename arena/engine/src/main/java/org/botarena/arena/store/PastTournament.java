package org.botarena.arena.store;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.IOUtils;

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
        JournalFile journal = JournalFile.in(folder);
        JournalLine last = journal.findUpTo(sequence)
                .orElseThrow(() -> new StoreException(String.format(
                        Locale.ROOT, "%s has no sound line with a number up to %d", journal.path(), sequence)));
        try {
            PastTournament then = new PastTournament(Files.createTempDirectory("botarena-then-"));
            try {
                copy(journal.path(), last.from(), JournalFile.in(then.folder).path());
                return then;
            } catch (IOException e) {
                then.close();
                throw e;
            }
        } catch (IOException e) {
            throw new StoreException("no room for a copy of %s: %s".formatted(journal.path(), e.getMessage()), e);
        }
    }

    /** Copies all lines up to the one that begins there. */
    private static void copy(Path from, long lastLine, Path to) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(from));
                OutputStream out = new BufferedOutputStream(Files.newOutputStream(to))) {
            IOUtils.copyLarge(in, out, 0, lastLine);
            for (int next = in.read(); next >= 0; next = in.read()) {
                out.write(next);
                if (next == '\n') {
                    return;
                }
            }
        }
    }

    @Override
    public void close() {
        FileUtils.deleteQuietly(folder.toFile());
    }
}
