package org.botarena.arena.report.summary;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.grading.GradesTable;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.store.Provenance;
import org.botarena.arena.text.catalogue.Sentence;
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
 * What {@code results.json} holds; the components but the setup are fields of the JSON, described in arena/docs/results.md.
 *
 * @param setup what was played and how
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
        List<Attendance.Entry> roster,
        Table<Row> standings,
        List<CrossRow> crosstable,
        Proof proof,
        Table<Grade> grades,
        List<Attendance.Out> refused,
        List<Attendance.Other> leftOut,
        List<NotPlayed> unplayed,
        List<Outlier> disturbedMost,
        List<Sentence> notices,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<WorkerRow> workers) {
    /** How many games there were. */
    public record Games(long planned, long played, int unplayed, int distinct) {}

    /** An entrant's line in the crosstable. */
    public record CrossRow(String entrant, List<Against> against) {}

    /** Its games against one other. */
    public record Against(String opponent, int games, double points, int wins, int draws, int losses) {}

    /** An entrant that was disturbed more often than the others, of the moves that ended near their deadline. */
    public record Outlier(String entrant, int moves, int near, int othersMoves, int othersNear, double p) {
        public static Outlier of(Disturbances.Outlier one) {
            return new Outlier(
                    one.entrant(),
                    one.own().moves(),
                    one.own().near(),
                    one.others().moves(),
                    one.others().near(),
                    one.p());
        }
    }

    /** A game that was given up. */
    public record NotPlayed(String id, Sentence reason) {}

    /** When it was, what played it, what the time did not allow, and what was noticed of the machine. */
    public record Run(Provenance provenance, Instant ended, Sentence trimmed, List<Sentence> notices) {}

    public static Summary of(
            Run run,
            Setup setup,
            Map<String, String> folders,
            Map<String, Profile> profiles,
            Roster roster,
            Tally tally,
            Analysis analysis,
            Tournament.Ending ending) {
        return new Summary(
                run.provenance().arena(),
                run.provenance().java(),
                run.provenance().started().toString(),
                run.ended().toString(),
                ending.isInterrupted(),
                setup,
                new Games(setup.games(), ending.played(), ending.unplayed().size(), tally.distinctGames()),
                run.trimmed(),
                EvenOpenings.of(setup),
                Standings.rule(setup.format()),
                setup.entrants().stream()
                        .map(entrant -> Attendance.entry(
                                entrant,
                                setup.turnover().stays().getOrDefault(entrant.name(), Stay.ALWAYS),
                                folders.get(entrant.name()),
                                profiles.get(entrant.name())))
                        .toList(),
                StandingsTable.of(Row.of(tally.standings(), analysis.ratings())),
                crosstable(tally.crosstable()),
                Proof.of(analysis),
                GradesTable.of(tally.grades()),
                roster.refused().stream().map(Attendance::refused).toList(),
                roster.leftOut().stream().map(Attendance::leftOut).toList(),
                ending.unplayed().stream()
                        .map(game -> new NotPlayed(game.game().id(), game.reason()))
                        .toList(),
                tally.disturbances().outliers().stream().map(Outlier::of).toList(),
                run.notices(),
                WorkerRow.of(tally.workers(), analysis));
    }

    /** What was played and how; times in milliseconds. */
    @JsonProperty
    Map<String, Object> configuration() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", setup.terms().rules().name());
        fields.put("format", setup.format().title());
        fields.put("pairs", setup.pairs());
        fields.put("openings", setup.openings().toString());
        fields.put("moveMs", setup.terms().moveMs());
        fields.put("startMs", setup.terms().startMs());
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

    private static List<CrossRow> crosstable(Crosstable table) {
        return table.entrants().stream()
                .map(row -> new CrossRow(
                        row,
                        table.entrants().stream()
                                .filter(column -> !column.equals(row))
                                .map(column -> against(column, table.cell(row, column)))
                                .toList()))
                .toList();
    }

    private static Against against(String opponent, Crosstable.Cell cell) {
        return new Against(opponent, cell.games(), cell.points(), cell.wins(), cell.draws(), cell.losses());
    }
}
