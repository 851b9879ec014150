package org.botarena.arena.duel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.venue.Protection;

/** The result of a match, from the first entrant's side. The components are the JSON's fields. Immutable. */
public record DuelResult(
        String game,
        @JsonPropertyDescription("at most") int pairs,
        String seed,
        @JsonUnwrapped Protection protection,
        List<String> entrants,

        @JsonProperty("mirror") @JsonPropertyDescription("whether both are the same agent with the same options")
        boolean isMirror,

        int wins,
        int draws,
        int losses,
        List<Double> points,
        @JsonPropertyDescription("in the game's unit") double scoreDifference,
        @JsonUnwrapped Comparison comparison,

        @JsonInclude(JsonInclude.Include.NON_ABSENT) @JsonPropertyDescription("points that end a whole game")
        Optional<Integer> to,

        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<WholeGameResult>> wholeGames,

        @JsonPropertyDescription("by kind, for each entrant")
        List<Map<String, Integer>> faults,

        @JsonPropertyDescription("attempts that did not count")
        List<Scoresheet.Disturbance> disturbances,

        int unplayed,
        @JsonProperty("interrupted") boolean isInterrupted,
        @JsonIgnore List<DuelGame> games) {
    /**
     * The results of all entrants against one of them, by their names.
     *
     * @param other the name of that entrant
     * @param games of a tournament with this setup
     */
    public static Map<String, DuelResult> against(String other, Setup setup, Ledger games) {
        Fixtures fixtures = Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
        Map<String, Scoresheet> sheets = new LinkedHashMap<>();
        for (Entrant entrant : setup.entrants()) {
            if (!entrant.name().equals(other)) {
                sheets.put(entrant.name(), new Scoresheet(entrant.name(), other, Optional.empty(), fixtures::start));
            }
        }
        games.each(game -> game.names().stream()
                .filter(name -> game.names().contains(other) && sheets.containsKey(name))
                .findFirst()
                .ifPresent(name -> sheets.get(name).ended(game)));
        Map<String, DuelResult> results = new LinkedHashMap<>();
        sheets.forEach((name, sheet) ->
                results.put(name, of(setup, Optional.empty(), sheet, Optional.empty(), Optional.empty(), false)));
        return results;
    }

    /**
     * The result of the games on a sheet.
     *
     * @param whyIsolation why agents run outside the sandbox although the user chose no level; else empty
     * @param whole the table of whole games of Jass, if they are played
     */
    static DuelResult of(
            Setup setup,
            Optional<String> whyIsolation,
            Scoresheet sheet,
            Optional<TargetScore> goal,
            Optional<WholeGames> whole,
            boolean isInterrupted) {
        Scoresheet.Score score = sheet.score();
        Standing one = score.one();
        Standing other = score.other();
        return new DuelResult(
                setup.terms().rules().name(),
                setup.pairs(),
                "" + setup.seed(),
                new Protection(setup.terms().isolation(), whyIsolation),
                List.of(one.entrant(), other.entrant()),
                named(one, setup).isMirrorOf(named(other, setup)),
                one.wins(),
                one.draws(),
                one.losses(),
                List.of(one.points(), other.points()),
                one.difference(),
                score.comparison(),
                goal.map(TargetScore::points),
                goal.map(to -> score.games().stream()
                        .flatMap(game ->
                                whole.flatMap(table -> table.game(game.outcome().id())).stream())
                        .map(game -> WholeGameResult.of(game, to))
                        .toList()),
                List.of(one.faults(), other.faults()),
                score.disturbances(),
                one.unplayed(),
                isInterrupted,
                score.games());
    }

    private static Entrant named(Standing row, Setup setup) {
        return setup.entrants().stream()
                .filter(entrant -> entrant.name().equals(row.entrant()))
                .findFirst()
                .orElseThrow();
    }

    /**
     * The result as text, with a line for each fact.
     *
     * @param causes of the faults, in lines
     */
    public String text(Language language, List<String> causes) {
        String one = entrants.get(0);
        String other = entrants.get(1);
        List<String> lines = new ArrayList<>();
        lines.add(language.text(
                "match.head",
                to.map(goal -> language.text("match.to", game, goal)).orElse(game),
                language.counted("page.games-counted", wins + draws + losses),
                seed,
                protection));
        wholeGames.stream()
                .flatMap(List::stream)
                .forEach(each -> lines.add("  " + each.text().in(language)));
        lines.add(language.text(
                "match.score",
                one,
                other,
                wins,
                draws,
                losses,
                Numbers.plain(points.get(0), language),
                Numbers.plain(points.get(1), language),
                Numbers.plain(scoreDifference, language)));
        lines.addAll(comparison.lines(one, other, language));
        if (isMirror) {
            lines.add(comparison.mirror(language));
        } else {
            comparison.verdict(one, other, language).ifPresent(lines::add);
        }
        for (int side = 0; side < entrants.size(); side++) {
            Map<String, Integer> kinds = new TreeMap<>(faults.get(side));
            kinds.remove(Verdict.Resigned.KIND);
            if (!kinds.isEmpty()) {
                String counted = Verdict.counted(kinds, kind -> language.named("kind", kind));
                lines.add(language.text("match.faults", entrants.get(side), counted));
            }
        }
        for (int side = 0; side < entrants.size(); side++) {
            if (faults.get(side).containsKey(Verdict.Resigned.KIND)) {
                lines.add(language.counted(
                        "match.resigned", faults.get(side).get(Verdict.Resigned.KIND), entrants.get(side)));
            }
        }
        causes.forEach(line -> lines.add("  " + line));
        if (!disturbances.isEmpty()) {
            lines.add(language.counted("match.disturbed", disturbances.size()));
            disturbances.forEach(each -> lines.add("  "
                    + language.text("usage.value", each.game(), each.reason().in(language))));
        }
        if (unplayed > 0) {
            lines.add(language.counted("match.unplayed", unplayed));
        }
        if (isInterrupted) {
            lines.add(language.text("match.interrupted"));
        }
        return String.join("\n", lines);
    }
}
