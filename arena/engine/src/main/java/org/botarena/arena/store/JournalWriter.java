package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.botarena.arena.report.Forced;

/** Writes a whole journal beside the one that may be there, and gives it its name when all of it is on the disk. */
final class JournalWriter {
    private static final int AT_A_TIME = 1000;

    private JournalWriter() {}

    /**
     * Writes it.
     *
     * @param entries gives them all, the beginning first
     * @return the number of the last line
     * @throws StoreException if there is no room; what was there stays
     */
    static long write(Path part, Path file, Consumer<Consumer<Entry>> entries) {
        long[] last = {-1};
        try {
            Files.deleteIfExists(part);
            try (Journal journal = Journal.open(part)) {
                List<Entry> some = new ArrayList<>();
                Runnable flush = () -> {
                    List<Journal.Line> lines = journal.append(some);
                    last[0] = lines.isEmpty()
                            ? last[0]
                            : lines.get(lines.size() - 1).seq();
                    some.clear();
                };
                entries.accept(entry -> {
                    some.add(entry);
                    if (some.size() == AT_A_TIME) {
                        flush.run();
                    }
                });
                flush.run();
            }
            Forced.move(part, file);
            return last[0];
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(file, e.getMessage()), e);
        }
    }
}
