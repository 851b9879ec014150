package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * One attempt at a game, as the journal and {@code games.jsonl} hold it. Immutable.
 *
 * @param plies from the recorded start, in order
 * @param scores by player, in the game's unit; empty for a disturbed attempt
 * @param faults the faults that ended it, if any; in a disturbed attempt, faults that the machine had a part in
 * @param footprints by player: the resources that its process used; empty where the system does not report them
 * @param voided why the attempt does not count: a fault of the arena or the machine; in an attempt with scores, why it
 *     replaced another
 * @param worker the machine that played it; empty for the organizer's
 * @param resumed the number of plies that it took over from earlier, disturbed attempts
 * @param ended when it ended, as an ISO-8601 instant in UTC, by the clock of the machine that played it, or empty if
 *     not known
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Attempt(
        List<Ply> plies,
        List<Double> scores,
        List<Fault> faults,
        List<ResourceUse> footprints,
        @OrNull @JsonProperty("marked") Optional<Sentence> voided,
        @OrNull Optional<Worker> worker,
        int resumed,
        @OrNull Optional<String> ended) {
    /** An attempt on this machine, from the start of the game, without measurements between the moves. */
    public Attempt(List<Ply> plies, List<Double> scores, List<Fault> faults, Optional<Sentence> voided) {
        this(plies, scores, faults, List.of(), voided, Optional.empty(), 0, Optional.empty());
    }

    /**
     * Rejects impossible attempts.
     *
     * @throws IllegalArgumentException if it takes over more plies than it has, or ended at no time
     */
    public Attempt {
        plies = List.copyOf(plies);
        scores = List.copyOf(scores);
        faults = List.copyOf(faults);
        footprints = List.copyOf(footprints);
        RecordChecks.require(resumed >= 0 && resumed <= plies.size(), "it takes over more plies than it has");
        ended.ifPresent(RecordChecks::instant);
    }

    /** A copy that ends at the current time. */
    public Attempt endingNow() {
        String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return new Attempt(plies, scores, faults, footprints, voided, worker, resumed, Optional.of(now));
    }

    /** An attempt without plies: the machine or the arena failed before the first. */
    public static Attempt failed(Sentence why) {
        return new Attempt(List.of(), List.of(), List.of(), Optional.of(why));
    }

    /** A copy with another value of {@link #voided}. */
    public Attempt marked(Sentence why) {
        return new Attempt(plies, scores, faults, footprints, Optional.of(why), worker, resumed, ended);
    }

    private Attempt saying(UnaryOperator<Ply> words) {
        return new Attempt(
                plies.stream().map(words).toList(), scores, faults, footprints, voided, worker, resumed, ended);
    }

    /** A copy without the agents' remarks, as in the journal. */
    Attempt silent() {
        return saying(Ply::silent);
    }

    /**
     * The agents' remarks, for the journal.
     *
     * @param names of the entrants, by seat
     * @return by seat, null for an agent without remarks, or null if no agent made any
     */
    public List<Personal> said(List<String> names) {
        return Remarks.of(names, this);
    }

    /** A copy with the agents' remarks, without deleted ones. */
    public Attempt saying(List<Personal> said) {
        Map<Integer, Said> byPly = Remarks.byPly(said);
        return byPly.isEmpty() ? this : saying(ply -> ply.with(Optional.ofNullable(byPly.get(ply.number()))));
    }

    /** A copy for the public, without the names that agents gave to their threads. */
    public Attempt published() {
        List<ResourceUse> nameless = footprints.stream()
                .map(one -> new ResourceUse(one.idleCpuMs(), one.peakMemoryKiB(), List.of()))
                .toList();
        return new Attempt(plies, scores, faults, nameless, voided, worker, resumed, ended);
    }

    /**
     * Rejects an attempt that does not fit a game of this many players.
     *
     * @throws IllegalArgumentException if a player's number or the number of scores or footprints is out of range
     */
    public void requireAt(int seats) {
        boolean isAtSeats = plies.stream().allMatch(ply -> ply.player() >= -1 && ply.player() < seats)
                && faults.stream().allMatch(fault -> fault.player() >= 0 && fault.player() < seats)
                && footprints.size() <= seats
                && (scores.isEmpty() || scores.size() == seats);
        RecordChecks.require(isAtSeats, "a player, a score or a footprint is out of range");
    }

    /** A copy that this machine played. */
    public Attempt on(Optional<Worker> where) {
        return new Attempt(plies, scores, faults, footprints, voided, where, resumed, ended);
    }

    /**
     * Repeats the time keeping of its players.
     *
     * @param seats of the game
     * @param each takes each ply that a player chose, and the deadline that it had
     * @return the time that each seat has after its plies
     */
    public TimeControl.Account account(TimeControl times, int seats, BiConsumer<Ply, Deadline> each) {
        TimeControl.Account account = times.moves().account(seats);
        for (Ply ply : plies) {
            if (ply.player() >= 0) {
                each.accept(ply, account.next(ply.player()));
                ply.charge(account);
            }
        }
        return account;
    }

    /** The milliseconds on the clock of each ply's player after it, by ply; null for plies without a player. */
    List<Double> leftMs(TimeControl times, int seats) {
        TimeControl.Account account = times.moves().account(seats);
        List<Double> left = new ArrayList<>();
        for (Ply ply : plies) {
            ply.charge(account);
            left.add(ply.player() < 0 ? null : account.leftMs().get(ply.player()));
        }
        return left;
    }

    /** Whether the machine or the arena prevented a result. */
    @JsonIgnore
    public boolean isDisturbed() {
        return scores.isEmpty();
    }
}
