package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.Bout;
import org.botarena.arena.tournament.format.Field;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Score;

/** The rounds of a tournament so far and what came out of them. One thread at a time. */
final class Rounds {
    private final Format format;
    private final Field field;
    private final Map<String, String> keys;
    private final List<List<Score>> scores = new ArrayList<>();
    private final Map<String, Place> open = new HashMap<>();

    /** Where the bout of a game is. */
    private record Place(int round, int bout) {}

    Rounds(Setup setup) {
        format = setup.format();
        field = setup.field();
        keys = setup.entrants().stream().collect(Collectors.toMap(Entrant::name, Entrant::key));
    }

    /** Begins the next round. Empty: none can begin before all games of the last have ended, or it is over. */
    List<Bout> next() {
        if (!format.isFixed() && !open.isEmpty()) {
            return List.of();
        }
        List<Bout> bouts = format.next(field, scores);
        if (!bouts.isEmpty()) {
            for (int bout = 0; bout < bouts.size(); bout++) {
                for (String id : Seating.ids(bouts.get(bout), keys)) {
                    open.put(id, new Place(scores.size(), bout));
                }
            }
            scores.add(new ArrayList<>(bouts.stream()
                    .map(bout -> new Score(bout, Score.Side.NONE, Score.Side.NONE))
                    .toList()));
        }
        return bouts;
    }

    void ended(Outcome game) {
        Place place = open.remove(game.id());
        List<Score> round = scores.get(place.round);
        Score before = round.get(place.bout);
        boolean isOneFirst = before.bout().one().equals(game.first().entrant());
        round.set(
                place.bout,
                new Score(
                        before.bout(),
                        before.one().plus(side(isOneFirst ? game.first() : game.second())),
                        before.other().plus(side(isOneFirst ? game.second() : game.first()))));
    }

    void unplayed(String id) {
        open.remove(id);
    }

    private static Score.Side side(Outcome.Side side) {
        return new Score.Side(
                side.points() == 1 ? 1 : 0,
                side.points() == 0.5 ? 1 : 0,
                side.difference(),
                side.faults().size(),
                side.totalMs());
    }

    /**
     * What decides the places of a tournament before points do, from the games that ended alone.
     *
     * @param ended by id
     * @param unplayed the ids of those that were given up
     */
    static Map<String, Integer> tiers(Setup setup, Map<String, Outcome> ended, Set<String> unplayed) {
        Rounds rounds = new Rounds(setup);
        boolean isComplete = !setup.format().isFixed();
        while (isComplete) {
            List<Bout> bouts = rounds.next();
            for (Bout bout : bouts) {
                for (String id : Seating.ids(bout, rounds.keys)) {
                    if (ended.containsKey(id)) {
                        rounds.ended(ended.get(id));
                    } else if (unplayed.contains(id)) {
                        rounds.unplayed(id);
                    }
                }
            }
            isComplete = !bouts.isEmpty() && rounds.open.isEmpty();
        }
        return setup.format().tiers(rounds.field, rounds.scores);
    }
}
