package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Worker;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * An attempt at a game as it is on file: its plies in columns, a list for each figure, in half the room that an object for
 * each ply would take. Immutable.
 *
 * @param move by ply, in notation
 * @param by ply, the seat that chose it; -1 for opening plies, chance outcomes and forced passes
 * @param wallMs by ply, as {@link Ply#wallMs}
 * @param cpuMs by ply
 * @param stallMs by ply
 * @param excused what was measured of answers after their deadline that count, by the ply's number; null: there was none
 * @param scores by seat; empty: it has no result
 * @param faults that ended it
 * @param footprints by seat; empty where nobody measured
 * @param marked as {@link Attempt#voided}; null: nothing
 * @param worker where it was played; null: on the organizer's machine
 * @param resumed how many plies it took over from earlier attempts; null: none
 * @param printed by seat, what the agent printed, packed; null: nothing, in the place of a seat's or of the list. Never
 *     published
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RecordedAttempt(
        List<String> move,
        List<Integer> by,
        List<Double> wallMs,
        List<Double> cpuMs,
        List<Double> stallMs,
        @OrNull Map<Integer, Evidence> excused,
        List<Double> scores,
        List<RecordedFault> faults,
        List<ResourceUse> footprints,
        @OrNull String marked,
        @OrNull Worker worker,
        @OrNull Integer resumed,

        @OrNull @JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.ALWAYS)
        List<Personal> printed) {
    /** Refuses lists that do not go together. */
    public RecordedAttempt {
        move = orEmpty(move);
        by = orEmpty(by);
        wallMs = orEmpty(wallMs);
        cpuMs = orEmpty(cpuMs);
        stallMs = orEmpty(stallMs);
        scores = orEmpty(scores);
        faults = orEmpty(faults);
        footprints = orEmpty(footprints);
        RecordChecks.requireAll(move, by, wallMs, cpuMs, stallMs, scores, faults, footprints);
        int plies = move.size();
        for (List<?> column : List.of(by, wallMs, cpuMs, stallMs)) {
            RecordChecks.require(column.size() == plies, "its plies do not have all that a ply has");
        }
        RecordChecks.requireAll(excused == null ? List.of() : excused.values());
        RecordChecks.require(
                resumed == null || (resumed > 0 && resumed <= plies), "it resumes after plies that it does not have");
        if (worker != null) {
            RecordChecks.requireName(worker.name());
            RecordChecks.require(worker.speed() >= 0, "a machine has no speed");
        }
    }

    /** As the journal and the store have it. */
    public static RecordedAttempt of(Attempt attempt, List<Personal> printed) {
        List<Ply> plies = attempt.plies();
        return new RecordedAttempt(
                plies.stream().map(Ply::move).toList(),
                plies.stream().map(Ply::player).toList(),
                plies.stream().map(Ply::wallMs).toList(),
                plies.stream().map(Ply::cpuMs).toList(),
                plies.stream().map(Ply::stallMs).toList(),
                excused(plies),
                attempt.scores(),
                attempt.faults().stream().map(RecordedFault::of).toList(),
                attempt.footprints(),
                attempt.voided().orElse(null),
                attempt.worker().orElse(null),
                attempt.resumed() == 0 ? null : Integer.valueOf(attempt.resumed()),
                printed);
    }

    /** The same with what was printed, of which it has the hashes, as far as it is there. */
    public RecordedAttempt withTexts(Map<Integer, Printed> bySeat) {
        if (printed == null) {
            return this;
        }
        List<Personal> texts = new ArrayList<>(printed);
        bySeat.forEach((seat, text) -> {
            if (seat < texts.size() && text.personal().equals(texts.get(seat))) {
                texts.set(seat, text.personal());
            }
        });
        return with(marked, texts);
    }

    /** As everybody may read it: without what the agents printed, and without names that they gave to threads. */
    static RecordedAttempt published(Attempt attempt) {
        List<ResourceUse> nameless = attempt.footprints().stream()
                .map(one -> new ResourceUse(one.idleCpuMs(), one.peakMemoryKiB(), List.of()))
                .toList();
        return of(
                new Attempt(
                        attempt.plies(),
                        attempt.scores(),
                        attempt.faults(),
                        nameless,
                        attempt.voided(),
                        attempt.worker(),
                        attempt.resumed()),
                null);
    }

    /** The same with another mark, and with what was printed. */
    public RecordedAttempt with(String mark, List<Personal> texts) {
        return new RecordedAttempt(
                move, by, wallMs, cpuMs, stallMs, excused, scores, faults, footprints, mark, worker, resumed, texts);
    }

    private static Map<Integer, Evidence> excused(List<Ply> plies) {
        Map<Integer, Evidence> excused = new TreeMap<>();
        plies.forEach(ply -> ply.excused().ifPresent(what -> excused.put(ply.number(), what)));
        return excused.isEmpty() ? null : excused;
    }

    /**
     * Refuses what cannot have happened at that table.
     *
     * @throws IllegalArgumentException if it cannot
     */
    public void requireAt(Seated seated) {
        int seats = seated.seats().size();
        RecordChecks.require(scores.isEmpty() || scores.size() == seats, "scores for others than its players");
        RecordChecks.require(
                by.stream().allMatch(seat -> seat >= -1 && seat < seats)
                        && faults.stream().allMatch(fault -> fault.player() >= 0 && fault.player() < seats)
                        && footprints.size() <= seats,
                "a seat that nobody has");
        RecordChecks.require(printed == null || printed.size() <= seats, "more printed than played");
    }

    /** Whether it has a result. */
    public boolean hasResult() {
        return !scores.isEmpty();
    }

    /** All plies, in order. */
    public List<Ply> plies() {
        return IntStream.range(0, move.size()).mapToObj(this::ply).toList();
    }

    private Ply ply(int number) {
        return new Ply(
                number,
                by.get(number),
                move.get(number),
                wallMs.get(number),
                cpuMs.get(number),
                stallMs.get(number),
                Optional.ofNullable(excused).map(plies -> plies.get(number)));
    }

    /** What was played. */
    public Attempt attempt() {
        return new Attempt(
                plies(),
                scores,
                faults.stream().map(RecordedFault::fault).toList(),
                footprints,
                Optional.ofNullable(marked),
                Optional.ofNullable(worker),
                resumed == null ? 0 : resumed);
    }

    private static <T> List<T> orEmpty(List<T> list) {
        return list == null ? List.of() : list;
    }
}
