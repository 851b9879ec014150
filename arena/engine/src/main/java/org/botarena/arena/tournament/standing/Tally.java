package org.botarena.arena.tournament.standing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Discrepancy;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.format.Calibration;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.schedule.Rounds;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;

/** Counts the games as they end and keeps a few numbers of each. For one thread at a time. */
public final class Tally implements Spectator {
    private Setup setup;
    private List<String> entrants;
    private final Map<String, Counted> counted = new LinkedHashMap<>();
    private final Map<String, List<Counted>> byEntrant = new HashMap<>();
    private final Map<String, Integer> unplayed = new TreeMap<>();
    private final Set<String> givenUp = new HashSet<>();
    private final Set<Long> courses = new HashSet<>();
    private final Disturbances disturbances;
    private final Workers workers;
    private Set<String> copies = Set.of();
    private Map<String, Double> mistakes = Map.of();
    private Optional<Standings> standings = Optional.empty(); // until another game ends: a million games take seconds

    /** Nothing counted yet. */
    public Tally(Setup setup) {
        change(setup);
        disturbances = new Disturbances(setup.terms().times());
        workers = new Workers(setup.terms().times());
    }

    /** Continues with other entrants and keeps all games counted so far. */
    public void change(Setup now) {
        setup = now;
        entrants = now.entrants().stream().map(Entrant::name).toList();
        standings = Optional.empty();
    }

    @Override
    public void ended(GameRecord game) {
        count(Counted.of(game, setup.terms().times()));
        countVoided(game);
    }

    /** Counts the disturbances of the attempts before the one that counts, which is counted separately. */
    public void countVoided(GameRecord game) {
        game.voided().forEach(attempt -> disturbances.add(game, attempt));
        game.voided().forEach(attempt -> workers.addDisturbed(game, attempt));
        standings = Optional.empty();
    }

    /** Counts a game with a result. */
    public void count(Counted game) {
        Counted bare = game.bare();
        if (counted.put(game.outcome().id(), bare) != null) {
            byEntrant
                    .values()
                    .forEach(games -> games.removeIf(
                            other -> other.outcome().id().equals(game.outcome().id())));
        }
        Stream.of(game.outcome().first(), game.outcome().second())
                .map(Outcome.Side::entrant)
                .distinct()
                .forEach(entrant -> byEntrant
                        .computeIfAbsent(entrant, one -> new ArrayList<>())
                        .add(bare));
        workers.add(game);
        courses.add(game.course());
        disturbances.add(
                List.of(
                        game.outcome().first().entrant(),
                        game.outcome().second().entrant()),
                game.near());
        standings = Optional.empty();
    }

    /** The number of games with a result. */
    public int games() {
        return counted.size();
    }

    /** Whether the game with that id has been counted. */
    public boolean has(String id) {
        return counted.containsKey(id);
    }

    /** The ids of the games that were given up. */
    public Set<String> givenUp() {
        return Collections.unmodifiableSet(givenUp);
    }

    /** The counted games in order, without their disturbances. */
    public Collection<Counted> counted() {
        return Collections.unmodifiableCollection(counted.values());
    }

    private List<Outcome> outcomes() {
        return counted.values().stream().map(Counted::outcome).toList();
    }

    /** The number of distinct games: a repetition of the same agents, seats and moves proves nothing new. */
    public int distinctGames() {
        return courses.size();
    }

    @Override
    public void unplayed(GameRecord game) {
        disturbances.add(game);
        game.attempts().forEach(attempt -> workers.addDisturbed(game, attempt));
        giveUp(game.id(), game.names());
    }

    /** Counts a game that was given up, without the disturbances of its attempts. */
    public void giveUp(String id, List<String> names) {
        givenUp.add(id);
        names.stream().distinct().forEach(name -> unplayed.merge(name, 1, Integer::sum));
        standings = Optional.empty();
    }

    /** The standings after the games so far. */
    public Standings standings() {
        if (standings.isEmpty()) {
            Standings all = Standings.of(entrants, outcomes(), unplayed, Rounds.placing(setup, this::ended, givenUp))
                    .with(disturbances)
                    .with(Criterion.MISTAKES, mistakes);
            standings = Optional.of(
                    copies.isEmpty() || !setup.format().isFixed() ? all : all.withPlacesOnce(withoutCopies()));
        }
        return standings.get();
    }

    /**
     * Marks some entrants as copies of others, so that the standings also show the places without them and their games.
     * These places do not exist where results draw the rounds, since the copies influenced the pairings.
     */
    public void leaveOutCopies(Set<String> names) {
        copies = Set.copyOf(names);
        standings = Optional.empty();
    }

    /**
     * Adds mistakes to the standings.
     *
     * @param per100 mistakes in 100 decided moves, by entrant
     */
    public void showMistakes(Map<String, Double> per100) {
        mistakes = Map.copyOf(per100);
        standings = Optional.empty();
    }

    private Standings withoutCopies() {
        List<Outcome> games = outcomes().stream()
                .filter(game -> !copies.contains(game.first().entrant())
                        && !copies.contains(game.second().entrant()))
                .toList();
        return Standings.of(
                entrants.stream().filter(entrant -> !copies.contains(entrant)).toList(),
                games,
                Map.of(),
                Rounds.Placing.BY_POINTS);
    }

