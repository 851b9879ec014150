package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.botarena.arena.news.News;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.view.TournamentView;

/** How the ladder stands: the chapter that is played, and what counts of those before. Thread-safe. */
public final class LadderRanking {
    private final Supplier<TournamentView> view;
    private final Map<String, Integer> playedBefore = new HashMap<>();
    private int before;

    /**
     * Without chapters that have ended.
     *
     * @param view of the chapter that is played
     */
    LadderRanking(Supplier<TournamentView> view) {
        this.view = view;
    }

    /** What the games of a chapter that has ended count. */
    static List<Counted> games(Path chapter) {
        List<Counted> games = new ArrayList<>();
        try (Store store = Store.read(chapter)) {
            if (!store.isEmpty()) {
                store.games().count(games::add);
            }
        }
        return games;
    }

    /** A chapter has ended: of its games those among the ones who play on count for the ratings of the next one. */
    synchronized void turn(List<Counted> games, Set<String> playing) {
        games.forEach(game -> {
            playedBefore.merge(game.outcome().first().entrant(), 1, Integer::sum);
            playedBefore.merge(game.outcome().second().entrant(), 1, Integer::sum);
        });
        before += games.size();
        view.get()
                .carry(games.stream()
                        .filter(game -> playing.contains(game.outcome().first().entrant())
                                && playing.contains(game.outcome().second().entrant()))
                        .toList());
    }

    /** Another season begins: nothing counts any more. */
    synchronized void clear() {
        playedBefore.clear();
        before = 0;
    }

    /** The games of the chapter. */
    int chapter() {
        return view.get().ended();
    }

    /** Games that end in a minute, of late; 0: not known. */
    double pace() {
        return view.get().pace();
    }

    /** How many games have ended. */
    public synchronized int games() {
        return before + view.get().ended();
    }

    /** Somebody's games in the chapter, the newest first. */
    public List<Outcome> games(Predicate<String> isOne, int most) {
        return view.get().games(isOne, most);
    }

    /** How many games each has played. */
    public synchronized Map<String, Integer> played() {
        Map<String, Integer> played = new HashMap<>(playedBefore);
        view.get().played().forEach((entrant, games) -> played.merge(entrant, games, Integer::sum));
        return played;
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
    public synchronized long changes() {
        return before + view.get().changes();
    }
}
