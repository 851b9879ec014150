package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Entrants with as many points meet each other; nobody meets the same opponent again while that can be avoided. A round
 * is a match of some pairs of games on the same openings for all, so colours need no rule. With an odd number the last
 * one who had none gets a bye, which counts as all of its games won.
 *
 * @param rounds how many; 0: as many as find the best of the field and two more
 */
public record Swiss(int rounds) implements Format {
    @Override
    public void check(Field field) {
        if (rounds < 0 || rounds > most(field.entrants().size())) {
            throw new IllegalArgumentException(
                    "--rounds: %d, but after %d rounds of %d entrants everybody has met everybody"
                            .formatted(
                                    rounds,
                                    most(field.entrants().size()),
                                    field.entrants().size()));
        }
    }

    private static int most(int entrants) {
        return entrants - 1 + entrants % 2;
    }

    private int rounds(Field field) {
        int entrants = field.entrants().size();
        int usual = 32 - Integer.numberOfLeadingZeros(entrants - 1) + 2;
        return rounds > 0 ? rounds : Math.min(usual, most(entrants));
    }

    @Override
    public List<Bout> next(Field field, List<List<Score>> played) {
        if (played.size() >= rounds(field) || field.at(played.size()).size() < 2) {
            return List.of();
        }
        List<SwissMatching.Two> matches = SwissMatching.of(new SwissTable(field, played));
        List<Bout> bouts = new ArrayList<>();
        for (int match = 0; match < field.pairs(); match++) {
            int pair = played.size() * field.pairs() + match;
            matches.forEach(two -> bouts.add(new Bout(two.better(), two.worse(), pair)));
        }
        return bouts;
    }

    /** The rounds before are lost to who comes late: no points, and no bye. */
    @Override
    public int entry(Field field, List<List<Score>> played) {
        return played.size();
    }

    @Override
    public int room(Field field, List<List<Score>> played) {
        return played.size() < rounds(field) ? Integer.MAX_VALUE : 0;
    }

    @Override
    public boolean isFixed() {
        return false;
    }

    @Override
    public long games(Field field) {
        return 2L * rounds(field) * field.pairs() * (field.entrants().size() / 2);
    }

    @Override
    public int fixtures(Field field) {
        return rounds(field) * field.pairs();
    }

    @Override
    public Map<String, Integer> tiers(Field field, List<List<Score>> played) {
        return new SwissTable(field, played).tiers();
    }

    @Override
    public String places() {
        return "points, a bye as games won; then Buchholz without the worst opponent, Sonneborn-Berger, direct encounter,"
                + " wins";
    }

    @Override
    public String toString() {
        return rounds == 0 ? "swiss" : "swiss of %d rounds".formatted(rounds);
    }
}
