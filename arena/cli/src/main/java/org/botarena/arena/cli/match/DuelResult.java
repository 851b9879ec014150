package org.botarena.arena.cli.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.ticker.FaultCauses;
import org.botarena.arena.jass.WholeGame;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.search.partie.Statistics;

/**
 * How two entrants have played against each other. Immutable.
 *
 * @param setup what was played
 * @param weakness why agents were not in the sandbox though nobody asked for less; empty: that needs no words
 * @param goal of the whole games
 * @param one the first entrant's line
 * @param other the second's
 * @param comparison what their pairs say of their strength
 * @param statistics of the games, as the course of Bordeaux counts
 * @param wholeGames those of Jass, if such were played
 * @param disturbances the attempts at games that did not count
 * @param causes what the faults came from
 * @param isInterrupted whether it was ended before the last game
 */
record DuelResult(
        Setup setup,
        Optional<String> weakness,
        Optional<TargetScore> goal,
        Standing one,
        Standing other,
        Comparison comparison,
        Statistics statistics,
        List<WholeGame> wholeGames,
        List<Scoresheet.Disturbance> disturbances,
        FaultCauses causes,
        boolean isInterrupted) {
    /** What the sheet says. */
    static DuelResult of(
            Duel duel,
            Plan plan,
            Scoresheet sheet,
            Optional<WholeGames> table,
            FaultCauses causes,
            boolean isInterrupted) {
        Comparison comparison = sheet.comparison();
        List<WholeGame> wholeGames = sheet.games().stream()
                .flatMap(game -> table.flatMap(played -> played.game(game.id())).stream())
                .toList();
        return new DuelResult(
                plan.setup(),
                plan.isolation(),
                duel.goal(),
                sheet.standing(comparison.one()),
                sheet.standing(comparison.other()),
                comparison,
                sheet.statistics(),
                wholeGames,
                sheet.disturbances(),
                causes,
                isInterrupted);
    }

    /** The exit code: a test's where it has decided, else 130 if it was interrupted and 1 if a game stayed unplayed. */
    int code() {
        if (comparison.isDecided()) {
            return comparison.code();
        }
        return isInterrupted ? Interruption.EXIT_CODE : one.unplayed() > 0 ? 1 : comparison.code();
    }

    /** For people, the causes of faults in their language. */
    String text(Language language) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, %s, seed %d, isolation %s",
                game(),
                Numbers.counted(one.games(), "game"),
                setup.seed(),
                isolation()));
        wholeGames.forEach(game -> text.append("\n  ").append(goal.orElseThrow().text(game)));
        text.append(String.format(
                Locale.ROOT,
                "\n%s against %s: +%d =%d -%d, %s:%s points, score difference %s",
                one.entrant(),
                other.entrant(),
                one.wins(),
                one.draws(),
                one.losses(),
                Numbers.plain(one.points()),
                Numbers.plain(other.points()),
                Numbers.plain(one.difference())));
        comparison.lines().forEach(line -> text.append('\n').append(line));
        List.of(one, other).stream()
                .filter(row -> row.allFaults() > 0)
                .forEach(row -> text.append("\nfaults of %s: %s".formatted(row.entrant(), faults(row))));
        List.of(one, other).stream()
                .filter(row -> row.faults().containsKey(Verdict.Resigned.KIND))
                .forEach(row -> text.append("\n%s resigned %s"
                        .formatted(row.entrant(), Numbers.counted(row.faults().get(Verdict.Resigned.KIND), "game"))));
        causes.lines(language).forEach(line -> text.append("\n  ").append(line));
        if (!disturbances.isEmpty()) {
            text.append("\nresumed after a disturbance: %s".formatted(Numbers.counted(disturbances.size(), "game")));
            disturbances.forEach(each -> text.append("\n  %s: %s".formatted(each.game(), each.reason())));
        }
        if (one.unplayed() > 0) {
            text.append("\nnot played: ").append(Numbers.counted(one.unplayed(), "game"));
        }
        return text.append(isInterrupted ? "\ninterrupted" : "").toString();
    }

    private String game() {
        return setup.terms().rules().name()
                + goal.map(to -> " to " + to.points()).orElse("");
    }

    private String isolation() {
        return setup.terms().isolation()
                + weakness.map(reason -> " (" + reason + ")").orElse("");
    }

    private static String faults(Standing row) {
        return row.faults().entrySet().stream()
                .filter(fault -> !fault.getKey().equals(Verdict.Resigned.KIND))
                .map(fault -> String.format(Locale.ROOT, "%d %s", fault.getValue(), fault.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** For programs: from the first entrant's side. */
    Map<String, Object> json() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", setup.terms().rules().name());
        object.put("pairs", setup.pairs());
        object.put("seed", "" + setup.seed());
        object.put("isolation", setup.terms().isolation().toString());
        object.put("entrants", List.of(one.entrant(), other.entrant()));
        object.put("wins", one.wins());
        object.put("draws", one.draws());
        object.put("losses", one.losses());
        object.put("points", List.of(one.points(), other.points()));
        object.put("scoreDifference", one.difference());
        object.putAll(comparison.json());
        goal.ifPresent(to -> {
            object.put("to", to.points());
            object.put("wholeGames", wholeGames.stream().map(to::json).toList());
        });
        object.put("faults", List.of(one.faults(), other.faults()));
        object.put("disturbances", disturbances);
        object.put("unplayed", one.unplayed());
        object.put("interrupted", isInterrupted);
        return object;
    }
}
