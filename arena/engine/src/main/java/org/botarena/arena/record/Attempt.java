package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * One playing of a game: a part of a line of the journal, and of {@code games.jsonl}. Immutable.
 *
 * @param plies from the recorded start, in order
 * @param scores by player, in the game's unit; empty if the attempt gave no result, which is if it was disturbed
 * @param faults the faults that ended it, if any; of a disturbed attempt what the machine had a part in
 * @param footprints by player: what its process took of the machine; empty where the system does not tell
 * @param voided why the attempt does not count: a fault of the arena or the machine; of one with scores, which is one
 *     that took the place of another: why that was
 * @param worker where it was played; empty: on the organizer's machine
 * @param resumed how many of its plies it took over from earlier attempts, which the machine disturbed
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Attempt(
        List<Ply> plies,
        List<Double> scores,
        List<Fault> faults,
        List<ResourceUse> footprints,
        @OrNull @JsonProperty("marked") Optional<String> voided,
        @OrNull Optional<Worker> worker,
        int resumed) {
    /** An attempt on this machine, from the start of the game. */
    public Attempt(
            List<Ply> plies,
            List<Double> scores,
            List<Fault> faults,
            List<ResourceUse> footprints,
            Optional<String> voided) {
        this(plies, scores, faults, footprints, voided, Optional.empty(), 0);
    }

    /** An attempt in which nobody measured what the agents did between their moves. */
    public Attempt(List<Ply> plies, List<Double> scores, List<Fault> faults, Optional<String> voided) {
        this(plies, scores, faults, List.of(), voided);
    }

    /**
     * Rejects impossible attempts.
     *
     * @throws IllegalArgumentException if it resumes after plies that it does not have
     */
    public Attempt {
        plies = List.copyOf(plies);
        scores = List.copyOf(scores);
        faults = List.copyOf(faults);
        footprints = List.copyOf(footprints);
        if (resumed < 0 || resumed > plies.size()) {
            throw new IllegalArgumentException("it resumes after plies that it does not have");
        }
    }

    /** One that gave nothing, not even plies: the machine or the arena failed before. */
    public static Attempt failed(String why) {
        return new Attempt(List.of(), List.of(), List.of(), Optional.of(why));
    }

    /** The same with another mark: why it does not count, or took the place of another. */
    public Attempt marked(String why) {
        return new Attempt(plies, scores, faults, footprints, Optional.of(why), worker, resumed);
    }

    /** As everybody may read it: without the names that agents gave to their threads. */
    public Attempt published() {
        List<ResourceUse> nameless = footprints.stream()
                .map(one -> new ResourceUse(one.idleCpuMs(), one.peakMemoryKiB(), List.of()))
                .toList();
        return new Attempt(plies, scores, faults, nameless, voided, worker, resumed);
    }

    /**
     * Rejects an attempt that cannot have happened at a table of this size.
     *
     * @throws IllegalArgumentException if there is a player or a score too many
     */
    public void requireAt(int seats) {
        boolean isAtSeats = plies.stream().allMatch(ply -> ply.player() >= -1 && ply.player() < seats)
                && faults.stream().allMatch(fault -> fault.player() >= 0 && fault.player() < seats)
                && footprints.size() <= seats
                && (scores.isEmpty() || scores.size() == seats);
        if (!isAtSeats) {
            throw new IllegalArgumentException("a seat that nobody has");
        }
    }

    /** The same, played there. */
    public Attempt on(Optional<Worker> where) {
        return new Attempt(plies, scores, faults, footprints, voided, where, resumed);
    }

    /** The plies that were played in it, without those that it took over. */
    public List<Ply> own() {
        return plies.subList(resumed, plies.size());
    }

    /** Whether it gave no result, through no fault of the agents. */
    @JsonIgnore
    public boolean isDisturbed() {
        return scores.isEmpty();
    }
}
