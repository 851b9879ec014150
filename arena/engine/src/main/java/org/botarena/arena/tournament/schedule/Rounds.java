package org.botarena.arena.tournament.schedule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.format.Participants;
import org.botarena.arena.tournament.format.Score;

/** The rounds of a tournament so far and their results. For one thread at a time. */
public final class Rounds {
    private final Format format;
    private Participants field;
    private RosterChanges turnover;
    private Map<String, Entrant> entrants;
    private final List<List<GamePair>> drawn;
    private final List<List<Score>> scores = new ArrayList<>();
    private final Map<String, Place> open = new HashMap<>();
    private int known;

    /** The round and bout of a game. */
    private record Place(int round, int bout) {}

    /**
     * The state before the first round.
     *
     * @param drawn the first rounds, where their draws are recorded
     */
    Rounds(Setup setup, List<List<GamePair>> drawn) {
        this.drawn = drawn;
        format = setup.format();
        change(setup);
    }

    /** Changes the entrants for the next rounds. */
    void change(Setup setup) {
        field = setup.field();
        turnover = setup.turnover();
        entrants = setup.entrants().stream().collect(Collectors.toMap(Entrant::name, Function.identity()));
    }

    /** Whether the next round can be drawn now: all results that it depends on are known. */
    boolean isDue() {
        return format.isFixed() || open.isEmpty();
    }

    /** The state of the tournament between two rounds. */
    RoundState state() {
        return format.isFixed() ? RoundState.ANY : state(scores, Set.of(), Set.of());
    }

    private RoundState state(List<List<Score>> begun, Set<String> latest, Set<String> busy) {
        return new RoundState(
                begun.size(),
                format.room(field, begun),
                format.entry(field, begun),
                format.needsPoints(field, begun),
                format.keepsGames(field, begun),
                latest,
                busy);
    }

    /** The state after the games that are known. */
    RoundState known() {
        return state(scores.subList(0, known), latest(), busy());
    }

    /** How many have begun. */
    int count() {
        return scores.size();
    }

    /** The entrant that plays under a name in a round. */
    Entrant entrant(String name, int round) {
        return turnover.former(name, round).orElseGet(() -> entrants.get(name));
    }

    private List<String> ids(GamePair bout, int round) {
        return SeatOrder.ids(bout, entrant(bout.one(), round), entrant(bout.other(), round));
    }

    /** Begins the next round. Empty if the games of the last round have not all ended, or the tournament is over. */
    List<GamePair> next() {
        if (!isDue()) {
            return List.of();
        }
        List<GamePair> bouts = scores.size() < drawn.size() ? drawn.get(scores.size()) : draw();
        if (!bouts.isEmpty()) {
            for (int bout = 0; bout < bouts.size(); bout++) {
                for (String id : ids(bouts.get(bout), scores.size())) {
                    open.put(id, new Place(scores.size(), bout));
                }
            }
            begin(bouts);
        }
        return bouts;
    }

    private void begin(List<GamePair> bouts) {
        scores.add(new ArrayList<>(bouts.stream()
                .map(bout -> new Score(bout, Score.Side.NONE, Score.Side.NONE))
                .toList()));
    }

    /** Computes the next round from the results so far. */
    List<GamePair> draw() {
        return format.next(field, scores);
    }

