package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Surface;

/** A finished season of the ladder. Immutable. */
public record Season(
        @JsonPropertyDescription("from 1") int number,

        @JsonPropertyDescription("as the organizer calls it")
        String name,

        @JsonPropertyDescription("when; UTC") String begun,
        @JsonPropertyDescription("when; UTC") String ended,

        @JsonPropertyDescription(
                "the words of the receipt of each folder that belongs to it, by name: the ladder, tournaments")
        Map<String, String> receipts,

        @JsonPropertyDescription("of the ladder at its end, the best first")
        List<Place> standings) {
    /** A line of the standings. Immutable. */
    public record Place(
            @JsonPropertyDescription("from 1") int place,
            String entrant,

            @JsonPropertyDescription("null: it has none") @OrNull
            Double elo,

            int games) {
        /** The lines as they are recorded. */
        public static List<Place> of(List<Row> standings) {
            return standings.stream()
                    .map(row -> new Place(
                            row.standing().place(),
                            row.entrant(),
                            row.elo(),
                            row.standing().games()))
                    .toList();
        }
    }

    /** The columns of the standings. */
    public static final List<Column<Place>> COLUMNS = List.of(
            Column.of("place", Format.COUNT, Place::place, Surface.LIVE),
            Column.of("entrant", "agent", Format.NAME, Place::entrant, Surface.LIVE),
            Column.of("elo", "Elo", Format.WHOLE.optional(), Place::elo, Surface.LIVE),
            Column.of("games", Format.COUNT, Place::games, Surface.LIVE));

    /** A copy with other lines. */
    public Season with(List<Place> lines) {
        return new Season(number, name, begun, ended, receipts, lines);
    }

    /** The samples' ratings, which remain valid in the next season. */
    public Map<String, Double> anchors() {
        return standings.stream()
                .filter(line -> !line.entrant().contains("@") && line.elo() != null)
                .collect(Collectors.toMap(Place::entrant, Place::elo));
    }
}
