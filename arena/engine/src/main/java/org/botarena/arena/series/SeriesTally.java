package org.botarena.arena.series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.tournament.schedule.Spectator;

/** Adds up a series game by game, in any order. One thread at a time. */
final class SeriesTally implements Spectator {
    private final Rules<?> rules;
    private final List<String> entrants;
    private final List<Integer> firstSeats;
    private final List<Game> games = new ArrayList<>();
    private int unplayed;

    /** A game's result for one entrant: its side by number, its score, its points (1, a half or 0), its faults. */
    private record Game(String entrant, int side, double score, double points, List<String> faults) {}

    /**
     * One entrant's line. Immutable.
     *
     * @param place from 1, by the sum of the scores; equal sums share it
     * @param score the sum, in the game's unit
     * @param won games in which only this entrant had the highest score
     * @param shared games in which it shared the highest
     * @param games the number of games
     * @param scores the sums by side, the opening side first
     * @param faults how many of each kind
     */
    record Row(
            int place,
            String entrant,
            double score,
            int won,
            int shared,
            int games,
            List<Double> scores,
            SortedMap<String, Integer> faults) {}

    SeriesTally(Rules<?> rules, List<String> entrants) {
        this.rules = rules;
        this.entrants = entrants;
        firstSeats = rules.firstSeats();
    }

    @Override
    public void ended(GameRecord game) {
        Attempt result = game.result();
        List<Double> points = Outcome.points(rules, result);
        for (int side = 0; side < firstSeats.size(); side++) {
            int seat = firstSeats.get(side);
            List<String> faults = result.faults().stream()
                    .filter(fault -> rules.team(fault.player()) == rules.team(seat))
                    .map(fault -> fault.verdict().kind())
                    .toList();
            String entrant = game.seats().get(seat).entrant();
            games.add(new Game(entrant, side, result.scores().get(seat), points.get(seat), faults));
        }
    }

    @Override
    public void unplayed(GameRecord game) {
        unplayed++;
    }

    /** The number of games that were given up. */
    int unplayed() {
        return unplayed;
    }

    /** The lines, the highest sum first. */
    List<Row> rows() {
        return entrants.stream()
                .map(this::row)
                .sorted(Comparator.comparing(Row::place).thenComparing(Row::entrant))
                .toList();
    }

    private double score(String entrant) {
        return games.stream()
                .filter(game -> game.entrant.equals(entrant))
                .mapToDouble(Game::score)
                .sum();
    }

    private Row row(String entrant) {
        List<Game> own =
                games.stream().filter(game -> game.entrant.equals(entrant)).toList();
        SortedMap<String, Integer> faults = new TreeMap<>();
        own.forEach(game -> game.faults.forEach(kind -> faults.merge(kind, 1, Integer::sum)));
        List<Double> scores = IntStream.range(0, firstSeats.size())
                .mapToObj(side -> own.stream()
                        .filter(game -> game.side == side)
                        .mapToDouble(Game::score)
                        .sum())
                .toList();
        double score = score(entrant);
        return new Row(
                1
                        + (int) entrants.stream()
                                .filter(other -> score(other) > score)
                                .count(),
                entrant,
                score,
                (int) own.stream().filter(game -> game.points == 1).count(),
                (int) own.stream().filter(game -> game.points == 0.5).count(),
                own.size(),
                scores,
                faults);
    }
}
