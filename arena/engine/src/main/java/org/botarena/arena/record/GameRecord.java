package org.botarena.arena.record;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game as far as it was played. Immutable.
 *
 * @param pairing who sat where
 * @param result the last attempt: the one that counts, unless it was disturbed
 * @param voided the attempts before it, which were disturbed and do not count
 * @param logs by seat, for its author alone: output, stack traces, faults, of all attempts
 */
public record GameRecord(Pairing pairing, Attempt result, List<Attempt> voided, List<String> logs) {
    public GameRecord {
        voided = List.copyOf(voided);
        logs = List.copyOf(logs);
    }

    /** One attempt. */
    public GameRecord(Pairing pairing, Attempt result, List<String> logs) {
        this(pairing, result, List.of(), logs);
    }

    /** Whether it has no result yet. */
    public boolean isDisturbed() {
        return result.isDisturbed();
    }

    /** All attempts, in order. */
    public List<Attempt> attempts() {
        return Stream.concat(voided.stream(), Stream.of(result)).toList();
    }

    /** All plies so far: each attempt begins with those before it, unless it failed before it began. */
    public List<Ply> plies() {
        return attempts().stream()
                .map(Attempt::plies)
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    /** The same game, with the attempts that came before these. */
    public GameRecord after(GameRecord earlier) {
        List<Attempt> before =
                Stream.concat(earlier.attempts().stream(), voided.stream()).toList();
        List<String> all = IntStream.range(0, Math.max(logs.size(), earlier.logs.size()))
                .mapToObj(seat -> text(earlier.logs, seat) + text(logs, seat))
                .toList();
        return new GameRecord(pairing, result, before, all);
    }

    /** The same game, whose result takes the place of an earlier one. */
    public GameRecord replacing(GameRecord earlier) {
        return new GameRecord(
                pairing,
                result,
                Stream.concat(earlier.voided().stream(), voided.stream()).toList(),
                logs);
    }

    private static String text(List<String> logs, int seat) {
        return seat < logs.size() ? logs.get(seat) : "";
    }
}
