package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Entrants with equal points meet each other; no two meet again while that can be avoided. A round is a match of some
 * pairs of games on the same openings for all, so colours need no rule. With an odd number, the lowest entrant without
 * a bye so far gets one, which counts as all of its games won.
 *
 * @param rounds the number of rounds; 0 for the number that finds the best of the field, plus two
 */
public record Swiss(int rounds) implements Format {
    private static final FormatOption ROUNDS = new FormatOption(
            "rounds",
            FormatOption.Kind.NUMBER,
            "Rounds of a Swiss tournament (default: two more than find the best).",
            " of %s rounds");
    static final FormatType TYPE = new FormatType("swiss", "", List.of(ROUNDS), Swiss::of);

    private static Swiss of(Map<String, String> settings) {
        if (!settings.containsKey(ROUNDS.name())) {
            return new Swiss(0);
        }
        int rounds = Integer.parseInt(settings.get(ROUNDS.name()));
        if (rounds < 1) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--rounds is %d: it must be at least 1", rounds));
        }
        return new Swiss(rounds);
    }

    @Override
    public void check(Participants field) {
        if (rounds < 0 || rounds > most(field.entrants().size())) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "--rounds: %d, but after %d rounds of %d entrants everybody has met everybody",
                    rounds,
                    most(field.entrants().size()),
                    field.entrants().size()));
        }
    }

    private static int most(int entrants) {
        return entrants - 1 + entrants % 2;
    }

    private int rounds(Participants field) {
        int entrants = field.entrants().size();
        int usual = 32 - Integer.numberOfLeadingZeros(entrants - 1) + 2;
        return rounds > 0 ? rounds : Math.min(usual, most(entrants));
    }

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        if (played.size() >= rounds(field) || field.at(played.size()).size() < 2) {
            return List.of();
        }
        List<SwissMatching.Two> matches = SwissMatching.of(new SwissTable(field, played));
        List<GamePair> bouts = new ArrayList<>();
        for (int match = 0; match < field.pairs(); match++) {
            int pair = played.size() * field.pairs() + match;
            matches.forEach(two -> bouts.add(new GamePair(two.better(), two.worse(), pair)));
        }
        return bouts;
    }

    /** After round 1, points decide the pairings. */
    @Override
    public boolean needsPoints(Participants field, List<List<Score>> played) {
        return !played.isEmpty();
    }

    /** A late entrant gets no bye for the earlier rounds, only the points that the organizer sets. */
    @Override
    public int entry(Participants field, List<List<Score>> played) {
        return played.size();
    }

    @Override
    public int room(Participants field, List<List<Score>> played) {
        return played.size() < rounds(field) ? Integer.MAX_VALUE : 0;
    }

    @Override
    public boolean isFixed() {
        return false;
    }

    @Override
    public long games(Participants field) {
        return 2L * rounds(field) * field.pairs() * (field.entrants().size() / 2);
    }

    @Override
    public int fixtures(Participants field) {
        return rounds(field) * field.pairs();
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        return new SwissTable(field, played).tiers();
    }

    @Override
    public Map<String, Map<Criterion, Double>> criteria(Participants field, List<List<Score>> played) {
        return new SwissTable(field, played).criteria();
    }

    @Override
    public Sentence places() {
        return Sentence.of("places.swiss");
    }

    @Override
    public Map<String, String> settings() {
        return TYPE.settings(rounds == 0 ? Map.of() : Map.of(ROUNDS.name(), "" + rounds));
    }

    @Override
    public Sentence title() {
        return rounds == 0 ? Sentence.quote(toString()) : Sentence.of("format.swiss", "" + rounds);
    }

    @Override
    public String toString() {
        return TYPE.text(settings());
    }
}
