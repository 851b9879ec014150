package org.botarena.arena.serve.hosting.ladder;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.botarena.arena.news.News;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.view.TournamentView;

/**
 * The standings of the ladder. Thread-safe.
 *
 * @param view of the season that is played
 */
public record LadderRanking(Supplier<TournamentView> view) {
    /** Games that ended in a minute recently; 0: not known. */
    double pace() {
        return view.get().pace();
    }

    /** How many games have ended. */
    public int games() {
        return view.get().ended();
    }

    /** The games of some entrants, the newest first. */
    public List<Outcome> games(Predicate<String> isOne, int most) {
        return view.get().games(isOne, most);
    }

    /** How many games each has played. */
    public Map<String, Integer> played() {
        return view.get().played();
    }

    /** The games in play. */
    public List<News.GameBegun> running() {
        return view.get().running();
    }

    /** The table of all who have not left, the best first. */
    public List<Row> rows() {
        return view.get().rows();
    }

    /** The same of these versions, and of the samples that play along, with the places among them. */
    public List<Row> rows(Set<String> versions) {
        return Row.among(rows(), entrant -> versions.contains(entrant) || !entrant.contains("@"));
    }

    /** Another number whenever something has changed. */
    public long changes() {
        return view.get().changes();
    }
}
