package org.botarena.arena.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;

/**
 * The games that the machine disturbed, until each has a result or is given up: what came of their attempts so far, and
 * when each may resume. One thread at a time; times are {@code System.nanoTime()} values.
 */
public final class Replays {
    /**
     * What disturbs a machine (an update, a backup) takes seconds or minutes: ten more attempts, over at least ten minutes.
     */
    private static final List<Duration> USUAL = List.of(
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofSeconds(5),
            Duration.ofSeconds(10),
            Duration.ofSeconds(20),
            Duration.ofSeconds(40),
            Duration.ofSeconds(60),
            Duration.ofSeconds(120),
            Duration.ofSeconds(160),
            Duration.ofSeconds(200));

    private final List<Duration> pauses;
    private final boolean isLast;
    private final Map<String, GameRecord> open = new HashMap<>();
    private final List<Due> waiting = new ArrayList<>();

    /** A game and the moment from which on it may be played. */
    private record Due(ScheduledGame game, long at) {}

    /** @param pauses before each further attempt; there are as many */
    Replays(List<Duration> pauses, boolean isLast) {
        this.pauses = List.copyOf(pauses);
        this.isLast = isLast;
    }

    /** For a tournament: when there is no other game left to begin, at the end of the round or of the schedule. */
    public static Replays atTheEnd() {
        return new Replays(USUAL, true);
    }

    /** For a match, whose end may hang on the next pair: as soon as the pause is over, before another game begins. */
    public static Replays soon() {
        return new Replays(USUAL, false);
    }

    /** For a person who waits for one game: three more attempts within seconds. */
    public static Replays brief() {
        return new Replays(List.of(Duration.ofMillis(200), Duration.ofSeconds(1), Duration.ofSeconds(5)), true);
    }

    /**
     * Plays one game until an attempt at it is not disturbed, or there is no further one. Each attempt resumes where the one
     * before it was disturbed.
     *
     * @throws InterruptedException if it was stopped: there is no result
     */
    public GameRecord play(GameRunner runner, ScheduledGame game) throws InterruptedException {
        GameRecord record = runner.play(game);
        for (Duration pause : pauses) {
            if (!record.isDisturbed()) {
                break;
            }
            Thread.sleep(pause.toMillis());
            record = runner.play(resumed(game, record)).after(record);
        }
        return record;
    }

    /** The game as the next attempt plays it: from where the attempts so far came to, patient if it is the last one. */
    ScheduledGame resumed(ScheduledGame game, GameRecord soFar) {
        return game.resuming(soFar, soFar.attempts().size() >= pauses.size());
    }

    /** Whether games come first that were not played yet. */
    boolean isLast() {
        return isLast;
    }

    /** Whether no game waits. */
    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** An attempt with all that were before it. */
    GameRecord joined(GameRecord attempt, Optional<GameRecord> onFile) {
        String id = attempt.id();
        return Optional.ofNullable(open.remove(id))
                .or(() -> onFile)
                .map(attempt::after)
                .orElse(attempt);
    }

    /**
     * Puts a game back whose last attempt was disturbed.
     *
     * @param game with all attempts so far
     * @return whether there is another attempt for it
     */
    boolean putBack(ScheduledGame pairing, GameRecord game, long now) {
        int before = game.voided().size() - 1;
        if (before >= pauses.size()) {
            return false;
        }
        open.put(game.id(), game);
        waiting.add(new Due(resumed(pairing, game), now + pauses.get(before).toNanos()));
        return true;
    }

    /** Takes the game that may be played now, the one first that has waited for the longest. */
    Optional<ScheduledGame> take(long now) {
        Optional<Due> due = first().filter(next -> next.at - now <= 0);
        due.ifPresent(waiting::remove);
        return due.map(Due::game);
    }

    /** In how many milliseconds the next of them may be played; empty: none waits. */
    OptionalLong waitMs(long now) {
        return first().map(next -> OptionalLong.of(Math.max(1, (next.at - now) / 1_000_000 + 1)))
                .orElse(OptionalLong.empty());
    }

    private Optional<Due> first() {
        return waiting.stream().min(Comparator.comparingLong(Due::at));
    }
}
