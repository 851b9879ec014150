package org.botarena.arena.store;

import java.time.Instant;
import java.util.List;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * How a run of a tournament ended, as the reports tell it. Immutable.
 *
 * @param isInterrupted whether the run was stopped, or killed
 * @param moment when it ended
 * @param tables how the tables for spreadsheets are written
 * @param trimmed what the time did not allow; empty: nothing was left out
 * @param notices what the organizer was told of the machine in all runs
 */
public record RunEnd(boolean isInterrupted, Instant moment, Csv tables, Sentence trimmed, List<Sentence> notices) {
    /** Copies the list. */
    public RunEnd {
        notices = List.copyOf(notices);
    }
}
