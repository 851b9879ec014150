package org.botarena.arena.tournament.schedule;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.Participants.Stay;

/**
 * Entrants that came after the start, left before the end, or changed their jar, in a tournament that draws rounds from
 * results. Such a tournament keeps its rounds as they were played. Immutable.
 *
 * @param stays the stays of those who came or left, by name
 * @param former the replaced jars
 */
public record RosterChanges(Map<String, Stay> stays, List<FormerEntrant> former) {
    /** The same entrants from the start to the end. */
    public static final RosterChanges NONE = new RosterChanges(Map.of(), List.of());

    /**
     * An entrant with a jar that was replaced. Immutable.
     *
     * @param until the first round in which it did not play
     */
    public record FormerEntrant(Entrant entrant, int until) {}

    /** The jar that played under a name in a round, counted from 0, if it plays no more. */
    Optional<Entrant> former(String name, int round) {
        return former.stream()
                .filter(one -> one.entrant.name().equals(name) && round < one.until)
                .min(Comparator.comparingInt(FormerEntrant::until))
                .map(FormerEntrant::entrant);
    }

    public RosterChanges {
        stays = Map.copyOf(stays);
        former = List.copyOf(former);
    }
}
