package org.botarena.arena.serve;

import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.news.LiveWriter;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;

/**
 * A round robin of small Reversi that a test plays move by move, recorded and reported like a run's. The entrant {@code
 * late} is late. One thread.
 */
public final class RunningCup implements AutoCloseable {
    private final Setup setup;
    private final Store store;
    private final LiveWriter news;
    private final PlayedInProcess table;
    private final List<ScheduledGame> left;
    private Optional<NewsListener> listener = Optional.empty();
    private long number;
    private Pace pace = Pace.NONE;
    private int next;
    private boolean isClosed;

    /** Starts with this number of games played. */
    public RunningCup(Path folder, int before, String... names) {
        setup = Kept.setup(
                new RoundRobin(),
                2,
                IntStream.range(0, names.length)
                        .mapToObj(i -> numbered(Kept.entrant(names[i], 1), 1 + i))
                        .toArray(Entrant[]::new));
        new Kept(folder, setup).playUntil(before);
        store = Store.open(folder);
        news = new LiveWriter(folder, sentence -> {
            throw new AssertionError(sentence);
        });
        table = new PlayedInProcess(setup.terms().rules())
                .withFault("late", new Verdict.Late(2001, 2000, Optional.empty()));
        Set<String> played = new HashSet<>();
        store.games().count((game, line) -> played.add(game.outcome().id()));
        left = Contest.games(setup).stream()
                .filter(game -> !played.contains(game.id()))
                .toList();
        announce(new News.Begins(left.size(), Optional.empty()));
    }

    private static Entrant numbered(Entrant one, int author) {
        return new Entrant(
                one.name(), one.jar(), one.options(), one.generation(), OptionalInt.of(author), one.authors());
    }

    /** Registers a listener, like the process that plays. */
    public void listen(NewsListener to) {
        listener = Optional.of(to);
    }

    public Rules<?> rules() {
        return setup.terms().rules();
    }

    private void announce(News what) {
        Instant now = Instant.now();
        pace = pace.after(what, now);
        NumberedNews told = new NumberedNews(store.games().sequence(), number++, now, pace, what);
        news.accept(told);
        news.tick();
        listener.ifPresent(one -> one.accept(told));
    }

    /** The next game, before it is played. */
    public GameRecord draw() {
        try {
            return table.play(left.get(next++));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private ScheduledGame pairing(GameRecord game) {
        return left.stream()
                .filter(one -> one.id().equals(game.id()))
                .findFirst()
                .orElseThrow();
    }

    public void begin(GameRecord game) {
        announce(News.GameBegun.of(pairing(game)));
    }

    /** Reports a ply of a game. */
    public void ply(GameRecord game, int ply) {
        announce(News.PlyPlayed.of(pairing(game), game.result().plies().get(ply)));
    }

    /** Reports a ply of a game with its agent's expectation. */
    public void ply(GameRecord game, int ply, double expected) {
        Ply played = game.result().plies().get(ply);
        announce(News.PlyPlayed.of(
                pairing(game),
                new Ply(
                        ply,
                        played.player(),
                        played.move(),
                        played.wallMs(),
                        played.cpuMs(),
                        played.stallMs(),
                        Optional.empty(),
                        Said.of(expected, played.move()))));
    }

    public void end(GameRecord game) {
        store.games().ended(game);
        number = 0;
        announce(News.GameEnded.of(
                game,
                Outcome.points(setup.terms().rules(), game.result()),
                Counted.of(game, setup.terms().times())));
    }

    /** Plays a whole game. */
    public GameRecord play() {
        GameRecord game = draw();
        begin(game);
        for (int i = game.fixture().opening().size(); i < game.result().plies().size(); i++) {
            ply(game, i);
        }
        end(game);
        return game;
    }

    /** Plays the remaining games, and ends like a run. */
    public void finish() {
        int played = 0;
        while (next < left.size()) {
            play();
            played++;
        }
        store.changes().reach(State.FINISHED, false, Instant.now());
        announce(new News.Over(played, 0, false, Optional.empty(), ""));
        kill();
    }

    public void report(News what) {
        announce(what);
    }

    @Override
    public void close() {
        kill();
    }

    /** Ends like a process after kill -9. */
    public void kill() {
        if (!isClosed) {
            isClosed = true;
            news.tick();
            store.close();
        }
    }
}
