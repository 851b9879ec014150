package org.botarena.arena.serve.hosting.entry;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.text.OrNull;

/**
 * A season of the ladder that has ended. Immutable.
 *
 * @param number from 1
 * @param name as the organizer calls it
 * @param begun when; UTC
 * @param ended when; UTC
 * @param receipts the words of the receipt of each folder that belongs to it, by name: the ladder's chapters, tournaments
 * @param standings of the ladder at its end, the best first
 */
public record Season(
        int number, String name, String begun, String ended, Map<String, String> receipts, List<Place> standings) {
    /**
     * A line of the standings. Immutable.
     *
     * @param place from 1
     * @param elo null: it has none
     */
    public record Place(int place, String entrant, @OrNull Double elo, int games) {}

    /** The ratings of the samples, which hold in the next season, too. */
    public Map<String, Double> anchors() {
        return standings.stream()
                .filter(line -> !line.entrant().contains("@") && line.elo() != null)
                .collect(Collectors.toMap(Place::entrant, Place::elo));
    }
}
