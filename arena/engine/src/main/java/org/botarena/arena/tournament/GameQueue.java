package org.botarena.arena.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Scheduler;
import org.botarena.arena.tournament.schedule.Spectator;

/**
 * Chooses the next games: those of the schedule, some of them prepared ahead, and those to replay after a disturbed
 * attempt. For one thread at a time.
 */
final class GameQueue {
    private final Scheduler pairings;
    private final GameRunner runner;
    private final Replays replays;
    private final int prepared;
    private final Consumer<Consumer<Spectator>> spectators;
    private final Deque<ScheduledGame> ahead = new ArrayDeque<>();
    private final List<GameRecord> unplayed = new ArrayList<>();
    private long played;

    /**
     * A queue with all games still to play.
     *
     * @param jobs the number of concurrent games; the same number of games or pairs is prepared ahead
     * @param spectators notified by the queue
     */
    GameQueue(
            Scheduler pairings,
            GameRunner runner,
            int jobs,
            Replays replays,
            Consumer<Consumer<Spectator>> spectators) {
        this.pairings = pairings;
        this.runner = runner;
        this.replays = replays;
        this.prepared = runner.keepsPairsTogether() ? 2 * jobs : jobs;
        this.spectators = spectators;
    }

    /** The next game, or both games of the next pair, or empty if none can begin now. */
    List<ScheduledGame> next() {
        Optional<ScheduledGame> again = replays.isLast() ? Optional.empty() : replays.take(System.nanoTime());
        if (again.isPresent()) {
            return List.of(again.get());
        }
        prepareAhead(); // a runner that keeps pairs together must know both games before the first begins
        Optional<ScheduledGame> game = Optional.ofNullable(ahead.poll());
        prepareAhead();
        return game.isPresent()
                ? Stream.concat(game.stream(), secondOf(game.get()).stream()).toList()
                : replays.take(System.nanoTime()).stream().toList();
    }

    /** The next game of the schedule. If a round was drawn for it, all spectators are notified. */
    private Optional<ScheduledGame> draw() {
        int before = pairings.round();
        Optional<ScheduledGame> game = pairings.next();
        int round = pairings.round();
        if (round > before) {
            spectators.accept(spectator -> spectator.drawn(round, pairings.meetings()));
        }
        return game.map(this::resumed);
    }

    /** The game as it is played now: an earlier run may have recorded disturbed attempts. */
    private ScheduledGame resumed(ScheduledGame game) {
        return pairings.disturbed(game)
                .map(onFile -> replays.resumed(game, onFile))
                .orElse(game);
    }

    /** The other game of the pair, if the runner wants pairs together and it comes next. */
    private Optional<ScheduledGame> secondOf(ScheduledGame game) {
        boolean isNext = runner.keepsPairsTogether()
                && !ahead.isEmpty()
                && ahead.peek().meeting().equals(game.meeting());
        return isNext ? Optional.of(ahead.poll()) : Optional.empty();
    }

    private void prepareAhead() {
        while (ahead.size() < prepared) {
            Optional<ScheduledGame> next = draw();
            if (next.isEmpty()) {
                break;
            }
            prepare(next.get());
        }
    }

    private void prepare(ScheduledGame pairing) {
        try {
            runner.prepare(pairing);
            ahead.add(pairing);
        } catch (RuntimeException | Error e) {
            ended(pairing, failed(pairing, e));
        }
    }

    /** An attempt in which the arena itself failed; it counts against no agent. */
    static GameRecord failed(ScheduledGame pairing, Throwable cause) {
        return new GameRecord(pairing, Attempt.failed(Sentence.of("disturbance.arena", cause)), List.of());
    }

    /**
     * Handles the end of an attempt. If it was disturbed, all spectators are notified immediately, so that it is
     * recorded, and the game is put back.
     */
    void ended(ScheduledGame pairing, GameRecord attempt) {
        GameRecord game = replays.joined(attempt, pairings.disturbed(pairing));
        if (!game.isDisturbed()) {
            played++;
            spectators.accept(spectator -> spectator.ended(game));
            return;
        }
        spectators.accept(spectator -> spectator.disturbed(game));
        if (!replays.putBack(pairing, game, System.nanoTime())) {
            unplayed.add(game);
            spectators.accept(spectator -> spectator.unplayed(game));
        }
    }

    /** Whether no disturbed game waits for its replay. */
    boolean isEmpty() {
        return replays.isEmpty();
    }

    /** Whether new games may come when none is left. */
    boolean isOpen() {
        return pairings.isOpen();
    }

    /** Milliseconds until the first disturbed game may be replayed, or 0 if none waits. */
    long waitMs() {
        return replays.waitMs(System.nanoTime()).orElse(0);
    }

    /**
     * Whether a game of the schedule has not ended; where rounds depend on results, the total is unknown in advance.
     */
    boolean isIncomplete() {
        return played + unplayed.size() < pairings.games()
                || !ahead.isEmpty()
                || !isEmpty()
                || pairings.next().isPresent();
    }

    /** The number of games with a result. */
    long played() {
        return played;
    }

    /** The games that were given up. */
    List<GameRecord> unplayed() {
        return unplayed;
    }
}