    /** The table: all entrants of a tournament, or those of an endless ladder that have not left. */
    public List<Standing> table() {
        return setup.format().isEndless(setup.field())
                ? standings(Set.copyOf(setup.field().atTheEnd()))
                : standings().rows();
    }

    /** The standings of these entrants, only from their games: a thousand that have left a ladder cost nothing. */
    private List<Standing> standings(Set<String> listed) {
        List<Outcome> games = gamesOf(listed).stream().map(Counted::outcome).toList();
        Set<String> named = new HashSet<>(listed);
        games.forEach(game -> {
            named.add(game.first().entrant());
            named.add(game.second().entrant());
        });
        Map<String, Outcome> byId = games.stream().collect(Collectors.toMap(Outcome::id, Function.identity()));
        return Standings.of(named, games, unplayed, Rounds.placing(setup, () -> byId, givenUp))
                .with(disturbances)
                .rows()
                .stream()
                .filter(row -> listed.contains(row.entrant()))
                .toList();
    }

    /** The games of these entrants, each once. */
    private List<Counted> gamesOf(Set<String> some) {
        return some.stream()
                .flatMap(entrant -> byEntrant.getOrDefault(entrant, List.of()).stream()
                        .filter(game -> game.outcome().first().entrant().equals(entrant)
                                || !some.contains(game.outcome().first().entrant())))
                .toList();
    }

    /** The ratings of entrants that have not left, from the games among them. */
    public Ratings ratingsOfPresent() {
        List<String> present = setup.field().atTheEnd();
        Set<String> those = Set.copyOf(present);
        List<Counted> among = gamesOf(those).stream()
                .filter(game -> those.contains(game.outcome().first().entrant())
                        && those.contains(game.outcome().second().entrant()))
                .toList();
        return Ratings.anchored(Pool.of(present, PairResult.of(meetings(among))), setup.anchors(), setup.seed());
    }

    /** The number of games that each entrant has played. */
    public Map<String, Integer> played() {
        return byEntrant.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, games -> games.getValue().size()));
    }

    /** The games of an entrant, in the order in which they were counted. */
    public List<Counted> games(String entrant) {
        return Collections.unmodifiableList(byEntrant.getOrDefault(entrant, List.of()));
    }

    /** The disturbances in the games so far, by entrant. */
    public Disturbances disturbances() {
        return disturbances;
    }

    /** The games so far, by worker. */
    public Workers workers() {
        return workers;
    }

    private Map<String, Outcome> ended() {
        return outcomes().stream().collect(Collectors.toMap(Outcome::id, Function.identity()));
    }

    /** The crosstable of the games so far, in the order of the standings. */
    public Crosstable crosstable() {
        return Crosstable.of(standings().rows().stream().map(Standing::entrant).toList(), outcomes());
    }

    /** The crosstable of one entrant's games. */
    public Crosstable crosstable(String entrant) {
        return Crosstable.of(
                entrants, outcomes().stream().filter(game -> game.isOf(entrant)).toList());
    }

    /** The grades against the format's references, or empty if it has none. */
    public List<Grade> grades() {
        List<String> references = setup.format().references();
        return references.isEmpty() ? List.of() : grades(references);
    }

    /** The results of the others against these entrants, by place, in any format. */
    public List<Grade> grades(List<String> references) {
        return Grade.of(
                standings().rows().stream().map(Standing::entrant).toList(),
                references,
                counted.values(),
                fixtures()::start,
                pairs -> setup.format().tail(setup.field(), pairs));
    }

    /** The statistical analysis of the games so far, in addition to the points. */
    public Analysis analysis() {
        Pool pool = pool();
        Ratings ratings = ratings(pool, setup.anchors());
        Map<String, List<PairResult.Game>> byWorker = new TreeMap<>();
        workers.games().forEach((worker, games) -> byWorker.put(worker, meetings(games)));
        return Analysis.of(pool.entrants(), pool, ratings)
                .withPreliminary(!isOver())
                .withDiscrepancies(Discrepancy.of(byWorker, pool, ratings));
    }

    /** The ratings relative to their mean, ignoring all anchors. */
    public Ratings ratingsWithoutAnchors() {
        return ratings(pool(), Map.of());
    }

    private Ratings ratings(Pool pool, Map<String, Double> anchors) {
        return Calibration.of(setup.format(), setup.field(), Ratings.anchored(pool, anchors, setup.seed()));
    }

    /** All entrants by place, and their games. */
    private Pool pool() {
        List<String> places = standings().rows().stream().map(Standing::entrant).toList();
        return Pool.of(places, PairResult.of(meetings(counted.values())));
    }

    private boolean isOver() {
        return setup.format().isFixed()
                ? games() + givenUp.size() >= setup.games()
                : Rounds.isOver(setup, ended(), givenUp);
    }

    private List<PairResult.Game> meetings(Collection<Counted> some) {
        Fixtures fixtures = fixtures();
        List<PairResult.Game> games = new ArrayList<>();
        for (Counted game : some) {
            Outcome outcome = game.outcome();
            if (!outcome.isFaultOfBoth()) {
                games.add(new PairResult.Game(
                        outcome.first().entrant(),
                        outcome.second().entrant(),
                        fixtures.start(outcome.pair()),
                        game.course(),
                        outcome.first().points()));
            }
        }
        return games;
    }

    private Fixtures fixtures() {
        return Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
    }
}
