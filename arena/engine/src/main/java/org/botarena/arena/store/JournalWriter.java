package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.botarena.arena.files.SyncedFiles;

/** Writes a whole journal beside the one that may be there, and gives it its name when all of it is on the disk. */
final class JournalWriter {
    private static final int AT_A_TIME = 1000;

    private JournalWriter() {}

    /**
     * Writes it.
     *
     * @param entries gives them all, the beginning first
     * @return the last line
     * @throws StoreException if there is no room; what was there stays
     */
    public static JournalLine write(Path part, Path file, Consumer<Consumer<Entry>> entries) {
        JournalLine last;
        try {
            Files.deleteIfExists(part);
            try (Journal journal = Journal.open(part)) {
                List<Entry> some = new ArrayList<>();
                entries.accept(entry -> {
                    if (some.size() == AT_A_TIME) {
                        journal.append(some);
                        some.clear();
                    }
                    some.add(entry);
                });
                List<JournalLine> end = journal.append(some);
                last = end.get(end.size() - 1);
            }
            SyncedFiles.move(part, file);
            return last;
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(file, e.getMessage()), e);
        }
    }
}
