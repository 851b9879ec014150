package org.botarena.arena.store;

import java.time.Instant;
import java.util.List;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * How a run of a tournament ended, as shown in the reports. Immutable.
 *
 * @param isInterrupted whether the run was stopped or killed
 * @param moment the time when it ended
 * @param tables the format of the tables for spreadsheets
 * @param trimmed what was cut for lack of time; empty: nothing
 * @param notices the warnings about the machine in all runs
 */
public record RunEnd(boolean isInterrupted, Instant moment, Csv tables, Sentence trimmed, List<Sentence> notices) {
    public RunEnd {
        notices = List.copyOf(notices);
    }
}
