package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.schedule.Scheduler;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;

/**
 * Plays a schedule on a runner, some games at a time, and tells the spectators of each game as it ends. Runs once;
 * {@link #stop} may be called from any thread.
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
     * How a tournament ended. Immutable.
     *
     * @param isInterrupted whether it was stopped before its last game
     * @param played games with a result
     * @param unplayed games that were given up
     */
    public record Ending(boolean isInterrupted, long played, List<Unplayed> unplayed) {
        public Ending {
            unplayed = List.copyOf(unplayed);
        }
    }

    /**
     * A tournament that has not begun.
     *
     * @param jobs games at a time, from 1; as many more are prepared
     */
    public Tournament(Scheduler pairings, GameRunner runner, int jobs, List<Spectator> spectators) {
        this(pairings, runner, jobs, Replays.atTheEnd(), spectators);
    }

    /**
     * The same where disturbed games are played again otherwise than at the end.
     *
     * @param replays none yet
     */
    public Tournament(Scheduler pairings, GameRunner runner, int jobs, Replays replays, List<Spectator> spectators) {
        this.runner = runner;
        this.games = new GameQueue(pairings, runner, jobs, replays, this::tell);
        this.strain = new DisturbanceMonitor(jobs);
        this.spectators =
                Stream.concat(Stream.of(pairings), spectators.stream()).toList();
        for (int job = 0; job < jobs; job++) {
            workers.add(new Thread(this::work, "game-" + job));
        }
    }

    /**
     * Tells each ply as it is played to one who must return within a microsecond; called by the threads of the games, at any
     * moment. To be called before {@link #run}.
     */
    public Tournament onPly(BiConsumer<ScheduledGame, Ply> to) {
        plies = to;
        return this;
    }

    /**
     * Plays all games, or until {@link #stop}, or until the calling thread is interrupted (which this method takes as
     * the wish to stop: the thread's interrupt status is clear afterwards). When it returns, no game is in flight and
     * no spectator is called any more.
     *
     * @throws RuntimeException what a spectator threw; the games in flight were stopped
     */
    public Ending run() {
        synchronized (this) {
            working = workers.size();
            workers.forEach(Thread::start);
            while (working > 0) {
                try {
                    wait(TICK_MS);
                    tell(Spectator::tick);
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
        return new Ending(!isOver && games.isIncomplete(), games.played(), games.unplayed());
    }

    /**
     * Stops the games in flight and starts no other. Returns as soon as no spectator is being told, who may be writing and must not
     * be interrupted; none of the games is told to them.
     */
    public synchronized void stop() {
        isStopped = true;
        workers.forEach(Thread::interrupt);
    }

    /** Lets the games in flight end, and starts no other. Returns at once. */
    public synchronized void finish() {
        isFinishing = true;
        notifyAll();
    }

    /** Starts no other game until it is called again with false; games in play continue. Returns at once. */
    public synchronized void hold(boolean isToHold) {
        isHeld = isToHold;
        notifyAll();
    }

    /** Looks again whether there is a game to start: entrants have come. Returns at once. */
    public synchronized void wake() {
        notifyAll();
    }

    /** Whether no game is left and none is in play. */
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

    /** Waits while the tournament is held. Returns false if it ends meanwhile: the game does not begin. */
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
                return; // between the two games of a pair nobody listens to an interrupt
            }
            attempt = runner.play(
                    pairing, () -> tell(spectator -> spectator.begun(pairing)), ply -> plies.accept(pairing, ply));
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

    /** The next game, or both of the next pair, as soon as there is one; none: there will be none. */
    private synchronized List<ScheduledGame> take() throws InterruptedException {
        while (!isStopped && !isFinishing) {
            if (isHeld || busy >= strain.jobs()) {
                wait(); // for a worker to be done: fewer games run at a time than there are workers
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
            // For a result that lets the next round begin, or for the end of a disturbed game's pause.
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
            strain.ended(attempt.isDisturbed()).forEach(sentence -> tell(spectator -> spectator.noticed(sentence)));
            games.ended(pairing, attempt);
        }
    }

    /** Tells all; what one of them throws stops the tournament. */
    private synchronized void tell(Consumer<Spectator> news) {
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
