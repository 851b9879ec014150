package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Every entrant plays every other: the circle (Berger) method. In a round, or cycle, every two entrants play one pair.
 * Stopping after any cycle is fair, and more pairs never change the beginning.
 */
public record RoundRobin() implements Format {
    static final FormatType TYPE = new FormatType("round-robin", "", List.of(Decisions.OPTION), RoundRobin::of);

    private static Format of(Map<String, String> settings) {
        String decided = settings.getOrDefault(Decisions.OPTION.name(), "");
        if (decided.isEmpty()) {
            return new RoundRobin();
        }
        if (!decided.equals(Decisions.PODIUM)) {
            throw new IllegalArgumentException(
                    "--decide of a round robin is podium, not '%s'; grades need --grades FILE, and no --format"
                            .formatted(decided));
        }
        return new Podium();
    }

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        return played.size() < field.pairs() ? circle(field.entrants(), played.size()) : List.of();
    }

    /** One entrant keeps its place and the others rotate; with an odd number, one of them has a bye. */
    static List<GamePair> circle(List<String> entrants, int pair) {
        int others = entrants.size() - 1 + entrants.size() % 2;
        List<GamePair> bouts = new ArrayList<>();
        for (int round = 0; round < others; round++) {
            if (others < entrants.size()) {
                bouts.add(new GamePair(entrants.get(round), entrants.get(others), pair));
            }
            for (int i = 1; i <= others / 2; i++) {
                int one = (round + i) % others;
                int other = (round - i + others) % others;
                bouts.add(new GamePair(entrants.get(one), entrants.get(other), pair));
            }
        }
        return bouts;
    }

    /** The number of games: two for every pair of every two entrants. */
    static long games(int entrants, int pairs) {
        return (long) entrants * (entrants - 1) * pairs;
    }

    @Override
    public boolean isFixed() {
        return true;
    }

    @Override
    public long games(Participants field) {
        return games(field.entrants().size(), field.pairs());
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        return Map.of();
    }

    @Override
    public Sentence places() {
        return Sentence.NONE;
    }

    @Override
    public Sentence meeting(int pairs) {
        return Sentence.of("plan.every-two", pairs);
    }

    @Override
    public Map<String, String> settings() {
        return TYPE.settings(Map.of());
    }

    @Override
    public String toString() {
        return TYPE.text(settings());
    }
}
