package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Scheduler;
import org.botarena.arena.tournament.schedule.Spectator;

/**
 * Plays a schedule on a runner, several games at a time, and notifies the spectators of each game as it ends. Runs
 * once; {@link #stop} may be called from any thread.
 */
public final class Tournament {
    private static final long TICK_MS = 1000;

    private final GameRunner runner;
    private final List<Spectator> spectators;
    private final GameQueue games;
    private final List<Thread> workers = new ArrayList<>();
    private final DisturbanceMonitor strain;
    private BiConsumer<ScheduledGame, Ply> plies = (game, ply) -> {};
    private int working;
    private int inPlay;
    private int busy;
    private boolean isStopped;
    private boolean isFinishing;
    private boolean isHeld;
    private volatile boolean isIdle;
    private boolean isOver;
    private Optional<Throwable> failure = Optional.empty();

    /**
     * The end of a tournament. Immutable.
     *
     * @param isInterrupted whether it was stopped before its last game
     * @param played the number of games with a result
     * @param unplayed why games were given up, by id
     */
    public record Ending(boolean isInterrupted, long played, Map<String, Sentence> unplayed) {}

    /**
     * A tournament that has not begun.
     *
     * @param jobs the number of concurrent games, from 1; the same number is prepared ahead
     */
    public Tournament(Scheduler pairings, GameRunner runner, int jobs, List<Spectator> spectators) {
        this(pairings, runner, jobs, Replays.atTheEnd(), spectators);
    }

    /**
     * A tournament with its own rule for replaying disturbed games.
     *
     * @param replays without any games yet
     */
    public Tournament(Scheduler pairings, GameRunner runner, int jobs, Replays replays, List<Spectator> spectators) {
        this.runner = runner;
        this.games = new GameQueue(pairings, runner, jobs, replays, this::announce);
        this.strain = new DisturbanceMonitor(jobs);
        this.spectators =
                Stream.concat(Stream.of(pairings), spectators.stream()).toList();
        for (int job = 0; job < jobs; job++) {
            workers.add(new Thread(this::work, "game-" + job));
        }
    }

    /**
     * Reports each ply as it is played to a listener that must return within a microsecond. The threads of the games
     * call it at any time. Must be called before {@link #run}.
     */
    public Tournament onPly(BiConsumer<ScheduledGame, Ply> to) {
        plies = to;
        return this;
    }

    /**
     * Plays all games, or until {@link #stop}, or until the calling thread is interrupted. An interrupt counts as a
     * request to stop and clears the thread's interrupt status. When this method returns, no game is in progress and no
     * spectator is called any more.
     *
     * @throws RuntimeException the exception that a spectator threw, after the games in progress were stopped
     */
    public Ending run() {
        synchronized (this) {
            working = workers.size();
            workers.forEach(Thread::start);
            while (working > 0) {
                try {
                    wait(TICK_MS);
                    announce(Spectator::tick);
                } catch (InterruptedException e) {
                    stop();
                }
            }
        }
        failure.ifPresent(thrown -> {
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown;
        });
        return new Ending(!isOver && games.isIncomplete(), games.played(), GameRecord.reasons(games.unplayed()));
    }

    /**
     * Stops the games in progress and starts no other; spectators do not see them. First waits until no spectator is
     * being notified, because it may be writing and must not be interrupted.
     */
    public synchronized void stop() {
        isStopped = true;
        workers.forEach(Thread::interrupt);
    }

    /** Lets the games in progress end and starts no other. Returns immediately. */
    public synchronized void finish() {
        isFinishing = true;
        notifyAll();
    }

    /** Starts no other game until it is called with false; games in progress continue. Returns immediately. */
    public synchronized void hold(boolean isToHold) {
        isHeld = isToHold;
        notifyAll();
    }

    /** Checks again for a game to start, because entrants have come. Returns immediately. */
    public synchronized void wake() {
        notifyAll();
    }

    /** Whether no game is left and none is in progress. */
    public boolean isIdle() {
        return isIdle;
    }

    private void work() {
        try {
            for (List<ScheduledGame> next = take(); !next.isEmpty(); next = take()) {
                for (ScheduledGame game : next) {
                    if (isReleased()) {
                        play(game);
                    }
                    left();
                }
                pause();
            }
        } catch (InterruptedException e) {
            stop();
        } catch (RuntimeException | Error e) {
            fail(e);
        } finally {
            leave();
        }
    }

    /**
     * Waits while the tournament is held. Returns false if the tournament ends in the meantime, so that the game does
     * not begin.
     */
    private synchronized boolean isReleased() throws InterruptedException {
        while (isHeld && !isStopped && !isFinishing) {
            wait();
        }
        return !isHeld;
    }

    private void play(ScheduledGame pairing) {
        GameRecord attempt;
        try {
            if (isStopped()) {
                return; // an interrupt between the two games of a pair would go unnoticed
            }
            attempt = runner.play(
                    pairing, () -> announce(spectator -> spectator.begun(pairing)), ply -> plies.accept(pairing, ply));
        } catch (InterruptedException e) {
            stop();
            return;
        } catch (RuntimeException | Error e) {
            attempt = GameQueue.failed(pairing, e);
        }
        end(pairing, attempt);
    }

    private synchronized boolean isStopped() {
        return isStopped;
    }

    /** Waits for the next game, or both games of the next pair. Returns empty if there will be none. */
    private synchronized List<ScheduledGame> take() throws InterruptedException {
        while (!isStopped && !isFinishing) {
            if (isHeld || busy >= strain.jobs()) {
                wait(); // until a worker is done: there are more workers than games allowed at a time
                continue;
            }
            List<ScheduledGame> next = games.next();
            isIdle = next.isEmpty() && inPlay == 0 && games.isEmpty();
            if (!next.isEmpty()) {
                busy++;
                inPlay += next.size();
                return next;
            }
            if (isIdle && !games.isOpen()) {
                isOver = true;
                return List.of();
            }
            // Waits for a result that lets the next round begin, or for the end of a disturbed game's pause.
            wait(games.waitMs());
        }
        return List.of();
    }

    private synchronized void pause() {
        busy--;
        notifyAll();
    }

    private synchronized void left() {
        inPlay--;
        notifyAll();
    }

    private synchronized void end(ScheduledGame pairing, GameRecord attempt) {
        if (!isStopped) {
            strain.ended(attempt.isDisturbed()).forEach(sentence -> announce(spectator -> spectator.noticed(sentence)));
            games.ended(pairing, attempt);
        }
    }

    /** Notifies all spectators; an exception of one stops the tournament. */
    private synchronized void announce(Consumer<Spectator> news) {
        try {
            spectators.forEach(news);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private synchronized void fail(Throwable thrown) {
        if (failure.isEmpty()) {
            failure = Optional.of(thrown);
        }
        stop();
    }

    private synchronized void leave() {
        working--;
        notifyAll();
    }
}
