package org.botarena.arena.tournament.schedule;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.Participants.Stay;

/**
 * Who came after the start, left before the end, or had another jar meanwhile, in a tournament whose rounds are drawn from
 * the results before: there a round stays as it was played. Immutable.
 *
 * @param stays of those who came or left, by name
 * @param former the jars that others took the place of
 */
public record RosterChanges(Map<String, Stay> stays, List<FormerEntrant> former) {
    /** The same entrants from the start to the end. */
    public static final RosterChanges NONE = new RosterChanges(Map.of(), List.of());

    /**
     * An entrant with a jar that another took the place of. Immutable.
     *
     * @param until the first round in which it did not play
     */
    public record FormerEntrant(Entrant entrant, int until) {}

    /** The jar that played under a name in a round, the first round being 0, if it plays no more. */
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
