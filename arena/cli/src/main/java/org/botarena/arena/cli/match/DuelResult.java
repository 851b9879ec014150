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

/**
 * How two entrants have played against each other. Immutable.
 *
 * @param duel what was asked for
 * @param plan what was played
 * @param sheet the games of the two, to which none is added any more
 * @param table where whole games of Jass were played; empty: others were played
 * @param causes what the faults came from
 * @param isInterrupted whether it was ended before the last game
 */
record DuelResult(
        Duel duel, Plan plan, Scoresheet sheet, Optional<WholeGames> table, FaultCauses causes, boolean isInterrupted) {
    /** The exit code: a test's where it has decided, else 130 if it was interrupted and 1 if a game stayed unplayed. */
    int code() {
        Comparison comparison = sheet.comparison();
        if (comparison.isDecided()) {
            return comparison.code();
        }
        return isInterrupted
                ? Interruption.EXIT_CODE
                : sheet.standing(comparison.one()).unplayed() > 0 ? 1 : comparison.code();
    }

    /** The whole games of Jass that count, by their ids. */
    private List<WholeGame> wholeGames() {
        return sheet.games().stream()
                .flatMap(game -> table.flatMap(played -> played.game(game.id())).stream())
                .toList();
    }

    /** For people, the causes of faults in their language. */
    String text(Language language) {
        Comparison comparison = sheet.comparison();
        Standing one = sheet.standing(comparison.one());
        Standing other = sheet.standing(comparison.other());
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, %s, seed %d, isolation %s",
                game(),
                Numbers.counted(one.games(), "game"),
                plan.setup().seed(),
                isolation()));
        wholeGames()
                .forEach(game ->
                        text.append("\n  ").append(duel.goal().orElseThrow().text(game)));
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
        List<Scoresheet.Disturbance> disturbances = sheet.disturbances();
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
        return plan.setup().terms().rules().name()
                + duel.goal().map(to -> " to " + to.points()).orElse("");
    }

    private String isolation() {
        return plan.setup().terms().isolation()
                + plan.isolation().map(reason -> " (" + reason + ")").orElse("");
    }

    private static String faults(Standing row) {
        return row.faults().entrySet().stream()
                .filter(fault -> !fault.getKey().equals(Verdict.Resigned.KIND))
                .map(fault -> String.format(Locale.ROOT, "%d %s", fault.getValue(), fault.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** For programs: from the first entrant's side. */
    Map<String, Object> json() {
        Setup setup = plan.setup();
        Comparison comparison = sheet.comparison();
        Standing one = sheet.standing(comparison.one());
        Standing other = sheet.standing(comparison.other());
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
        duel.goal().ifPresent(to -> {
            object.put("to", to.points());
            object.put("wholeGames", wholeGames().stream().map(to::json).toList());
        });
        object.put("faults", List.of(one.faults(), other.faults()));
        object.put("disturbances", sheet.disturbances());
        object.put("unplayed", one.unplayed());
        object.put("interrupted", isInterrupted);
        return object;
    }
}
