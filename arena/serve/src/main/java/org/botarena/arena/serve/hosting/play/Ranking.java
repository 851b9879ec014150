package org.botarena.arena.serve.hosting.play;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Grade;
import org.botarena.arena.tournament.standing.Tally;

/** How a tournament stands that this process plays: it hears the news, so that nobody has to read the store. Thread-safe. */
public final class Ranking implements NewsListener {
    private static final int PACE = 60;

    private final List<Counted> games = new ArrayList<>();
    private final Map<String, Integer> played = new HashMap<>();
    private final Deque<Instant> ends = new ArrayDeque<>();
    private final Map<String, Running> running = new LinkedHashMap<>();
    private List<Counted> carried = List.of();
    private int before;
    private Optional<Setup> setup = Optional.empty();
    private Optional<List<Line>> lines = Optional.empty();
    private long sequence = -1;
    private Map<String, String> shown = Map.of();
    private long changes;

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
            int faults) {
        private Line at(List<Line> those) {
            int better =
                    (int) those.stream().filter(other -> other.place < place).count();
            boolean isTied =
                    those.stream().filter(other -> other.place == place).count() > 1;
            return new Line(1 + better, isTied, entrant, elo, low, high, points, games, wins, draws, losses, faults);
        }
    }

    /** A game in play, with its moves so far. */
    public record Running(String id, List<String> seats, String start, List<String> moves) {}

    /** A game that has ended. */
    public record Ended(
            String id, String first, String second, double firstPoints, double secondPoints, boolean isFaulted) {}

    /** Counts what a folder has on file. */
    public void load(Path folder, Games installed) {
        try (Store store = Store.read(folder)) {
            if (!store.isEmpty()) {
                synchronized (this) {
                    setup = Optional.of(store.setup(installed));
                    store.games().count(this::add);
                    sequence = store.games().sequence();
                    shown = Profiles.of(setup.get().entrants(), folder).byEntrant().entrySet().stream()
                            .collect(Collectors.toMap(
                                    Map.Entry::getKey, one -> one.getValue().displayName()));
                    lines = Optional.empty();
                }
            }
        }
    }

    @Override
    public synchronized void told(NumberedNews numbered) {
        sequence = numbered.sequence();
        changes++;
        News news = numbered.news();
        if (news instanceof News.Planned planned) {
            setup = Optional.of(planned.plan().setup());
            running.clear();
            lines = Optional.empty();
        } else if (news instanceof News.GameBegun begun) {
            running.put(
                    begun.id(), new Running(begun.id(), begun.seats(), begun.start(), new ArrayList<>(begun.moves())));
        } else if (news instanceof News.PlyPlayed ply && running.containsKey(ply.id())) {
            running.get(ply.id()).moves().add(ply.move());
        } else if (news instanceof News.GameEnded ended) {
            running.remove(ended.id());
            ended.counted().ifPresent(this::add);
            ends.add(numbered.time());
            if (ends.size() > PACE) {
                ends.remove();
            }
            lines = Optional.empty();
        } else if (news instanceof News.AttemptVoided voided) {
            running.remove(voided.id());
        } else if (news instanceof News.Over) {
            running.clear();
        }
    }

    private void add(Counted game) {
        games.add(game);
        played.merge(game.outcome().first().entrant(), 1, Integer::sum);
        played.merge(game.outcome().second().entrant(), 1, Integer::sum);
    }

    /** A chapter is over: of its games those among the ones who play on still count for the ratings. */
    public synchronized void turn(Set<String> playing) {
        carried = games.stream()
                .filter(game -> playing.contains(game.outcome().first().entrant())
                        && playing.contains(game.outcome().second().entrant()))
                .toList();
        before += games.size();
        games.clear();
        lines = Optional.empty();
    }

    /** Another season begins: nothing counts any more. */
    public synchronized void clear() {
        games.clear();
        played.clear();
        ends.clear();
        carried = List.of();
        before = 0;
        setup = Optional.empty();
        lines = Optional.empty();
    }

    /** The games of the chapter. */
    public synchronized int chapter() {
        return games.size();
    }

    /** Games that end in a minute, of late; 0: not known. */
    public synchronized double pace() {
        return ends.size() < 2
                ? 0
                : (ends.size() - 1)
                        * 60_000.0
                        / Math.max(
                                1,
                                Duration.between(ends.getFirst(), ends.getLast())
                                        .toMillis());
    }

    /** What an entrant is called in the reports. */
    public synchronized String shown(String entrant) {
        return shown.getOrDefault(entrant, entrant);
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

    /** How much it was told. */
    public synchronized long changes() {
        return changes;
    }

    /** How many games have ended. */
    public synchronized int games() {
        return before + games.size();
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
    public synchronized Map<String, Integer> played() {
        return new HashMap<>(played);
    }

    /** The table of all who take part, the best first. */
    public synchronized List<Line> lines() {
        if (lines.isEmpty() && setup.isPresent()) {
            lines = Optional.of(RankingTable.of(tally(setup.get()).standings(), carried, games, setup.get()));
        }
        return lines.orElse(List.of());
    }

    /** The same of these versions, and of the samples that play along, with the places among them. */
    public List<Line> lines(Set<String> versions) {
        List<Line> those = lines().stream()
                .filter(line ->
                        versions.contains(line.entrant()) || !line.entrant().contains("@"))
                .toList();
        return those.stream().map(line -> line.at(those)).toList();
    }

    private Tally tally(Setup now) {
        Tally tally = new Tally(now);
        games.forEach(tally::count);
        return tally;
    }

    /** How everybody did against these. */
    public synchronized List<Grade> grades(List<String> references) {
        return setup.map(now -> tally(now).grades(references)).orElse(List.of());
    }
}
