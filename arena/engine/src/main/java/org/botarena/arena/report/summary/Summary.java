package org.botarena.arena.report.summary;

import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.PAGE;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.grading.GradesTable;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.store.Provenance;
import org.botarena.arena.store.RunEnd;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.format.Participants.Stay;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.tournament.standing.Disturbances;
import org.botarena.arena.tournament.standing.Grade;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The content of {@code results.json}; all components except the setup are fields of the JSON, described in
 * arena/docs/files.md.
 *
 * @param setup the game, the format and the settings
 */
@JsonPropertyOrder({"arena", "java", "started", "ended", "interrupted", "configuration", "seed", "isolation"})
public record Summary(
        String arena,
        String java,
        String started,
        String ended,
        boolean interrupted,
        @JsonIgnore Setup setup,
        Games games,
        Sentence trimmed,
        EvenOpenings openings,
        Sentence places,
        Table<Attendance.Entry> roster,
        Table<Row> standings,
        Crosstable crosstable,
        Proof proof,
        Table<Grade> grades,
        List<Attendance.Out> refused,
        List<Attendance.Other> leftOut,
        Table<Map.Entry<String, Sentence>> unplayed,
        Table<Disturbances.Outlier> disturbedMost,
        List<Sentence> notices,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Table<WorkerRow> workers) {
    /** The number of games planned and played. */
    public record Games(long planned, long played, int unplayed, int distinct) {}

    private static final List<Column<Map.Entry<String, Sentence>>> UNPLAYED = List.of(
            Column.of("id", "game", Format.TEXT, Map.Entry::getKey, PAGE, FILE),
            Column.of("reason", "why", Format.TEXT, Map.Entry::getValue, PAGE, FILE));

    /** Entrants disturbed more often than the others, relative to the moves that ended near their deadline. */
    private static final List<Column<Disturbances.Outlier>> DISTURBED_MOST = List.of(
            Column.of("entrant", Disturbances.Outlier::entrant, FILE),
            Column.of("moves", one -> one.own().moves(), FILE),
            Column.of("near", one -> one.own().near(), FILE),
            Column.of("othersMoves", one -> one.others().moves(), FILE),
            Column.of("othersNear", one -> one.others().near(), FILE),
            Column.of("p", Disturbances.Outlier::p, FILE));

    public static Summary of(
            Provenance provenance,
            RunEnd end,
            Setup setup,
            Map<String, String> folders,
            Map<String, Profile> profiles,
            Roster roster,
            Tally tally,
            Analysis analysis,
            Tournament.Ending ending) {
        return new Summary(
                provenance.arena(),
                provenance.java(),
                provenance.started().toString(),
                end.moment().toString(),
                ending.isInterrupted(),
                setup,
                new Games(setup.games(), ending.played(), ending.unplayed().size(), tally.distinctGames()),
                end.trimmed(),
                EvenOpenings.of(setup),
                Standings.rule(setup.format()),
                Attendance.roster(setup.entrants().stream()
                        .map(entrant -> new Attendance.Entry(
                                entrant,
                                setup.turnover().stays().getOrDefault(entrant.name(), Stay.ALWAYS),
                                folders.get(entrant.name()),
                                profiles.get(entrant.name())))
                        .toList()),
                StandingsTable.of(Row.of(tally.standings(), analysis.ratings(), profiles::get)),
                tally.crosstable(),
                Proof.of(analysis),
                GradesTable.of(tally.grades()),
                roster.refused().stream().map(Attendance::refused).toList(),
                roster.leftOut().stream().map(Attendance::leftOut).toList(),
                new Table<>(UNPLAYED, List.copyOf(ending.unplayed().entrySet())),
                new Table<>(DISTURBED_MOST, tally.disturbances().outliers()),
                end.notices(),
                WorkerRow.table(WorkerRow.of(tally.workers(), analysis)));
    }

    /** The game, the format and the settings; times in milliseconds. */
    @JsonProperty
    Map<String, Object> configuration() {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (!setup.title().isEmpty()) {
            fields.put("title", setup.title());
        }
        fields.put("game", setup.terms().rules().name());
        fields.put("format", setup.format().title());
        fields.put("pairs", setup.pairs());
        fields.put("openings", setup.openings().toString());
        fields.putAll(setup.terms().times().milliseconds());
        fields.put("heapMiB", setup.terms().heapMiB());
        fields.put("jobs", setup.jobs());
        fields.put("fresh", setup.terms().fresh().toString());
        fields.put("anchors", setup.anchors());
        return fields;
    }

    @JsonProperty
    String seed() {
        return "" + setup.seed();
    }

    @JsonProperty
    String isolation() {
        return setup.terms().isolation().toString();
    }
}
