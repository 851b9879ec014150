package org.botarena.arena.exam;

import static org.botarena.arena.text.table.Surface.COMMAND;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.timing.TimeControl;

/**
 * The result of an exam. The components are the JSON's fields. Immutable.
 *
 * @param times granted to the agent
 * @param seed of the agent
 * @param rows by set, in the order of the exam
 * @param mistakes in the order of the exam
 */
public record ExamResult(
        String entrant,
        String game,
        TimeControl times,
        String seed,
        String isolation,
        @JsonIgnore List<Row> rows,
        List<Mistake> mistakes) {
    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("set", Format.TEXT, Row::set, TERMINAL, COMMAND),
            Column.of("positions", Format.COUNT, Row::positions, TERMINAL, COMMAND),
            Column.of("decided", Format.COUNT, Row::decided, TERMINAL, COMMAND),
            Column.of("mistakes", Format.COUNT, Row::mistakes, TERMINAL, COMMAND),
            Column.of("per100", "per 100", Format.POINTS.optional(), Row::per100, TERMINAL, COMMAND),
            Column.of("range", "95 %", Format.COUNT, Row::range, TERMINAL),
            Column.of("per100Low", Row::low, COMMAND),
            Column.of("per100High", Row::high, COMMAND),
            Column.of("faults", Row::faults, COMMAND),
            Column.of("counted", "faults", Format.TEXT, Row::counted, TERMINAL));

    /**
     * The mistakes in one set. Immutable.
     *
     * @param positions the number of solved positions
     * @param decided the number of positions in which some moves keep the result and others give it away; the agent
     *     is asked in these
     * @param mistakes moves that give it away, and faults
     * @param faults by kind
     */
    record Row(String set, int positions, int decided, int mistakes, SortedMap<String, Integer> faults) {
        /** Null if no mistake was possible. */
        private Double per100() {
            return decided == 0 ? null : 100.0 * mistakes / decided;
        }

        private Double low() {
            return decided == 0 ? 0 : 100 * share().low();
        }

        private Double high() {
            return decided == 0 ? 100 : 100 * share().high();
        }

        private Interval share() {
            return Interval.ofShare((double) mistakes / decided, decided);
        }

        private String range() {
            return decided == 0 ? "" : Numbers.fixed(low(), 1) + " to " + Numbers.fixed(high(), 1);
        }

        private String counted() {
            return Verdict.counted(faults, kind -> kind);
        }
    }

    /**
     * A move that gives the result away, or a fault. Immutable.
     *
     * @param move that was played; empty on a fault
     * @param verdict {@code played}, or the kind of the fault
     * @param keeping the moves that keep the result
     */
    record Mistake(String set, String position, String move, String verdict, List<String> keeping) {}

    /** The rows as JSON. */
    @JsonProperty("sets")
    List<Map<String, Object>> sets() {
        return new Table<>(COLUMNS, rows).json(COMMAND);
    }

    /** The sums over all sets. */
    @JsonProperty("total")
    Map<String, Object> total() {
        return new Table<>(COLUMNS, List.of(sum())).json(COMMAND).get(0);
    }

    private Row sum() {
        SortedMap<String, Integer> faults = new TreeMap<>();
        rows.forEach(row -> row.faults.forEach((kind, count) -> faults.merge(kind, count, Integer::sum)));
        return new Row(
                "total",
                rows.stream().mapToInt(Row::positions).sum(),
                rows.stream().mapToInt(Row::decided).sum(),
                rows.stream().mapToInt(Row::mistakes).sum(),
                faults);
    }

    /** For people. */
    public String text() {
        Row sum = sum();
        return """
                %s on %s, %s, seed %s, isolation %s
                %s
                total  %s in %s, %s per 100 (95 %%: %s)%s""".formatted(
                        entrant,
                        game,
                        times.moves().phrase(Durations::show),
                        seed,
                        isolation,
                        new Table<>(COLUMNS, rows).text().stripTrailing(),
                        Numbers.counted(sum.mistakes, "mistake"),
                        Numbers.counted(sum.decided, "decided move"),
                        Numbers.fixed(sum.per100(), 1),
                        sum.range(),
                        sum.faults.isEmpty() ? "" : "; faults: " + sum.counted());
    }
}
