package org.botarena.arena.series;

import static org.botarena.arena.text.table.Surface.TERMINAL;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.event.PlayConditions;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.venue.Protection;

/**
 * The result of a series. The components are the JSON's fields. Immutable.
 *
 * @param entrants by place
 * @param unplayed games that were given up
 */
public record SeriesResult(
        String game,
        int starts,
        int games,
        String seed,
        @JsonUnwrapped Protection protection,
        List<SeriesTally.Row> entrants,
        int unplayed,
        @JsonProperty("interrupted") boolean isInterrupted) {
    private static final List<Column<SeriesTally.Row>> COLUMNS = List.of(
            Column.of("place", Format.COUNT, SeriesTally.Row::place, TERMINAL),
            Column.of("entrant", Format.ENTRANT.atMost(40), SeriesTally.Row::entrant, TERMINAL),
            Column.of(" score", Format.EXACT, SeriesTally.Row::score, TERMINAL),
            Column.of("won", Format.COUNT, SeriesTally.Row::won, TERMINAL),
            Column.of("shared", Format.COUNT, SeriesTally.Row::shared, TERMINAL),
            Column.of("by seat", Format.TEXT, SeriesResult::bySeat, TERMINAL));

    static SeriesResult of(PlayConditions conditions, int starts, long seed, SeriesTally tally, boolean isInterrupted) {
        List<SeriesTally.Row> rows = tally.rows();
        return new SeriesResult(
                conditions.terms().rules().name(),
                starts,
                rows.get(0).games(),
                "" + seed,
                conditions.protection(),
                rows,
                tally.unplayed(),
                isInterrupted);
    }

    /** The result as text, with a line for each fact. */
    public String text() {
        StringBuilder text = new StringBuilder(
                "%s, %s, seed %s, isolation %s".formatted(game, Numbers.counted(games, "game"), seed, protection));
        text.append('\n').append(new Table<>(COLUMNS, entrants).text().stripTrailing());
        entrants.stream()
                .filter(row -> !row.faults().isEmpty())
                .forEach(row -> text.append(
                        "\nfaults of %s: %s".formatted(row.entrant(), Verdict.counted(row.faults(), kind -> kind))));
        if (unplayed > 0) {
            text.append("\nnot played: ").append(Numbers.counted(unplayed, "game"));
        }
        return text.append(isInterrupted ? "\ninterrupted" : "").toString();
    }

    private static String bySeat(SeriesTally.Row row) {
        return row.scores().stream().map(Numbers::plain).collect(Collectors.joining(" "));
    }
}
