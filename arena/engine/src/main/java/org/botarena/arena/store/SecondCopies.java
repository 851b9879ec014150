package org.botarena.arena.store;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The records of attempts as the journal has them, for the place of one that is damaged in the store. The file is looked
 * through once, when the first is asked for; only lines whose hash is right are given. One thread.
 */
final class SecondCopies {
    private final JournalFile journal;
    private Map<AttemptId, Long> places = Map.of();
    private boolean isRead;

    public SecondCopies(JournalFile journal) {
        this.journal = journal;
    }

    /** A counted attempt at a game. */
    public Optional<GameEntry.Attempted> attempt(String game, int number) {
        return place(new AttemptId(AttemptId.COUNTED, game, number))
                .filter(GameEntry.Attempted.class::isInstance)
                .map(GameEntry.Attempted.class::cast);
    }

    /** An attempt that did not count. */
    public Optional<GameEntry.Disturbed> disturbed(String game, int number) {
        return place(new AttemptId(AttemptId.VOIDED, game, number))
                .filter(GameEntry.Disturbed.class::isInstance)
                .map(GameEntry.Disturbed.class::cast);
    }

    private Optional<Entry> place(AttemptId id) {
        if (!isRead && journal.isThere()) {
            read();
        }
        isRead = true;
        return Optional.ofNullable(places.get(id)).flatMap(journal::at);
    }

    private void read() {
        places = new HashMap<>();
        journal.read(line -> line.entry().flatMap(Entry::attemptId).ifPresent(id -> places.put(id, line.from())));
    }
}
