package org.botarena.arena.store;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.IOUtils;
import org.botarena.api.Games;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.journal.JournalFile;
import org.botarena.arena.store.journal.JournalLine;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The standings of a tournament as they were, for a table that is frozen or revealed game by game. A store is what its journal
 * gives: one is made from the first lines of the journal in a temporary folder, and its digests are counted.
 *
 * @param folder of the tournament, which another run may be at; nothing in it changes
 */
public record PastStandings(Path folder) {
    /**
     * The standings when the journal's line of that number was the last, with the entrants and the results that counted then.
     * It takes as long as a rebuild of the store up to that line.
     *
     * @param sequence the number of a line, from 0, as news bears it
     * @param games of which the tournament plays one
     * @throws StoreException if the journal has no sound line of that number, or cannot be read
     */
    public Standings at(long sequence, Games games) {
        JournalFile journal = JournalFile.in(folder);
        JournalLine last = journal.find(sequence)
                .orElseThrow(() -> new StoreException("%s has no sound line with the number %d: give one from 0 to %d"
                        .formatted(
                                journal.path(),
                                sequence,
                                journal.last().map(JournalLine::seq).orElse(-1L))));
        try {
            Path then = Files.createTempDirectory("botarena-then-");
            try {
                copy(journal.path(), last.from(), JournalFile.in(then).path());
                return standings(then, games);
            } finally {
                FileUtils.deleteQuietly(then.toFile());
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

    private static Standings standings(Path then, Games games) {
        try (Store store = Store.read(then)) {
            Tally tally = new Tally(store.setup(games));
            store.games().tell(tally);
            return tally.standings();
        }
    }
}
