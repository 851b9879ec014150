package org.botarena.arena.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.arena.match.Table;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.schedule.Pairings;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;

/**
 * Plays a schedule on a table, some games at a time, and tells the spectators of each game as it ends. Runs once;
 * {@link #stop} may be called from any thread.
 */
public final class Tournament {
    private static final long TICK_MS = 1000;

    private final Pairings pairings;
    private final Table table;
    private final List<Spectator> spectators;
    private final List<Thread> workers = new ArrayList<>();
    private final Deque<Pairing> ahead = new ArrayDeque<>();
    private final Replays replays;
    private final DisturbanceMonitor strain;
    private BiConsumer<Pairing, Ply> plies = (game, ply) -> {};
    private final List<Unplayed> unplayed = new ArrayList<>();
    private long played;
    private int working;
    private int inPlay;
    private int busy;
    private boolean isStopped;
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
    public Tournament(Pairings pairings, Table table, int jobs, List<Spectator> spectators) {
        this(pairings, table, jobs, Replays.atTheEnd(), spectators);
    }

    /**
     * The same where disturbed games are played again otherwise than at the end.
     *
     * @param replays none yet
     */
    public Tournament(Pairings pairings, Table table, int jobs, Replays replays, List<Spectator> spectators) {
        this.pairings = pairings;
        this.table = table;
        this.replays = replays;
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
    public Tournament tellingPlies(BiConsumer<Pairing, Ply> to) {
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
        return new Ending(!isOver && played + unplayed.size() < pairings.games(), played, unplayed);
    }

    /** Stops the games in flight and starts no other. Returns at once; none of them is told to the spectators. */
    public synchronized void stop() {
        isStopped = true;
        workers.forEach(Thread::interrupt);
    }

    private void work() {
        try {
            for (List<Pairing> games = take(); !games.isEmpty(); games = take()) {
                for (Pairing game : games) {
                    play(game);
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

    private void play(Pairing pairing) {
        GameRecord attempt;
        try {
            if (isStopped()) {
                return; // between the two games of a pair nobody listens to an interrupt
            }
            tell(spectator -> spectator.begun(pairing));
            attempt = table.play(pairing, ply -> plies.accept(pairing, ply));
        } catch (InterruptedException e) {
            stop();
            return;
        } catch (RuntimeException | Error e) {
            attempt = failed(pairing, e);
        }
        end(attempt);
    }

    /** The arena's own failure is nobody's loss either. */
    private static GameRecord failed(Pairing pairing, Throwable cause) {
        return new GameRecord(pairing, Attempt.failed(Language.ENGLISH.text("disturbance.arena", cause)), List.of());
    }

    private synchronized boolean isStopped() {
        return isStopped;
    }

    /** The next game, or both of the next pair, as soon as there is one; none: there will be none. */
    private synchronized List<Pairing> take() throws InterruptedException {
        while (!isStopped) {
            if (busy >= strain.jobs()) {
                wait(); // for a worker to be done: fewer games run at a time than there are workers
                continue;
            }
            List<Pairing> games = nextOnes();
            if (!games.isEmpty()) {
                busy++;
                inPlay += games.size();
                return games;
            }
            if (inPlay == 0 && replays.isEmpty()) {
                isOver = true;
                return List.of();
            }
            // For a result that lets the next round begin, or for the end of a disturbed game's pause.
            wait(replays.waitMs(System.nanoTime()).orElse(0));
        }
        return List.of();
    }

    private List<Pairing> nextOnes() {
        Optional<Pairing> again = replays.isLast() ? Optional.empty() : replays.take(System.nanoTime());
        if (again.isPresent()) {
            return List.of(again.get());
        }
        Optional<Pairing> game = ahead.isEmpty() ? draw() : Optional.of(ahead.poll());
        prepareAhead();
        return game.isPresent()
                ? Stream.concat(game.stream(), secondOf(game.get()).stream()).toList()
                : replays.take(System.nanoTime()).stream().toList();
    }

    /** The next game of the schedule; of a round that was drawn for it all hear. */
    private Optional<Pairing> draw() {
        int before = pairings.round();
        Optional<Pairing> game = pairings.next();
        int round = pairings.round();
        if (round > before) {
            tell(spectator -> spectator.drawn(round, pairings.meetings()));
        }
        return game;
    }

    /** The other game of the pair, if the table wants them together and it comes next. */
    private Optional<Pairing> secondOf(Pairing game) {
        boolean isNext = table.keepsPairsTogether()
                && !ahead.isEmpty()
                && ahead.peek().meeting().equals(game.meeting());
        return isNext ? Optional.of(ahead.poll()) : Optional.empty();
    }

    /** As many games as there are workers, or pairs of them. */
    private void prepareAhead() {
        int games = table.keepsPairsTogether() ? 2 * workers.size() : workers.size();
        while (ahead.size() < games) {
            Optional<Pairing> next = draw();
            if (next.isEmpty()) {
                break;
            }
            prepare(next.get());
        }
    }

    private synchronized void pause() {
        busy--;
        notifyAll();
    }

    private synchronized void left() {
        inPlay--;
        notifyAll();
    }

    private void prepare(Pairing pairing) {
        try {
            table.prepare(pairing);
            ahead.add(pairing);
        } catch (RuntimeException | Error e) {
            end(failed(pairing, e));
        }
    }

    /** An attempt has ended; of a disturbed one all hear at once, so that it is on file, and the game is put back. */
    private synchronized void end(GameRecord attempt) {
        if (isStopped) {
            return;
        }
        strain.ended(attempt.isDisturbed()).forEach(sentence -> tell(spectator -> spectator.noticed(sentence)));
        GameRecord game = replays.joined(attempt, pairings.disturbed(attempt.pairing()));
        if (!game.isDisturbed()) {
            played++;
            tell(spectator -> spectator.ended(game));
            return;
        }
        tell(spectator -> spectator.disturbed(game));
        if (!replays.putBack(game, System.nanoTime())) {
            Unplayed given = Unplayed.of(game);
            unplayed.add(given);
            tell(spectator -> spectator.unplayed(given));
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
