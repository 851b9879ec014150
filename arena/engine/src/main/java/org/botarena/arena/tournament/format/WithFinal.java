package org.botarena.arena.tournament.format;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Another format, followed by a round robin of its best entrants.
 *
 * @param main the other format
 * @param best the number of finalists, from 2
 */
public record WithFinal(Format main, int best) implements Format {
    static final FormatOption OPTION = new FormatOption(
            "final",
            FormatOption.Kind.NUMBER,
            "Size of a final round robin of the leaders, with at least 10 pairs for every two.",
            " with a final of %s");

    /** The minimum number of pairs of every two in the final. */
    static final int FEWEST_PAIRS = 10;

    /** The format, with a final if the settings contain one. */
    static Format of(Format main, Map<String, String> settings) {
        if (!settings.containsKey(OPTION.name())) {
            return main;
        }
        int best = Integer.parseInt(settings.get(OPTION.name()));
        if (best < 2) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--final is %d: it must be at least 2", best));
        }
        return new WithFinal(main, best);
    }

    @Override
    public boolean isLadder() {
        return main.isLadder();
    }

    @Override
    public double tail(Participants field, double pairs) {
        return main.tail(field, pairs);
    }

    @Override
    public void check(Participants field) {
        main.check(field);
        if (best < 2 || best > field.entrants().size()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "--final %d: it can have 2 to %d of the entrants",
                    best,
                    field.entrants().size()));
        }
    }

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        int end = end(field, played);
        if (end > played.size()) {
            return main.next(field, played);
        }
        int pair = played.size() - end;
        List<String> finalists = finalists(field, played.subList(0, end)).stream()
                .filter(entrant -> !field.hasLeft(entrant, played.size()))
                .toList();
        return pair < pairs(field) && finalists.size() > 1
                ? RoundRobin.circle(finalists, pair + unused(played.subList(0, end)))
                : List.of();
    }

    /** The number of rounds after which the main part is over; more than were played if it is not. */
    private int end(Participants field, List<List<Score>> played) {
        for (int rounds = 0; rounds <= played.size(); rounds++) {
            if (main.next(field, played.subList(0, rounds)).isEmpty()) {
                return rounds;
            }
        }
        return played.size() + 1;
    }

    private static int pairs(Participants field) {
        return Math.max(FEWEST_PAIRS, field.pairs());
    }

    private static int unused(List<List<Score>> played) {
        return played.stream()
                .flatMap(List::stream)
                .mapToInt(score -> score.bout().pair() + 1)
                .max()
                .orElse(0);
    }

    /** The best of the main part, in the order of the field; equal ones as they were drawn. */
    private List<String> finalists(Participants field, List<List<Score>> played) {
        Map<String, Integer> tiers = main.tiers(field, played);
        Map<String, Integer> ranks = Ranks.of(field.entrants(), played);
        List<String> drawn = field.drawn();
        return field.at(played.size()).stream()
                .sorted(Comparator.comparingInt((String entrant) -> tiers.getOrDefault(entrant, 0))
                        .thenComparing(ranks::get)
                        .thenComparing(drawn::indexOf))
                .limit(best)
                .sorted(Comparator.comparingInt(field.entrants()::indexOf))
                .toList();
    }

    @Override
    public int entry(Participants field, List<List<Score>> played) {
        return main.entry(field, played);
    }

    @Override
    public int room(Participants field, List<List<Score>> played) {
        return hasBegun(field, played) ? 0 : main.room(field, played);
    }

    @Override
    public boolean needsPoints(Participants field, List<List<Score>> played) {
        return !hasBegun(field, played) && main.needsPoints(field, played);
    }

    /** Places in the final were earned in the main part, so its games keep counting. */
    @Override
    public boolean keepsGames(Participants field, List<List<Score>> played) {
        return hasBegun(field, played) || main.keepsGames(field, played);
    }

    private boolean hasBegun(Participants field, List<List<Score>> played) {
        return end(field, played) < played.size();
    }

    @Override
    public boolean isFixed() {
        return false;
    }

    @Override
    public long games(Participants field) {
        return main.games(field) + RoundRobin.games(best, pairs(field));
    }

    @Override
    public int fixtures(Participants field) {
        return main.fixtures(field) + pairs(field);
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        int end = Math.min(end(field, played), played.size());
        Map<String, Integer> tiers = new HashMap<>(main.tiers(field, played.subList(0, end)));
        if (end < played.size()) {
            List<String> finalists = finalists(field, played.subList(0, end));
            Map<String, Integer> ranks = Ranks.of(finalists, played.subList(end, played.size()));
            field.entrants().forEach(entrant -> tiers.merge(entrant, best, Integer::sum));
            tiers.putAll(ranks);
        }
        return tiers;
    }

    @Override
    public Map<String, Map<Criterion, Double>> criteria(Participants field, List<List<Score>> played) {
        int end = Math.min(end(field, played), played.size());
        Map<String, Map<Criterion, Double>> criteria = new HashMap<>(main.criteria(field, played.subList(0, end)));
        if (end < played.size()) {
            List<String> finalists = finalists(field, played.subList(0, end));
            Ranks.criteria(finalists, played.subList(end, played.size()))
                    .forEach((entrant, own) -> criteria.merge(entrant, own, WithFinal::both));
        }
        return criteria;
    }

    private static Map<Criterion, Double> both(Map<Criterion, Double> some, Map<Criterion, Double> more) {
        Map<Criterion, Double> both = new HashMap<>(some);
        both.putAll(more);
        return both;
    }

    @Override
    public Sentence places() {
        return main.places().isEmpty() ? Sentence.of("places.final") : Sentence.of("places.final-then", main.places());
    }

    @Override
    public Map<String, String> settings() {
        Map<String, String> settings = new HashMap<>(main.settings());
        settings.put(OPTION.name(), "" + best);
        return settings;
    }

    @Override
    public Sentence title() {
        return Sentence.of("format.final", main.title(), "" + best);
    }

    @Override
    public String toString() {
        return main + OPTION.text("" + best);
    }
}
