package org.botarena.arena.kibitz;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.botarena.api.Rules;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.LiveJudge;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.news.News;
import org.botarena.arena.news.News.Judged.Judgement;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.process.IdleJvm;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.timing.Lanes;

/**
 * Judges positions of running games, in a separate process, on a core that no game uses. It judges the newest
 * position of each game; games take turns. Without such a core it pauses. Thread-safe.
 */
public final class Kibitzer implements NewsListener {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long LOOK_MS = 10;
    private static final long BETWEEN_LOOKS_MS = 100;

    /** How long the solving of one game's position may keep the others waiting. */
    private static final long TURN = TimeUnit.MILLISECONDS.toNanos(300);

    /** It reports a pause after this long without a core. */
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    private static final int MOST_STARTS = 2;

    private final String game;
    private final Machine machine;
    private final Lanes lanes;
    private final Duration patience;
    private final Consumer<News.Judged> told;
    private final Map<String, News.GameBegun> playing = new HashMap<>();
    private final Map<String, News.GameBegun> waiting = new LinkedHashMap<>();
    private final Map<String, Judgement> silent = new HashMap<>();
    private final Thread thread = new Thread(this::run, "kibitzer");
    private volatile Optional<IdleJvm> process = Optional.empty();
    private int starts;
    private OptionalLong without = OptionalLong.empty();

    Kibitzer(Rules<?> rules, Machine machine, Lanes lanes, Duration patience, Consumer<News.Judged> told) {
        this.game = rules.name();
        this.machine = machine;
        this.lanes = lanes;
        this.patience = patience;
        this.told = told;
        thread.setDaemon(true);
        thread.start();
    }

    /** Whether it can judge a game: one of the arena's own, with two sides and no hidden information. */
    public static boolean knows(Rules<?> rules) {
        return LiveJudge.knows(rules) && Explanation.knows(rules.name());
    }

    /**
     * Opens a kibitzer for the games of a tournament.
     *
     * @param lanes the cores on which these are played
     * @param told receives its news, and returns at once
     */
    public static Kibitzer open(Rules<?> rules, Machine machine, Lanes lanes, Consumer<News.Judged> told) {
        return new Kibitzer(rules, machine, lanes, PATIENCE, told);
    }

    @Override
    public synchronized void accept(NumberedNews numbered) {
        News news = numbered.news();
        if (news instanceof News.GameBegun begun) {
            next(begun);
        } else if (news instanceof News.PlyPlayed ply) {
            Optional.ofNullable(playing.get(ply.id())).ifPresent(before -> next(before, ply));
        } else if (news instanceof News.GameEnded ended) {
            leave(ended.id());
        } else if (news instanceof News.AttemptVoided voided) {
            leave(voided.id());
        } else if (news instanceof News.GivenUp given) {
            leave(given.id());
        }
    }

    private void next(News.GameBegun before, News.PlyPlayed ply) {
        if (ply.number() == before.moves().size()) {
            next(before.after(ply));
        } else {
            leave(ply.id()); // plies are missing, so the position is unknown
        }
    }

    private void next(News.GameBegun position) {
        playing.put(position.id(), position);
        waiting.put(position.id(), position);
        notifyAll();
    }

    private void leave(String id) {
        playing.remove(id);
        waiting.remove(id);
        silent.remove(id);
    }

    private void run() {
        try {
            while (true) {
                News.GameBegun position = await();
                OptionalInt core = isOff() ? OptionalInt.empty() : lanes.takeUnused();
                if (core.isEmpty()) {
                    pause();
                    Thread.sleep(BETWEEN_LOOKS_MS);
                    continue;
                }
                without = OptionalLong.empty();
                try {
                    judge(position, core.getAsInt());
                } finally {
                    lanes.giveBackUnused(core);
                }
            }
        } catch (InterruptedException e) {
            // It is closed.
        } finally {
            process.ifPresent(IdleJvm::close);
        }
    }

    private boolean isOff() {
        return process.isEmpty() && starts == MOST_STARTS;
    }

    /** The position that has waited longest. */
    private synchronized News.GameBegun await() throws InterruptedException {
        while (waiting.isEmpty()) {
            wait();
        }
        return waiting.values().iterator().next();
    }

    private synchronized void pause() {
        long now = System.nanoTime();
        without = without.isPresent() ? without : OptionalLong.of(now);
        if (isOff() || now - without.getAsLong() > PAUSE) {
            Judgement why = isOff() ? Judgement.OFF : Judgement.PAUSED;
            playing.keySet().stream()
                    .filter(id -> silent.put(id, why) != why)
                    .forEach(id -> told.accept(News.Judged.none(id, why)));
        }
    }

    private void judge(News.GameBegun position, int core) throws InterruptedException {
        try {
            IdleJvm judge = on(core);
            start(position);
            judge.write(JsonText.OF_COMMANDS.valueToTree(position).toString());
            await(judge, position.id());
        } catch (IOException e) {
            process.ifPresent(IdleJvm::close);
            process = Optional.empty();
            again(position);
        }
    }

    private IdleJvm on(int core) throws IOException {
        if (process.isEmpty()) {
            starts++;
            process = Optional.of(IdleJvm.start(machine, KibitzerMain.class, List.of(game), OptionalInt.of(core)));
        }
        process.get().move(core);
        return process.get();
    }

    private synchronized void start(News.GameBegun position) {
        waiting.remove(position.id(), position);
    }

    private synchronized void again(News.GameBegun position) {
        Optional.ofNullable(playing.get(position.id())).ifPresent(now -> waiting.putIfAbsent(now.id(), now));
    }

    private void await(IdleJvm judge, String id) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        boolean isStopped = false;
        while (true) {
            Optional<String> line = judge.answer(LOOK_MS);
            long taken = System.nanoTime() - begin;
            if (line.isPresent() && line.get().isEmpty()) {
                return;
            }
            if (line.isPresent()) {
                announce(JsonText.MAPPER.readValue(line.get(), News.Judged.class));
            } else if (taken > patience.toNanos()) {
                throw new IOException("the kibitzer's process does not answer");
            } else if (!isStopped && (lanes.isAwaited() || isWanted(id, taken))) {
                judge.write("");
                isStopped = true;
            }
        }
    }

    /** Whether to judge another position now: at once if it is a later one of the same game. */
    private synchronized boolean isWanted(String id, long taken) {
        return waiting.containsKey(id) || (taken > TURN && !waiting.isEmpty());
    }

    private synchronized void announce(News.Judged judged) {
        if (playing.containsKey(judged.id())) {
            silent.remove(judged.id());
            told.accept(judged);
        }
    }

    /** The process id, or empty if no process runs. */
    OptionalLong pid() {
        return process.map(one -> OptionalLong.of(one.pid())).orElse(OptionalLong.empty());
    }

    /** Ends its process. Further calls have no effect. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
