package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.text.NameList;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A gauntlet that continues only while a grade is undecided. An entrant meets a reference until the interval of its
 * share contains no share that a grade requires. It stops at the latest after the gauntlet's number of pairs.
 *
 * @param gauntlet sets the maximum number of games
 * @param shares the shares that grades require, in 0..1, for each of its references
 */
record GradedGauntlet(Gauntlet gauntlet, List<List<Double>> shares) implements RoundsByRating {
    private static final String REFERENCES = ",";
    private static final String LINES = "/";

    /** The number of pairs of a first meeting. */
    private static final int FIRST = 4;

    /** A meeting continues with a quarter of the pairs already played: fewer rounds, and more concurrent games. */
    private static final int PART = 4;

    /** The bound after the last pair, in standard errors: 1.96 for one look, more for many. */
    private static final double LAST_BOUND = 2.22;

    /** The minimum tail probability for the interval of few results. */
    private static final double LEAST_TAIL = 1e-6;

    GradedGauntlet {
        shares = shares.stream().map(List::copyOf).toList();
    }

    /**
     * Parses the shares as they appear in its settings: {@code 0.95,0.6/0.8} for two references.
     *
     * @throws IllegalArgumentException if they are not numbers, or their number differs from that of the references
     */
    static GradedGauntlet of(Gauntlet gauntlet, String decided) {
        if (decided.equals(Decisions.GRADES)) {
            throw new IllegalArgumentException("--decide grades needs --grades FILE: the lines that are to be decided");
        }
        List<List<Double>> shares = new ArrayList<>();
        for (String reference : decided.split(REFERENCES, -1)) {
            if (!reference.matches("[01][.0-9]*(/[01][.0-9]*)*")) {
                throw new IllegalArgumentException(
                        "--decide is '%s': write podium, or grades together with --grades FILE".formatted(decided));
            }
            shares.add(Arrays.stream(reference.split(LINES, -1))
                    .map(Double::valueOf)
                    .toList());
        }
        if (shares.size() != gauntlet.against().size()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "--decide has the shares of %d references, and the gauntlet has %d",
                    shares.size(),
                    gauntlet.against().size()));
        }
        return new GradedGauntlet(gauntlet, shares);
    }

    /** The shares as text for the settings. */
    static String text(List<List<Double>> shares) {
        return shares.stream()
                .map(each -> each.stream().map(String::valueOf).collect(Collectors.joining(LINES)))
                .collect(Collectors.joining(REFERENCES));
    }

    @Override
    public void check(Participants field) {
        gauntlet.check(field);
    }

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        Map<GamePair, Counts> results = new HashMap<>();
        Map<GamePair, Integer> pairs = new HashMap<>();
        played.stream().flatMap(List::stream).forEach(score -> {
            GamePair meeting = new GamePair(score.bout().one(), score.bout().other(), 0);
            pairs.merge(meeting, 1, Integer::sum);
            if (score.one().points() + score.other().points() == 2) {
                results.merge(
                        meeting,
                        Counts.pairs(0, 0, 0, 0, 0).and(score.one().points()),
                        (before, one) -> before.and(score.one().points()));
            }
        });
        List<GamePair> round = new ArrayList<>();
        List<String> present = field.at(played.size());
        for (GamePair meeting : gauntlet.next(field, List.of())) {
            if (present.containsAll(List.of(meeting.one(), meeting.other()))
                    && isOpen(field, meeting.other(), results.get(meeting))) {
                int before = pairs.getOrDefault(meeting, 0);
                int more = before == 0 ? FIRST : Math.max(1, before / PART);
                IntStream.range(before, Math.min(field.pairs(), before + more))
                        .mapToObj(pair -> new GamePair(meeting.one(), meeting.other(), pair))
                        .forEach(round::add);
            }
        }
        return round.stream().sorted(Comparator.comparingInt(GamePair::pair)).toList();
    }

    private boolean isOpen(Participants field, String reference, Counts results) {
        return results == null
                || shares.get(gauntlet.against().indexOf(reference)).stream()
                        .anyMatch(share -> !results.excludes(share, tail(field, results.effective())));
    }

    /**
     * A bound that one of many looks crosses by chance in one of twenty gauntlets. It is wide at first and falls with
     * the fourth root of the pairs (Wang and Tsiatis, "Approximately optimal one-parameter boundaries for group
     * sequential trials", 1987).
     */
    @Override
    public double tail(Participants field, double pairs) {
        double bound = LAST_BOUND * Math.pow(field.pairs() / pairs, 0.25);
        return Math.max(LEAST_TAIL, NormalDistribution.of(0, 1).survivalProbability(bound));
    }

    @Override
    public long games(Participants field) {
        return gauntlet.games(field);
    }

    /** The interval of a meeting is computed in each of some twenty rounds. */
    @Override
    public double effort(Participants field) {
        return 1000.0 * gauntlet.next(field, List.of()).size() + RoundsByRating.super.effort(field);
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        Map<String, Integer> tiers = new Ladder().tiers(field, played);
        gauntlet.against()
                .forEach(reference -> tiers.put(reference, field.entrants().size()));
        return tiers;
    }

    @Override
    public Sentence places() {
        return Sentence.of("places.graded-gauntlet");
    }

    @Override
    public List<String> references() {
        return gauntlet.against();
    }

    @Override
    public Map<String, String> settings() {
        Map<String, String> settings = new HashMap<>(gauntlet.settings());
        settings.put(Decisions.OPTION.name(), text(shares));
        return settings;
    }

    @Override
    public Sentence title() {
        return Sentence.of("format.graded-gauntlet", NameList.text(gauntlet.against()));
    }

    @Override
    public String toString() {
        return Gauntlet.TYPE.text(settings());
    }
}
