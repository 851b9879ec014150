package org.botarena.arena.event;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.news.News;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.verification.Receipt;

/**
 * The result of one session of an event. Immutable.
 *
 * @param over the number of games played, and why it ended
 * @param unplayed why games were given up, by id
 * @param results the files written, or empty if nothing is stored
 * @param damage damaged records that were found, in sentences
 */
public record EventResult(
        News.Over over, Map<String, Sentence> unplayed, Optional<Written> results, List<String> damage) {
    /**
     * The written results. Immutable.
     *
     * @param tables of all games
     * @param receipt to be published, so that any later change of the results can be detected
     */
    public record Written(Scoreboard tables, Receipt receipt) {}

    public EventResult {
        damage = List.copyOf(damage);
    }
}
