package org.botarena.arena.tournament;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;

/**
 * The games that the machine disturbed, until each has a result or is given up, with their attempts so far and the time
 * of the next one. For one thread at a time; times are {@code System.nanoTime()} values.
 */
public final class Replays {
    /**
     * Disturbances such as an update or a backup take seconds or minutes: ten more attempts, over at least ten minutes.
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

    /** The games that wait, each with the time from which it may be played. */
    private final Map<ScheduledGame, Long> waiting = new LinkedHashMap<>();

    /** @param pauses the pause before each further attempt; their number limits the attempts */
    Replays(List<Duration> pauses, boolean isLast) {
        this.pauses = List.copyOf(pauses);
        this.isLast = isLast;
    }

    /** Replays for a tournament: when no other game is left to begin, at the end of the round or of the schedule. */
    public static Replays atTheEnd() {
        return new Replays(USUAL, true);
    }

    /**
     * Replays for a match, whose end may depend on the next pair: as soon as the pause is over, before another game
     * begins.
     */
    public static Replays soon() {
        return new Replays(USUAL, false);
    }

    /** Replays for a person who waits for one game: three more attempts within seconds. */
    public static Replays brief() {
        return new Replays(List.of(Duration.ofMillis(200), Duration.ofSeconds(1), Duration.ofSeconds(5)), true);
    }

    /**
     * Plays one game until an attempt is not disturbed or no attempt is left. Each attempt resumes where the previous
     * one was disturbed.
     *
     * @throws InterruptedException if it was stopped without a result
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

    /** The game for the next attempt: it resumes from the attempts so far, and the last attempt is patient. */
    ScheduledGame resumed(ScheduledGame game, GameRecord soFar) {
        return game.resuming(soFar, soFar.attempts().size() >= pauses.size());
    }

    /** Whether games that were not played yet come first. */
    boolean isLast() {
        return isLast;
    }

    /** Whether no game waits. */
    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** An attempt joined with all earlier attempts. */
    GameRecord joined(GameRecord attempt, Optional<GameRecord> onFile) {
        String id = attempt.id();
        return Optional.ofNullable(open.remove(id))
                .or(() -> onFile)
                .map(attempt::after)
                .orElse(attempt);
    }

    /**
     * Puts back a game whose last attempt was disturbed.
     *
     * @param game with all attempts so far
     * @return whether it gets another attempt
     */
    boolean putBack(ScheduledGame pairing, GameRecord game, long now) {
        int before = game.voided().size() - 1;
        if (before >= pauses.size()) {
            return false;
        }
        open.put(game.id(), game);
        waiting.put(resumed(pairing, game), now + pauses.get(before).toNanos());
        return true;
    }

    /** Takes the game that may be played now and has waited longest. */
    Optional<ScheduledGame> take(long now) {
        Optional<ScheduledGame> due =
                first().filter(next -> next.getValue() - now <= 0).map(Map.Entry::getKey);
        due.ifPresent(waiting::remove);
        return due;
    }

    /** Milliseconds until the next game may be played, or empty if none waits. */
    OptionalLong waitMs(long now) {
        return first().map(next -> OptionalLong.of(Math.max(1, (next.getValue() - now) / 1_000_000 + 1)))
                .orElse(OptionalLong.empty());
    }

    private Optional<Map.Entry<ScheduledGame, Long>> first() {
        return waiting.entrySet().stream().min(Map.Entry.comparingByValue());
    }
}
