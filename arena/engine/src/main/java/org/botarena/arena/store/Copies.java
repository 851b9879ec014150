package org.botarena.arena.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The records of attempts as the journal has them, for the place of one that is damaged in the store. The file is looked
 * through once, when the first is asked for; only lines whose hash is right are given. One thread.
 */
final class Copies {
    private final Path journal;
    private Map<String, Long> places = Map.of();
    private boolean isRead;

    Copies(Path journal) {
        this.journal = journal;
    }

    /** A counted attempt at a game. */
    Optional<Entry.Attempted> attempt(String game, int number) {
        return place("attempt", game, number)
                .filter(Entry.Attempted.class::isInstance)
                .map(Entry.Attempted.class::cast);
    }

    /** An attempt that did not count. */
    Optional<Entry.Disturbed> disturbed(String game, int number) {
        return place("voided", game, number)
                .filter(Entry.Disturbed.class::isInstance)
                .map(Entry.Disturbed.class::cast);
    }

    private Optional<Entry> place(String kind, String game, int number) {
        if (!isRead && Files.isRegularFile(journal)) {
            read();
        }
        isRead = true;
        return Optional.ofNullable(places.get(key(kind, game, number))).flatMap(from -> Journal.at(journal, from));
    }

    private void read() {
        places = new HashMap<>();
        Journal.read(journal, line -> {
            Entry entry = line.entry().orElse(null);
            if (entry instanceof Entry.Attempted one) {
                places.put(key("attempt", one.game(), one.number()), line.from());
            } else if (entry instanceof Entry.Disturbed one) {
                places.put(key("voided", one.game(), one.number()), line.from());
            }
        });
    }

    private static String key(String kind, String game, int number) {
        return kind + " " + game + " " + number;
    }
}
