package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.roster.Entrant;

/** Counts the games as they end; keeps a few numbers of each. One thread at a time. */
public final class Tally implements Spectator {
    private final Rules<?> rules;
    private final List<String> entrants;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final Map<String, Integer> unplayed = new TreeMap<>();

    /** Nothing counted yet. */
    public Tally(Setup setup) {
        rules = setup.terms().rules();
        entrants = setup.entrants().stream().map(Entrant::name).toList();
    }

    @Override
    public void ended(GameRecord game) {
        outcomes.add(Outcome.of(rules, game));
    }

    @Override
    public void unplayed(Unplayed game) {
        game.pairing().seats().stream()
                .map(Entrant::name)
                .distinct()
                .forEach(name -> unplayed.merge(name, 1, Integer::sum));
    }

    /** The standings after the games so far. */
    public Standings standings() {
        return Standings.of(entrants, outcomes, unplayed);
    }

    /** The crosstable of the games so far, in the order of the standings. */
    public Crosstable crosstable() {
        return Crosstable.of(standings().rows().stream().map(Standing::entrant).toList(), outcomes);
    }
}
