package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.play.internal.Referee;

/**
 * A game as far as it was played: the result of a table, the content of the journal, and the published form in {@code
 * games.jsonl}. The components are the fields of the JSON in both. Each line of the journal has only the id, the
 * fixture, {@linkplain #bare bare} seats and at most one attempt. Immutable.
 *
 * @param id of the game
 * @param game the game with its options; null unless published
 * @param granted the times; null unless published
 * @param isolation the level; null unless published
 * @param fixture where it began
 * @param seats the entrants, by player
 * @param attempt the one that counts, or null if the game has no result
 * @param points by player: 1, 0.5 or 0; null without a result, and unless published
 * @param voided the attempts that do not count, in order
 * @param logs by seat, for its author only: output, stack traces and faults of all attempts; not in the JSON
 */
@JsonPropertyOrder({
    "id",
    "game",
    "granted",
    "isolation",
    "fixture",
    "seats",
    "attempt",
    "points",
    "winners",
    "leftMs",
    "voided"
})
@JsonIgnoreProperties(
        value = {"winners", "leftMs"},
        allowGetters = true)
public record GameRecord(
        String id,
        @OrNull String game,
        @OrNull TimeControl granted,
        @OrNull String isolation,
        Fixture fixture,
        List<SeatRecord> seats,
        @OrNull Attempt attempt,
        @OrNull List<Double> points,
        List<Attempt> voided,
        @JsonIgnore @OrNull List<String> logs) {
    /**
     * Rejects impossible games.
     *
     * @throws IllegalArgumentException if something is missing, or a player's number is out of range
     */
    public GameRecord {
        RecordChecks.requireAll(id, fixture, seats, voided);
        RecordChecks.require(!seats.isEmpty(), "no entrant plays");
        seats = List.copyOf(seats);
        voided = List.copyOf(voided);
        logs = logs == null ? List.of() : List.copyOf(logs);
        if (attempt != null) {
            RecordChecks.require(!attempt.isDisturbed(), "its result is missing");
            attempt.requireAt(seats.size());
        }
        for (Attempt one : voided) {
            one.requireAt(seats.size());
        }
    }

    /** A game after its first attempt, which counts if it has scores. */
    public GameRecord(ScheduledGame pairing, Attempt last, List<String> logs) {
        this(pairing, last, List.of(), logs);
    }

    /** A game after an attempt and the disturbed attempts before it. */
    public GameRecord(ScheduledGame pairing, Attempt last, List<Attempt> earlier, List<String> logs) {
        this(
                pairing.id(),
                null,
                null,
                null,
                pairing.fixture(),
                seats(pairing),
                last.isDisturbed() ? null : last,
                null,
                last.isDisturbed() ? joined(earlier, List.of(last)) : earlier,
                logs);
    }

    /**
     * A game that another program played. The time that it granted is unknown.
     *
     * @param attempt without scores if the game is not known to have ended
     * @param points by player; empty without scores
     */
    public static GameRecord ofElsewhere(
            String id,
            Rules<?> rules,
            String start,
            List<String> players,
            Attempt attempt,
            Optional<List<Double>> points) {
        return new GameRecord(
                        id,
                        rules.name(),
                        TimeControl.UNKNOWN,
                        "",
                        new Fixture(0, 0, start, List.of()),
                        players.stream()
                                .map(name -> new SeatRecord(name, null, 1, 0, Map.of(), ""))
                                .toList(),
                        points.isPresent() ? attempt : null,
                        points.orElse(null),
                        points.isPresent() ? List.of() : List.of(attempt),
                        List.of())
                .published();
    }

    /** A game that has not begun. */
    public static GameRecord of(ScheduledGame pairing) {
        return new GameRecord(
                pairing.id(), null, null, null, pairing.fixture(), seats(pairing), null, null, List.of(), List.of());
    }

    private static List<SeatRecord> seats(ScheduledGame pairing) {
        return IntStream.range(0, pairing.seats().size())
                .mapToObj(seat ->
                        SeatRecord.of(pairing.seats().get(seat), pairing.seeds().get(seat)))
                .toList();
    }

    private static <T> List<T> joined(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    private GameRecord with(Attempt counted, List<Attempt> others, List<String> texts) {
        return new GameRecord(id, game, granted, isolation, fixture, seats, counted, points, others, texts);
    }

    /** Whether it has no result yet. */
    @JsonIgnore
    public boolean isDisturbed() {
        return attempt == null;
    }

    /** All attempts, in order. */
    public List<Attempt> attempts() {
        return attempt == null ? voided : joined(voided, List.of(attempt));
    }

    /**
     * The attempt that counts; without one, the last.
     *
     * @throws java.util.NoSuchElementException if there was no attempt
     */
    public Attempt result() {
        return last().orElseThrow();
    }

    private Optional<Attempt> last() {
        return attempts().stream().reduce((before, after) -> after);
    }

    /** Why the last attempt did not count. */
    public Sentence reason() {
        return last().flatMap(Attempt::voided).orElseGet(() -> Sentence.of("disturbance.none"));
    }

    /** The reasons why games have no result, by their ids. */
    public static SortedMap<String, Sentence> reasons(List<GameRecord> games) {
        return games.stream()
                .collect(Collectors.toMap(GameRecord::id, GameRecord::reason, (one, other) -> other, TreeMap::new));
    }

    /** The plies of the attempt that counts; without one, of the last. */
    public List<Ply> plies() {
        return last().map(Attempt::plies).orElse(List.of());
    }

    /** All plies so far: each attempt begins with those before it, unless it failed before it began. */
    public List<Ply> longest() {
        return attempts().stream()
                .map(Attempt::plies)
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
    }

    /** The text of the position before the first ply. */
    public String start() {
        return fixture.start();
    }

    /**
     * Replays it by its rules.
     *
     * @return the referee after the last ply, with all positions and moves
     * @throws IllegalArgumentException if the start is not a position, or a ply not a legal move; the message says
     *     which
     */
    public <P extends Position<P>> Referee<P> replay(Rules<P> rules) {
        Referee<P> referee;
        try {
            referee = new Referee<>(rules, rules.parse(start()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("its start: " + e.getMessage(), e);
        }
        try {
            plies().forEach(ply -> referee.enter(ply.move()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "ply %d: %s", referee.plies(), e.getMessage()), e);
        }
        return referee;
    }

    /** The scores by player; empty without a result. */
    public List<Double> scores() {
        return attempt == null ? List.of() : attempt.scores();
    }

    /** The faults that ended it. */
    public List<Fault> faults() {
        return attempt == null ? List.of() : attempt.faults();
    }

    /** Why the result replaced another one, or empty if it did not. */
    public Optional<Sentence> marked() {
        return Optional.ofNullable(attempt).flatMap(Attempt::voided);
    }

    /** The players who won: empty in a draw, or if all were at fault; null without points. */
    @JsonProperty
    public List<Integer> winners() {
        return points == null
                ? null
                : IntStream.range(0, points.size())
                        .filter(player -> points.get(player) == 1)
                        .boxed()
                        .toList();
    }

    /**
     * The milliseconds on the mover's clock after each ply, with the increment. Null for plies without a player, and
     * if each move had its own time.
     */
    @JsonProperty
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public List<Double> leftMs() {
        if (granted == null || granted.clock().isEmpty() || last().isEmpty()) {
            return null;
        }
        return result().leftMs(granted, seats.size());
    }

    /** Whether an arena played it and granted a time to its players; for a published game. */
    public boolean wasPlayedHere() {
        return granted.isKnown();
    }

    /** The names of the players' entrants, by player. */
    public List<String> names() {
        return seats.stream().map(SeatRecord::entrant).toList();
    }

    /** The seats of the two entrants, one of each. */
    public List<SeatRecord> sides() {
        Map<String, SeatRecord> sides = new LinkedHashMap<>();
        seats.forEach(seat -> sides.putIfAbsent(seat.key(), seat));
        return List.copyOf(sides.values());
    }

    /** The game with these logs, by seat. */
    public GameRecord with(List<String> texts) {
        return with(attempt, voided, texts);
    }

    /** The game with the attempts that came before these. */
    public GameRecord after(GameRecord earlier) {
        return with(
                attempt,
                joined(earlier.attempts(), voided),
                IntStream.range(0, Math.max(logs.size(), earlier.logs.size()))
                        .mapToObj(seat -> text(earlier.logs, seat) + text(logs, seat))
                        .toList());
    }

    private static String text(List<String> logs, int seat) {
        return seat < logs.size() ? logs.get(seat) : "";
    }

    /** The game with its result marked as the replacement of an earlier one. */
    public GameRecord replacing(GameRecord earlier) {
        return with(attempt, joined(earlier.voided, voided), logs);
    }

    /** The game as in the journal, with at most one of its attempts. */
    public GameRecord bare(Optional<Attempt> one) {
        return new GameRecord(
                id,
                null,
                null,
                null,
                fixture,
                seats.stream().map(SeatRecord::bare).toList(),
                one.filter(played -> !played.isDisturbed()).map(Attempt::silent).orElse(null),
                null,
                one.filter(Attempt::isDisturbed).map(Attempt::silent).stream().toList(),
                List.of());
    }

    /**
     * Rejects a game with more data than in the journal, where numbers replace names.
     *
     * @throws IllegalArgumentException if it has more
     */
    public void requireBare() {
        ScheduledGame.requireId(id);
        boolean isBare = game == null && granted == null && isolation == null && points == null;
        RecordChecks.require(
                isBare && seats.stream().allMatch(SeatRecord::isBare), "a game says more than the journal does");
        RecordChecks.require(
                attempts().stream()
                        .flatMap(one -> one.plies().stream())
                        .noneMatch(ply -> ply.said().isPresent()),
                "what an agent said is not kept apart");
        RecordChecks.require(sides().size() == 2, "two play, and no others");
    }

    /**
     * The game for another attempt.
     *
     * @param entrants by {@link Entrant#key()}
     * @throws IllegalArgumentException if one of the players is not among them
     */
    public ScheduledGame pairing(Map<String, Entrant> entrants) {
        seats.forEach(
                seat -> RecordChecks.require(entrants.containsKey(seat.key()), "one of its players is not an entrant"));
        return new ScheduledGame(
                id,
                fixture,
                seats.stream().map(seat -> entrants.get(seat.key())).toList(),
                seats.stream().map(SeatRecord::seed).toList());
    }

    /** The published form of a game that was played on these terms. */
    public GameRecord published(Rules<?> rules, TimeControl times, String level) {
        return new GameRecord(
                        id,
                        rules.name(),
                        times,
                        level,
                        fixture,
                        seats,
                        attempt,
                        attempt == null ? null : Outcome.points(rules, attempt),
                        voided,
                        List.of())
                .published();
    }

    private GameRecord published() {
        return with(
                attempt == null ? null : attempt.published(),
                voided.stream()
                        .map(Attempt::published)
                        .map(one -> one.voided().isPresent() ? one : one.marked(Sentence.quote("no result")))
                        .toList(),
                List.of());
    }

    /**
     * Rejects a game that lacks the form of {@code games.jsonl}.
     *
     * @throws IllegalArgumentException if it has another form
     */
    public void requirePublished() {
        RecordChecks.require(
                game != null && granted != null && isolation != null, "it does not say what was played, and how");
        RecordChecks.require(
                seats.stream()
                        .allMatch(seat -> seat.entrant() != null && seat.options() != null && seat.sha256() != null),
                "it does not say who sat where");
        RecordChecks.require(attempt != null || points == null, "it has points without a result");
        RecordChecks.require(attempt == null || points != null, "its result is missing");
        RecordChecks.require(points == null || points.size() == seats.size(), "a result for others than its players");
        RecordChecks.require(
                voided.stream().allMatch(one -> one.voided().isPresent()),
                "an attempt does not say why it does not count");
    }
}
