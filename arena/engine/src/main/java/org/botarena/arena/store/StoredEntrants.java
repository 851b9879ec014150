package org.botarena.arena.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.Participants.Stay;
import org.botarena.arena.tournament.schedule.RosterChanges;
import org.botarena.arena.tournament.schedule.RosterChanges.FormerEntrant;
import org.botarena.arena.tournament.schedule.RoundState;

/** The entrants of a tournament: every generation of each, with its original. One thread at a time. */
public final class StoredEntrants {
    private final TournamentState state;
    private final Originals originals;

    StoredEntrants(TournamentState state, Originals originals) {
        this.state = state;
        this.originals = originals;
    }

    /** The last generation of each, in the order of their numbers, the withdrawn ones included. */
    public List<StoredEntrant> last() {
        return state.last();
    }

    /** Every generation of each, in the order of their numbers. */
    public List<StoredEntrant> everyone() {
        return state.everyone();
    }

    /** The damage of the originals, in sentences. */
    List<String> damage() {
        List<String> found = new ArrayList<>();
        for (StoredEntrant one : everyone()) {
            boolean isForgotten = one.row().personal().text() == null && !Files.exists(original(one));
            String jar = isForgotten ? "" : originals.damage(one.sha256());
            if (!jar.isEmpty()) {
                found.add("the original of %s: %s".formatted(one.name(), jar));
            }
        }
        return found;
    }

    /** The entry for an entrant that leaves. */
    Entry.Withdrawn withdrawal(String name, RoundState now) {
        StoredEntrant one = last().stream()
                .filter(other -> other.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such entrant: " + name));
        return new Entry.Withdrawn(one.author(), until(now));
    }

    /**
     * The entry for a new entrant, or a new jar of an existing one, or empty if it already plays.
     *
     * @param now the state of the current round
     */
    Optional<Entry> arrival(Entrant entrant, RoundState now, double points) {
        StoredEntrant.Row row = StoredEntrant.row(entrant);
        NavigableMap<Integer, StoredEntrant> generations = state.generations(row.author());
        if (generations.containsKey(row.generation())) {
            return Optional.empty();
        }
        return Optional.of(
                row.generation() == 1
                        ? new Entry.Joined(row, now.entry(), points)
                        : new Entry.Replaced(
                                row,
                                comesBack(row)
                                        ? now.entry()
                                        : generations.values().stream()
                                                .mapToInt(one -> one.standing().since())
                                                .max()
                                                .orElse(0),
                                until(now)));
    }

    private boolean comesBack(StoredEntrant.Row row) {
        return last().stream()
                .anyMatch(
                        one -> one.row().id().equals(row.id()) && one.standing().isWithdrawn());
    }

    private static Integer until(RoundState now) {
        return now.keepsGames() ? now.round() : null;
    }

    /** An entrant with its original in place of the staged copy; for reports only, not for playing. */
    public Entrant entrant(StoredEntrant stored) {
        return stored.entrant(original(stored));
    }

    /** The path of an entrant's original. */
    public Path original(StoredEntrant entrant) {
        return originals.path(entrant.sha256());
    }

    /** Every generation of every entrant, by its key. */
    public Map<String, Entrant> all() {
        return everyone().stream()
                .collect(Collectors.toMap(StoredEntrant::key, this::entrant, (one, other) -> one, LinkedHashMap::new));
    }

    /**
     * The entrants that joined after the start, left before the end, or replaced their jar.
     *
     * @param former gives a former entrant, which it may stage again
     */
    public RosterChanges turnover(Function<StoredEntrant, Entrant> former) {
        Map<String, Stay> stays = new HashMap<>();
        Set<String> last = new HashSet<>();
        Map<String, List<StoredEntrant>> generations = everyone().stream()
                .collect(Collectors.groupingBy(one -> one.row().id()));
        for (StoredEntrant one : last()) {
            last.add(one.key());
            Stay stay = stay(generations.get(one.row().id()));
            if (!stay.equals(Stay.ALWAYS)) {
                stays.put(one.name(), stay);
            }
        }
        return new RosterChanges(
                stays,
                everyone().stream()
                        .filter(one -> !last.contains(one.key())
                                && !one.standing().isSuperseded()
                                && one.standing().until().isPresent())
                        .map(one -> new FormerEntrant(
                                former.apply(one), one.standing().until().getAsInt()))
                        .toList());
    }

    /** The period of play over an entrant's generations, earliest first, with replacements and returns. */
    private static Stay stay(List<StoredEntrant> generations) {
        StoredEntrant.Standing first = generations.get(0).standing();
        Stay stay = new Stay(first.since(), Integer.MAX_VALUE, List.of(), first.points());
        for (StoredEntrant one : generations) {
            StoredEntrant.Standing standing = one.standing();
            if (stay.until() < standing.since()) {
                stay = stay.backIn(standing.since());
            } else {
                stay = stay.endedBefore(Integer.MAX_VALUE);
            }
            boolean isLast = one.equals(generations.get(generations.size() - 1));
            if (standing.until().isPresent() && (!isLast || standing.isWithdrawn())) {
                stay = stay.endedBefore(standing.until().getAsInt());
            }
        }
        return stay;
    }

    /** The entrants whose games count, by name, including those that left and whose games still count. */
    Map<String, Entrant> counted() {
        return last().stream()
                .filter(enlisted -> !enlisted.standing().isSuperseded())
                .collect(Collectors.toMap(StoredEntrant::name, this::entrant, (one, other) -> one, LinkedHashMap::new));
    }
}
