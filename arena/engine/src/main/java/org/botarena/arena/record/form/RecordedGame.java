package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;

/**
 * A game as a line of {@code games.jsonl} has it: who sat where and what was played as on file, without what is for authors
 * alone, and with names, points and the attempts that did not count. The components are the JSON's fields. Immutable.
 *
 * @param id of the game
 * @param game with its options
 * @param granted the times
 * @param isolation the level
 * @param seated who sat where, on which fixture
 * @param attempt the one that counts; null if the game could not be played
 * @param points by player: 1, 0.5 or 0; null without a result
 * @param winners the players who won: none in a draw, or where all were at fault; null without a result
 * @param voided the attempts that did not count
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record RecordedGame(
        String id,
        String game,
        Granted granted,
        String isolation,
        Seated seated,
        @OrNull Attempt attempt,
        @OrNull List<Double> points,
        @OrNull List<Integer> winners,
        List<Attempt> voided) {
    /** Refuses what is no game. */
    public RecordedGame {
        RecordChecks.requireAll(id, game, granted, isolation, seated, voided);
        RecordChecks.require(
                seated.seats().stream()
                        .allMatch(seat -> seat.entrant() != null && seat.options() != null && seat.sha256() != null),
                "it does not say who sat where");
        if (attempt == null) {
            RecordChecks.require(points == null && winners == null, "it has points without a result");
        } else {
            RecordChecks.require(!attempt.isDisturbed() && points != null && winners != null, "its result is missing");
            RecordChecks.requireAll(points, winners);
            int seats = seated.seats().size();
            RecordChecks.require(
                    points.size() == seats && winners.stream().allMatch(player -> player >= 0 && player < seats),
                    "a result for others than its players");
            attempt.requireAt(seats);
        }
        for (Attempt one : voided) {
            one.requireAt(seated.seats().size());
            RecordChecks.require(one.voided().isPresent(), "an attempt does not say why it does not count");
        }
        voided = List.copyOf(voided);
    }

    /**
     * Milliseconds that an agent had.
     *
     * @param moveMs for each move
     * @param startMs for loading and constructing it
     */
    public record Granted(double moveMs, double startMs) {}

    /** The line of a game that was played at this level of isolation. */
    public static RecordedGame of(Rules<?> rules, Granted granted, String isolation, GameRecord record) {
        Attempt last = record.result();
        boolean isPlayed = !last.isDisturbed();
        List<Double> points = isPlayed ? Outcome.points(rules, last) : null;
        Stream<Attempt> disturbed = isPlayed ? Stream.empty() : Stream.of(last);
        return new RecordedGame(
                record.pairing().id(),
                rules.name(),
                granted,
                isolation,
                named(record.pairing()),
                isPlayed ? last.published() : null,
                points,
                isPlayed ? winners(points) : null,
                Stream.concat(record.voided().stream(), disturbed)
                        .map(RecordedGame::voided)
                        .toList());
    }

    /**
     * One that another program told. Nobody knows how long its moves might take.
     *
     * @param attempt without scores if the game is not known to have ended
     * @param points by player; empty without scores
     */
    public static RecordedGame ofElsewhere(
            String id, Rules<?> rules, Seated seated, Attempt attempt, Optional<List<Double>> points) {
        return new RecordedGame(
                id,
                rules.name(),
                new Granted(0, 0),
                "",
                seated,
                points.map(known -> attempt.published()).orElse(null),
                points.orElse(null),
                points.map(RecordedGame::winners).orElse(null),
                points.isPresent() ? List.of() : List.of(voided(attempt)));
    }

    /** Whether an arena played it, and gave its players a time. */
    public boolean wasPlayedHere() {
        return granted.moveMs() > 0;
    }

    private static Attempt voided(Attempt attempt) {
        Attempt published = attempt.published();
        return published.voided().isPresent() ? published : published.marked("no result");
    }

    private static List<Integer> winners(List<Double> points) {
        return IntStream.range(0, points.size())
                .filter(player -> points.get(player) == 1)
                .boxed()
                .toList();
    }

    private static Seated named(Pairing pairing) {
        return Seated.of(
                pairing,
                IntStream.range(0, pairing.seats().size())
                        .mapToObj(player -> named(
                                pairing.seats().get(player), pairing.seeds().get(player)))
                        .toList());
    }

    private static RecordedSeat named(Entrant entrant, long seed) {
        return new RecordedSeat(
                entrant.name(),
                entrant.author().isPresent() ? Integer.valueOf(entrant.author().getAsInt()) : null,
                entrant.generation(),
                seed,
                entrant.options(),
                entrant.jar().sha256());
    }

    /** Whether it was played to an end. */
    public boolean hasResult() {
        return attempt != null;
    }

    /** By player. */
    public List<RecordedSeat> seats() {
        return seated.seats();
    }

    /** The text of the position before the first ply. */
    public String start() {
        return seated.start();
    }

    /** The plies of the attempt that counts; of a game without a result those of the last one. */
    public List<Ply> plies() {
        return last().map(Attempt::plies).orElse(List.of());
    }

    private Optional<Attempt> last() {
        return attempt != null ? Optional.of(attempt) : voided.stream().reduce((before, after) -> after);
    }

    /** The scores by player; none without a result. */
    public List<Double> scores() {
        return attempt == null ? List.of() : attempt.scores();
    }

    /** The faults that ended it. */
    public List<Fault> faults() {
        return attempt == null ? List.of() : attempt.faults();
    }

    /** Why the result took the place of another; empty: it did not. */
    public Optional<String> marked() {
        return Optional.ofNullable(attempt).flatMap(Attempt::voided);
    }
}
