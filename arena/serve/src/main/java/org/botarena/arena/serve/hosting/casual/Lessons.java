package org.botarena.arena.serve.hosting.casual;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.coach.Coach;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.trouble.Background;

/**
 * Explanations of where authors' games were lost. A game is analysed once its author has asked for it; the answers stay
 * in memory. Thread-safe.
 */
public final class Lessons implements AutoCloseable {
    private static final int MOST_KNOWN = 10_000;
    private static final int MOST_WAITING = 1_000;
    private static final long REST_SECONDS = 60;

    private final OwnGames own;
    private final Background background;
    private final Background.Worker worker;
    private final boolean isKnowing;
    private final Coach coach;
    private final BlockingQueue<Asked> queue = new LinkedBlockingQueue<>();
    private final Set<Key> waiting = new HashSet<>();
    private final Map<Key, Optional<KeyMoment>> known = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Optional<KeyMoment>> eldest) {
            return size() > MOST_KNOWN;
        }
    };

    private final Map<Set<String>, Integer> answered = new HashMap<>();

    private record Key(String tournament, String id) {}

    private record Asked(Key game, Set<String> agents) {}

    /** Creates it without requests. */
    public Lessons(OwnGames own, Background background) {
        this.own = own;
        this.background = background;
        isKnowing = Explanation.knows(own.venue().terms().rules().name());
        coach = new Coach(own.venue().machine());
        worker = background.worker("coach", this::look);
    }

    /** Starts to analyse games. */
    public void start() {
        worker.start();
    }

    /**
     * The lesson of a game; empty while it waits for analysis, or if no mistake is known.
     *
     * @param tournament its name; empty for the ladder
     * @param agents those of its author
     */
    public synchronized Optional<KeyMoment> of(String tournament, String id, Set<String> agents) {
        Key game = new Key(tournament, id);
        Optional<KeyMoment> moment = known.get(game);
        if (moment != null) {
            return moment;
        }
        if (isKnowing && waiting.size() < MOST_WAITING && waiting.add(game)) {
            queue.add(new Asked(game, agents));
        }
        return Optional.empty();
    }

    /** The number of analysed games of these agents. */
    public synchronized int answered(Set<String> agents) {
        return answered.getOrDefault(agents, 0);
    }

    /** Whether a game waits for analysis. */
    public synchronized boolean isAwaited(String tournament, String id) {
        return waiting.contains(new Key(tournament, id));
    }

    private void look() throws InterruptedException {
        Asked next = queue.poll(REST_SECONDS, TimeUnit.SECONDS);
        if (next == null) {
            coach.rest();
            return;
        }
        Optional<KeyMoment> moment = Optional.empty();
        try {
            moment = moment(next.game, next.agents);
        } catch (IOException | IllegalArgumentException e) {
            background.report("looking at game " + next.game.id, e);
        }
        synchronized (this) {
            known.put(next.game, moment);
            waiting.remove(next.game);
            answered.merge(next.agents, 1, Integer::sum);
        }
    }

    private Optional<KeyMoment> moment(Key key, Set<String> agents) throws IOException, InterruptedException {
        Optional<GameRecord> game = own.find(agents, key.tournament, key.id);
        return game.isEmpty()
                ? Optional.empty()
                : coach.moment(own.published(game.get()), Explanation.seats(game.get(), agents));
    }

    @Override
    public void close() {
        worker.end();
        coach.close();
    }
}
