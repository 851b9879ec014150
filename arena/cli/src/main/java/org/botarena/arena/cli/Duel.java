package org.botarena.arena.cli;

import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.jass.WholeGame;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.match.Table;
import org.botarena.arena.report.ProgressWatch;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.RoundRobin;
import org.botarena.arena.tournament.Setup;
import org.botarena.arena.tournament.Standing;
import org.botarena.arena.tournament.Tally;
import org.botarena.arena.tournament.Tournament;

/**
 * How two entrants have played against each other. Immutable.
 *
 * @param setup what was played
 * @param protection why at its level of isolation
 * @param goal of the whole games
 * @param wholeGames those of Jass, if such were played
 * @param one the first entrant's line
 * @param other the second's
 * @param isInterrupted whether it was ended before the last game
 */
record Duel(
        Setup setup,
        Protection protection,
        Optional<Goal> goal,
        List<WholeGame> wholeGames,
        Standing one,
        Standing other,
        boolean isInterrupted) {
    /**
     * Plays it; progress goes to standard error.
     *
     * @param goal of whole games of Jass; empty: a game is what the rules say
     * @throws Failed if it cannot be played, with what to do
     */
    static Duel play(Order order, Optional<Goal> goal, Installation installation) {
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(order.conditions())) {
            Preparation preparation = Preparation.of(order, installation, venue);
            Setup setup = preparation.setup();
            RoundRobin schedule = new RoundRobin(setup, preparation.fixtures());
            Tally tally = new Tally(setup);
            try (Table table = venue.table(setup.terms(), setup.jobs());
                    Display display = new Display(schedule.games(), Terminal.columns())) {
                ProgressWatch progress = new ProgressWatch(schedule.games(), Clock.systemUTC(), display);
                Optional<WholeGames> whole = goal.map(to -> new WholeGames(table, to.points()));
                List<String> ended = new ArrayList<>();
                Tournament tournament = new Tournament(
                        schedule,
                        whole.map(Table.class::cast).orElse(table),
                        setup.jobs(),
                        List.of(tally, game -> ended.add(game.pairing().id()), progress));
                interruption.stopsWith(tournament::stop);
                boolean isInterrupted = tournament.run().isInterrupted();
                List<WholeGame> wholeGames = ended.stream()
                        .sorted()
                        .flatMap(id -> whole.flatMap(games -> games.game(id)).stream())
                        .toList();
                List<Entrant> named = preparation.roster().entrants();
                return new Duel(
                        setup,
                        preparation.protection(),
                        goal,
                        wholeGames,
                        row(tally, named.get(0)),
                        row(tally, named.get(1)),
                        isInterrupted);
            }
        } catch (UncheckedIOException e) {
            throw new Failed("%s (%s)".formatted(e.getMessage(), e.getCause().getMessage()), e);
        }
    }

    private static Standing row(Tally tally, Entrant entrant) {
        return tally.standings().rows().stream()
                .filter(row -> row.entrant().equals(entrant.name()))
                .findFirst()
                .orElseThrow();
    }

    /** The exit code: 0, 1 if a game stayed unplayed, 130 if it was interrupted. */
    int code() {
        return isInterrupted ? Interruption.EXIT_CODE : one.unplayed() == 0 ? 0 : 1;
    }

    /** For people. */
    String text() {
        StringBuilder text = new StringBuilder("%s%s, %s, seed %d, isolation %s"
                .formatted(
                        setup.terms().rules().name(),
                        goal.map(to -> " to " + to.points()).orElse(""),
                        Numbers.counted(one.games(), "game"),
                        setup.seed(),
                        protection.level()
                                + protection
                                        .reason()
                                        .map(reason -> " (" + reason + ")")
                                        .orElse("")));
        wholeGames.forEach(game -> text.append("\n  ").append(goal.orElseThrow().text(game)));
        text.append("\n%s against %s: +%d =%d -%d, %s:%s points, score difference %s"
                .formatted(
                        one.entrant(),
                        other.entrant(),
                        one.wins(),
                        one.draws(),
                        one.losses(),
                        Numbers.plain(one.points()),
                        Numbers.plain(other.points()),
                        Numbers.plain(one.difference())));
        List.of(one, other).stream()
                .filter(row -> row.allFaults() > 0)
                .forEach(row -> text.append("\nfaults of %s: %s".formatted(row.entrant(), faults(row))));
        if (one.unplayed() > 0) {
            text.append("\nnot played: " + Numbers.counted(one.unplayed(), "game"));
        }
        return text.append(isInterrupted ? "\ninterrupted" : "").toString();
    }

    private static String faults(Standing row) {
        return row.faults().entrySet().stream()
                .map(fault -> "%d %s".formatted(fault.getValue(), fault.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** For programs: from the first entrant's side. */
    Map<String, Object> json() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", setup.terms().rules().name());
        object.put("pairs", setup.pairs());
        object.put("seed", "" + setup.seed());
        object.put("isolation", protection.level().toString());
        object.put("entrants", List.of(one.entrant(), other.entrant()));
        object.put("wins", one.wins());
        object.put("draws", one.draws());
        object.put("losses", one.losses());
        object.put("points", List.of(one.points(), other.points()));
        object.put("scoreDifference", one.difference());
        goal.ifPresent(to -> {
            object.put("to", to.points());
            object.put("wholeGames", wholeGames.stream().map(to::json).toList());
        });
        object.put("faults", List.of(one.faults(), other.faults()));
        object.put("unplayed", one.unplayed());
        object.put("interrupted", isInterrupted);
        return object;
    }
}
