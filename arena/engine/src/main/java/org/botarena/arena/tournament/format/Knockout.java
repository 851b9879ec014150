package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.text.NameList;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A tournament in which the loser of a match is out. The bracket is drawn after the seeded entrants. If the number of
 * entrants is not a power of two, the first ones get a bye in the first round. A match has twice the configured number
 * of pairs. On a tie another pair is played, up to the number of pairs of the match. Then the score difference decides,
 * then the shorter total time, then the draw.
 *
 * @param seeded the first entrants of the bracket, the best first, who meet as late as possible; if empty, all are
 *     drawn
 */
public record Knockout(List<String> seeded) implements Format {
    private static final FormatOption SEEDED = new FormatOption(
            "top-seeds",
            FormatOption.Kind.NAMES,
            "Strongest entrants of a knockout, best first; they meet as late as possible.",
            ", seeded %s");
    static final FormatType TYPE = new FormatType("knockout", "", List.of(SEEDED), Knockout::of);

    /** A knockout in which all are drawn. */
    public Knockout() {
        this(List.of());
    }

    public Knockout {
        seeded = List.copyOf(seeded);
    }

    private static Knockout of(Map<String, String> settings) {
        return settings.containsKey(SEEDED.name())
                ? new Knockout(NameList.parse(settings.get(SEEDED.name())))
                : new Knockout();
    }

    @Override
    public void check(Participants field) {
        for (String entrant : seeded) {
            if (!field.entrants().contains(entrant) || Collections.frequency(seeded, entrant) > 1) {
                throw new IllegalArgumentException("--top-seeds: '%s' is %s: %s"
                        .formatted(
                                entrant,
                                field.entrants().contains(entrant) ? "there twice" : "not among the entrants",
                                String.join(", ", field.entrants())));
            }
        }
    }

