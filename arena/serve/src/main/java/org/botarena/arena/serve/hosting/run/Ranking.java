package org.botarena.arena.serve.hosting.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.api.Games;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.Meeting;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Grade;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/** How a tournament stands that this process plays: it hears the news, so that nobody has to read the store. Thread-safe. */
public final class Ranking implements NewsListener {
    private final List<Counted> games = new ArrayList<>();
    private final Map<String, Running> running = new LinkedHashMap<>();
    private Optional<Setup> setup = Optional.empty();
    private Optional<List<Line>> lines = Optional.empty();
    private long sequence = -1;

    /**
     * A line of the table. Immutable.
     *
     * @param place from 1
     * @param isShared whether another has the same place
     * @param elo rating; null where nothing is known
     * @param low the lower end of its interval, as the pairs of games alone have it; null: there is none
     * @param high the upper end; null: there is none
     */
    public record Line(
            int place,
            boolean isShared,
            String entrant,
            Double elo,
            Double low,
            Double high,
            double points,
            int games,
            int wins,
            int draws,
            int losses,
            int faults) {}

    /** A game in play, with its moves so far. */
    public record Running(String id, List<String> seats, String start, List<String> moves) {}

    /** A game that has ended. */
    public record Ended(
            String id, String first, String second, double firstPoints, double secondPoints, boolean isFaulted) {}

    /** Counts what a folder has on file. */
    void load(Path folder, Games installed) {
        try (Store store = Store.read(folder)) {
            if (!store.isEmpty()) {
                synchronized (this) {
                    setup = Optional.of(store.setup(installed));
                    store.games().count(games::add);
                    sequence = store.games().sequence();
                    lines = Optional.empty();
                }
            }
        }
    }

    @Override
    public synchronized void told(NumberedNews numbered) {
        sequence = numbered.sequence();
        News news = numbered.news();
        if (news instanceof News.Planned planned) {
            setup = Optional.of(planned.plan().setup());
            running.clear();
            lines = Optional.empty();
        } else if (news instanceof News.GameBegun begun) {
            running.put(begun.game().id(), running(begun.game(), begun.moves()));
        } else if (news instanceof News.PlyPlayed played
                && running.containsKey(played.game().id())) {
            running.get(played.game().id()).moves().add(played.ply().move());
        } else if (news instanceof News.GameEnded ended) {
            running.remove(ended.game().pairing().id());
            games.add(Counted.of(ended.game(), setup.orElseThrow().terms().moveTime()));
            lines = Optional.empty();
        } else if (news instanceof News.AttemptVoided voided) {
            running.remove(voided.game().pairing().id());
        } else if (news instanceof News.Over) {
            running.clear();
        }
    }

    private static Running running(Pairing game, List<String> moves) {
        return new Running(
                game.id(),
                game.seats().stream().map(Entrant::name).toList(),
                game.fixture().start().toString(),
                new ArrayList<>(moves));
    }

    /** The games in play, among those whom one may see. */
    public synchronized List<Running> running(Predicate<String> isShown) {
        return running.values().stream()
                .filter(game -> game.seats().stream().allMatch(isShown))
                .map(game -> new Running(game.id(), game.seats(), game.start(), List.copyOf(game.moves())))
                .toList();
    }

    /** The number of the journal's last line that was told. */
    public synchronized long sequence() {
        return sequence;
    }

    /** How many games have ended. */
    public synchronized int games() {
        return games.size();
    }

    /** Somebody's games, the newest first. */
    public synchronized List<Ended> games(Predicate<String> isOne, int most) {
        List<Ended> found = new ArrayList<>();
        for (int i = games.size() - 1; i >= 0 && found.size() < most; i--) {
            Outcome game = games.get(i).outcome();
            if (isOne.test(game.first().entrant()) || isOne.test(game.second().entrant())) {
                found.add(new Ended(
                        game.id(),
                        game.first().entrant(),
                        game.second().entrant(),
                        game.first().points(),
                        game.second().points(),
                        game.isFaulted()));
            }
        }
        return found;
    }

    /** How many games each has played. */
    synchronized Map<String, Integer> played() {
        Map<String, Integer> played = new HashMap<>();
        for (Counted game : games) {
            played.merge(game.outcome().first().entrant(), 1, Integer::sum);
            played.merge(game.outcome().second().entrant(), 1, Integer::sum);
        }
        return played;
    }

    /** The table of all who take part, the best first. */
    public synchronized List<Line> lines() {
        if (lines.isEmpty() && setup.isPresent()) {
            lines = Optional.of(lines(setup.get()));
        }
        return lines.orElse(List.of());
    }

    private List<Line> lines(Setup now) {
        return lines(tally(now).standings(), games, now);
    }

    private Tally tally(Setup now) {
        Tally tally = new Tally(now);
        games.forEach(tally::count);
        return tally;
    }

    /** How everybody did against these. */
    synchronized List<Grade> grades(List<String> references) {
        return setup.map(now -> tally(now).grades(references)).orElse(List.of());
    }

    private static List<Line> lines(Standings standings, Collection<Counted> games, Setup setup) {
        List<String> names = setup.names();
        List<Meeting.Game> meetings = games.stream()
                .map(Counted::outcome)
                .filter(game -> !game.isFaultOfBoth())
                .map(game -> new Meeting.Game(
                        game.first().entrant(),
                        game.second().entrant(),
                        game.pair(),
                        game.id().hashCode(),
                        game.first().points()))
                .toList();
        Ratings ratings = Ratings.anchored(Pool.of(names, Meeting.of(meetings)), setup.anchors(), setup.seed());
        return standings.rows().stream().map(row -> line(row, ratings)).toList();
    }

    /** The lines of standings of which nothing else is known. */
    static List<Line> lines(Standings standings) {
        return standings.rows().stream()
                .map(row -> new Line(
                        row.place(),
                        row.isShared(),
                        row.entrant(),
                        null,
                        null,
                        null,
                        row.points(),
                        row.games(),
                        row.wins(),
                        row.draws(),
                        row.losses(),
                        row.allFaults()))
                .toList();
    }

    private static Line line(Standing row, Ratings ratings) {
        Interval rating = ratings.rating(row.entrant());
        return new Line(
                row.place(),
                row.isShared(),
                row.entrant(),
                row.games() == 0 ? null : finite(rating.value()),
                ratings.hasInterval(row.entrant()) ? finite(rating.low()) : null,
                ratings.hasInterval(row.entrant()) ? finite(rating.high()) : null,
                row.points(),
                row.games(),
                row.wins(),
                row.draws(),
                row.losses(),
                row.allFaults());
    }

    private static Double finite(double number) {
        return Double.isFinite(number) ? (double) Math.round(number) : null;
    }
}
