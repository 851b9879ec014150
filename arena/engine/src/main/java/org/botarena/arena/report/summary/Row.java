package org.botarena.arena.report.summary;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/** An entrant's line in the standings, as it is published; {@link Column} says how each part of it is shown. Immutable. */
public record Row(
        int place,
        boolean shared,
        String entrant,
        double points,
        int games,
        int wins,
        int draws,
        int losses,
        double directPoints,
        double scoreDifference,
        double scoreDifferenceWithoutFaults,
        Map<String, Integer> faults,
        @OrNull Double meanMoveMs,
        @OrNull Double worstMoveMs,
        @OrNull Double idleCpuMs,
        int excused,
        int disturbed,
        int unplayed,
        Map<Criterion, Double> criteria,
        Proof.Rating rating) {
    /** The lines of the standings, in their order. */
    public static List<Row> of(Standings standings, Ratings ratings) {
        return standings.rows().stream()
                .map(row -> of(row, Proof.Rating.of(row.entrant(), ratings)))
                .toList();
    }

    private static Row of(Standing standing, Proof.Rating rating) {
        return new Row(
                standing.place(),
                standing.isShared(),
                standing.entrant(),
                standing.points(),
                standing.games(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                standing.direct(),
                standing.difference(),
                standing.cleanDifference(),
                standing.faults(),
                orNull(standing.meanMs()),
                orNull(standing.worstMs()),
                orNull(standing.idleCpuMs()),
                standing.excused(),
                standing.disturbed(),
                standing.unplayed(),
                standing.criteria(),
                rating);
    }

    private static Double orNull(OptionalDouble number) {
        return number.isPresent() ? JsonText.rounded(number.getAsDouble()) : null;
    }

    /** Faults of every kind. */
    int allFaults() {
        return Verdict.faults(faults);
    }

    /** The fields of {@code results.json}. */
    @JsonValue
    Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        Column.ALL.stream()
                .filter(column -> column.isField() && column.isIn(this))
                .forEach(column -> fields.put(column.field(), column.value().apply(this)));
        return fields;
    }
}