    /** Winners of a stage, and the matches that are still open. */
    private record Stage(List<String> winners, List<GamePair> open) {}

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        List<String> left = bracket(field);
        while (left.size() > 1) {
            Stage stage = stage(left, field, played);
            if (!stage.open.isEmpty()) {
                return stage.open;
            }
            left = stage.winners;
        }
        return List.of();
    }

    private static Stage stage(List<String> left, Participants field, List<List<Score>> played) {
        Stage stage = new Stage(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < left.size(); i += 2) {
            String one = left.get(i);
            String other = left.get(i + 1);
            if (one.isEmpty() || other.isEmpty()) {
                stage.winners.add(one.isEmpty() ? other : one);
            } else {
                Match match = Match.of(one, other, played);
                List<Integer> missing = match.missing(2 * field.pairs());
                boolean isWalkover = !missing.isEmpty()
                        && (field.hasLeft(one, played.size()) || field.hasLeft(other, played.size()));
                if (isWalkover) {
                    stage.winners.add(field.hasLeft(one, played.size()) ? other : one);
                } else {
                    missing.forEach(pair -> stage.open.add(new GamePair(one, other, pair)));
                    stage.winners.add(match.winner());
                }
            }
        }
        return stage;
    }

    /** The bouts of two entrants so far. */
    private record Match(String better, String other, int pairs, Score.Side own, Score.Side others) {
        static Match of(String one, String other, List<List<Score>> played) {
            List<Score> scores = played.stream()
                    .flatMap(List::stream)
                    .filter(score -> score.bout().isOf(one, other))
                    .toList();
            return new Match(
                    one,
                    other,
                    scores.size(),
                    scores.stream().map(score -> score.of(one)).reduce(Score.Side.NONE, Score.Side::plus),
                    scores.stream().map(score -> score.of(other)).reduce(Score.Side.NONE, Score.Side::plus));
        }

        /** The pairs to play now. */
        List<Integer> missing(int match) {
            List<Integer> missing = new ArrayList<>();
            boolean isTie = own.points() == others.points();
            int until = pairs < match ? match : isTie && pairs < 2 * match ? pairs + 1 : pairs;
            for (int pair = pairs; pair < until; pair++) {
                missing.add(pair);
            }
            return missing;
        }

        String winner() {
            int order = Double.compare(own.points(), others.points());
            order = order != 0 ? order : Double.compare(own.difference(), others.difference());
            order = order != 0 ? order : Double.compare(others.ms(), own.ms());
            return order >= 0 ? better : other;
        }
    }

    /**
     * The first drawn and the last, the second and the last but one, and so on, so that the first two can only meet in
     * the final.
     */
    private List<String> bracket(Participants field) {
        List<String> drawn = Stream.concat(seeded.stream(), field.drawn().stream())
                .distinct()
                .toList();
        List<Integer> seeds = List.of(0);
        while (seeds.size() < drawn.size()) {
            List<Integer> wider = new ArrayList<>();
            int last = 2 * seeds.size() - 1;
            seeds.forEach(seed -> wider.addAll(List.of(seed, last - seed)));
            seeds = wider;
        }
        return seeds.stream()
                .map(seed -> seed < drawn.size() ? drawn.get(seed) : "")
                .toList();
    }

    /** Places late entrants after all drawn ones; the round reveals no more than that. */
    @Override
    public int entry(Participants field, List<List<Score>> played) {
        int last = field.stays().values().stream()
                .mapToInt(Participants.Stay::from)
                .max()
                .orElse(0);
        return played.isEmpty() && last == 0 ? 0 : last + 1;
    }

    /** The number of byes, while the first stage lasts: late entrants meet these entrants. */
    @Override
    public int room(Participants field, List<List<Score>> played) {
        if (played.isEmpty()) {
            return Integer.MAX_VALUE;
        }
        List<String> bracket = bracket(field);
        for (int rounds = 0; rounds < played.size(); rounds++) {
            if (stage(bracket, field, played.subList(0, rounds)).open.isEmpty()) {
                return 0;
            }
        }
        return bracket.size() - field.entrants().size();
    }

    @Override
    public boolean isFixed() {
        return false;
    }

    @Override
    public long games(Participants field) {
        return 4L * field.pairs() * (field.entrants().size() - 1);
    }

    @Override
    public int fixtures(Participants field) {
        return 2 * field.pairs();
    }

    /** The number of stages that an entrant fell short of winning all. */
    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        Map<String, Integer> tiers = new HashMap<>();
        List<String> left = bracket(field);
        boolean isOpen = false;
        while (!isOpen) {
            int stages = Integer.numberOfTrailingZeros(left.size());
            left.stream().filter(name -> !name.isEmpty()).forEach(name -> tiers.put(name, stages));
            Stage stage = left.size() > 1 ? stage(left, field, played) : new Stage(List.of(), List.of());
            isOpen = left.size() == 1 || !stage.open.isEmpty();
            left = stage.winners;
        }
        return tiers;
    }

    @Override
    public Map<String, Map<Criterion, Double>> criteria(Participants field, List<List<Score>> played) {
        int stages = Integer.numberOfTrailingZeros(bracket(field).size());
        Map<String, Map<Criterion, Double>> criteria = new HashMap<>();
        tiers(field, played)
                .forEach((entrant, missed) ->
                        criteria.put(entrant, Map.of(Criterion.ROUNDS_WON, (double) (stages - missed))));
        return criteria;
    }

    @Override
    public Sentence places() {
        return Sentence.of("places.knockout");
    }

    @Override
    public Map<String, String> settings() {
        return TYPE.settings(seeded.isEmpty() ? Map.of() : Map.of(SEEDED.name(), NameList.text(seeded)));
    }

    @Override
    public Sentence title() {
        return seeded.isEmpty() ? Sentence.quote(toString()) : Sentence.of("format.knockout", NameList.text(seeded));
    }

    @Override
    public String toString() {
        return TYPE.text(settings());
    }
}
