package org.botarena.arena.serve.hosting.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.serve.hosting.file.Lost;
import org.botarena.arena.store.JournalLine;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;

/** Finds unrecorded games of a tournament's news, which reveal an incomplete copy of its journal. */
public final class LostGames {
    private LostGames() {}

    /**
     * The losses of a tournament that is not being played, or empty if its news reveal none.
     *
     * @param event the event's folder
     */
    public static Optional<Lost> in(Path event, Path folder) {
        if (!Store.isIn(folder)) {
            return Optional.empty();
        }
        try {
            List<LiveReader.Line> told = new LiveReader(folder)
                    .poll().stream()
                            .filter(line -> line.fields().path("time").isTextual())
                            .toList();
            long written =
                    new JournalReader(folder).last().map(JournalLine::seq).orElse(-1L);
            return told.stream().allMatch(line -> line.sequence() <= written)
                    ? Optional.empty() // found without the index, which may have to be made again
                    : in(event, folder, told);
        } catch (IOException | StoreException e) {
            return Optional.empty(); // The tournament itself reports the problem.
        }
    }

    private static Optional<Lost> in(Path event, Path folder, List<LiveReader.Line> told) {
        try (Store store = Store.read(folder)) {
            long there = store.isEmpty() ? -1 : store.games().sequence();
            return told.stream()
                    .filter(line -> line.sequence() > there)
                    .reduce((one, later) -> later)
                    .map(last -> new Lost(
                            event.relativize(folder).toString(),
                            told.stream()
                                    .filter(line -> line.sequence() <= there)
                                    .reduce((one, later) -> later)
                                    .map(LostGames::time),
                            time(last)));
        }
    }

    private static String time(LiveReader.Line line) {
        return line.fields().path("time").asText();
    }
}