    void ended(Outcome game) {
        Place place = open.remove(game.id());
        if (place == null && format.isFixed()) {
            return; // its rounds restarted when the roster changed
        }
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
     * The rounds of a tournament whose rounds depend on results, up to the first that has not ended.
     *
     * @param drawn the first rounds, where their draws are recorded
     * @param ended by id
     * @param unplayed the ids of games that were given up
     */
    static Rounds after(Setup setup, List<List<GamePair>> drawn, Map<String, Outcome> ended, Set<String> unplayed) {
        Rounds rounds = new Rounds(setup, drawn);
        boolean isComplete = true;
        while (isComplete) {
            boolean isBegun = !rounds.next().isEmpty();
            rounds.take(id -> Optional.ofNullable(ended.get(id)), unplayed);
            isComplete = isBegun && rounds.open.isEmpty();
        }
        return rounds;
    }

    /**
     * The rounds of a tournament that records each draw before its first game: only the last can have games left.
     * Leaves out the results of the others.
     *
     * @param drawn at least one round
     */
    static Rounds afterDraws(
            Setup setup, List<List<GamePair>> drawn, Function<String, Optional<Outcome>> ended, Set<String> unplayed) {
        Rounds rounds = new Rounds(setup, drawn);
        drawn.stream().limit(drawn.size() - 1L).forEach(rounds::begin);
        rounds.known = rounds.count();
        rounds.next();
        rounds.take(ended, unplayed);
        return rounds;
    }

    /** Takes the games of the last round that have a result or were given up. */
    private void take(Function<String, Optional<Outcome>> ended, Set<String> unplayed) {
        for (String id : List.copyOf(open.keySet())) {
            Optional<Outcome> result = ended.apply(id);
            if (result.isPresent() || unplayed.contains(id)) {
                result.ifPresentOrElse(this::ended, () -> unplayed(id));
                known = count();
            }
        }
    }

    /** Entrants with games left in the last round that has a known game. */
    private Set<String> busy() {
        return known < scores.size()
                ? Set.of()
                : open.values().stream()
                        .map(place -> scores.get(place.round).get(place.bout).bout())
                        .flatMap(bout -> Stream.of(bout.one(), bout.other()))
                        .collect(Collectors.toSet());
    }

    /** The ids of that round. */
    private Set<String> latest() {
        return known == 0
                ? Set.of()
                : scores.get(known - 1).stream()
                        .flatMap(score -> ids(score.bout(), known - 1).stream())
                        .collect(Collectors.toSet());
    }

    /**
     * Whether no game is missing in a format whose rounds depend on results.
     *
     * @param ended by id
     * @param unplayed the ids of games that were given up
     */
    public static boolean isOver(Setup setup, Map<String, Outcome> ended, Set<String> unplayed) {
        if (setup.format().isEndless(setup.field())) {
            return false;
        }
        Rounds rounds = after(setup, List.of(), ended, unplayed);
        return rounds.open.isEmpty()
                && rounds.format.next(rounds.field, rounds.scores).isEmpty();
    }

    /**
     * The numbers that decide the places of a tournament before points do.
     *
     * @param tiers by entrant, the lowest first; 0 without one
     * @param criteria the numbers that the tiers are derived from
     */
    public record Placing(Map<String, Integer> tiers, Map<String, Map<Criterion, Double>> criteria) {
        /** Nothing does. */
        public static final Placing BY_POINTS = new Placing(Map.of(), Map.of());
    }

    /**
     * Computes the placing of a tournament only from the games that ended.
     *
     * @param ended by id; not queried where rounds are not drawn from results, because a million games take a second
     * @param unplayed the ids of games that were given up
     */
    public static Placing placing(Setup setup, Supplier<Map<String, Outcome>> ended, Set<String> unplayed) {
        List<List<Score>> played = setup.format().isFixed()
                ? List.of()
                : setup.format().areTiersOfBouts()
                        ? List.of(bouts(ended.get().values()))
                        : after(setup, List.of(), ended.get(), unplayed).scores;
        Format format = setup.format();
        return new Placing(format.tiers(setup.field(), played), format.criteria(setup.field(), played));
    }

    /** The games of each bout together, in the order of the bouts. */
    private static List<Score> bouts(Collection<Outcome> games) {
        Map<String, Score> bouts = new TreeMap<>();
        for (Outcome game : games) {
            boolean isInOrder = game.first().entrant().compareTo(game.second().entrant()) < 0;
            Outcome.Side one = isInOrder ? game.first() : game.second();
            Outcome.Side other = isInOrder ? game.second() : game.first();
            Score score = new Score(new GamePair(one.entrant(), other.entrant(), game.pair()), side(one), side(other));
            bouts.merge(
                    one.entrant() + "\n" + other.entrant() + "\n" + game.pair(),
                    score,
                    (first, second) -> new Score(
                            first.bout(),
                            first.one().plus(second.one()),
                            first.other().plus(second.other())));
        }
        return List.copyOf(bouts.values());
    }
}
