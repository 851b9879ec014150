package org.botarena.arena.serve.hosting.ladder;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.view.TournamentView;

/** The reasons why the ladder rests. It counts a version's games of the day. Thread-safe. */
public final class LadderRest {
    /** The number of games that a newcomer plays before all others, after which it has its place. */
    static final int PLACED = 6;

    private final EventSettings settings;
    private final Visitors visitors;
    private final LadderHours hours;
    private final Supplier<TournamentView> ladder;
    private final Function<String, List<String>> names;
    private final Map<String, Integer> before = new HashMap<>();
    private Optional<String> day = Optional.empty();

    /** The reason why an author's version rests. Immutable. */
    public record RestReason(
            LadderState why,

            @JsonPropertyDescription("what its text has") List<String> values) {}

    /**
     * Observes a ladder.
     *
     * @param ladder the tournament of the current season
     * @param names the names of a version's upload, so that it gets no more games under another name
     */
    LadderRest(
            EventSettings settings,
            Visitors visitors,
            LadderHours hours,
            Supplier<TournamentView> ladder,
            Function<String, List<String>> names) {
        this.names = names;
        this.settings = settings;
        this.visitors = visitors;
        this.hours = hours;
        this.ladder = ladder;
    }

    /**
     * The reason why the ladder rests at a time, apart from its results, or empty if it may play.
     *
     * @param active the active versions
     */
    synchronized Optional<LadderState> reason(Instant now, Set<String> active) {
        if (settings.isLadderPaused()) {
            return Optional.of(LadderState.PAUSED);
        }
        if (visitors.areInTheWay()) {
            return Optional.of(LadderState.VISITORS);
        }
        if (!hours.isWithin(now)) {
            return Optional.of(LadderState.CLOSED);
        }
        String today = hours.day(now);
        if (!day.equals(Optional.of(today))) {
            day = Optional.of(today);
            before.clear();
            before.putAll(ladder.get().played());
        }
        if (active.isEmpty()) {
            return Optional.of(LadderState.EMPTY);
        }
        return isEnough(active) ? Optional.of(LadderState.ENOUGH) : Optional.empty();
    }

    /**
     * Everyone plays in a round. When a version has played its daily games and all have their place, the ladder rests
     * until tomorrow.
     */
    private boolean isEnough(Set<String> active) {
        Map<String, Integer> played = ladder.get().played();
        return active.stream().allMatch(version -> played.getOrDefault(version, 0) >= PLACED)
                && active.stream().anyMatch(version -> today(version, played) >= hours.gamesADay());
    }

    private int today(String version, Map<String, Integer> played) {
        return names.apply(version).stream()
                .mapToInt(name -> played.getOrDefault(name, 0) - before.getOrDefault(name, 0))
                .sum();
    }

    /**
     * The reason for the author of a version, or empty if it plays, or is prevented from it.
     *
     * @param state of the ladder
     */
    synchronized Optional<RestReason> reason(LadderState state, String version) {
        return switch (state) {
            case RESTS, PAUSED, VISITORS, YIELDS -> Optional.of(new RestReason(state, List.of()));
            case CLOSED ->
                Optional.of(new RestReason(
                        state, List.of(hours.from().toString(), hours.to().toString())));
            case ENOUGH ->
                Optional.of(new RestReason(
                        state, List.of("" + today(version, ladder.get().played()), "" + hours.gamesADay())));
            case READS, PLAYS, EMPTY, FAILED -> Optional.empty();
        };
    }

    /** Begins another season, in which earlier games do not count. */
    synchronized void clear() {
        before.clear();
    }
}
