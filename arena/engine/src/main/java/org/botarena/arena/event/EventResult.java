package org.botarena.arena.event;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.news.News;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.verification.Receipt;

/**
 * How an event has ended this time. Immutable.
 *
 * @param over how many games were played, and why no more
 * @param unplayed games that were given up
 * @param results what was written; empty: nothing is kept
 * @param damage of records that were met on the way, in sentences
 */
public record EventResult(News.Over over, List<Unplayed> unplayed, Optional<Written> results, List<String> damage) {
    /**
     * The results that were written. Immutable.
     *
     * @param tables of all games
     * @param receipt what may be published, so that nobody can change the results unnoticed
     */
    public record Written(Scoreboard tables, Receipt receipt) {}

    public EventResult {
        unplayed = List.copyOf(unplayed);
        damage = List.copyOf(damage);
    }
}
