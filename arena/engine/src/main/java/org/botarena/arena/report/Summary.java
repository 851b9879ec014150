package org.botarena.arena.report;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.botarena.arena.rating.pool.Analysis;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.tournament.Crosstable;
import org.botarena.arena.tournament.Disturbances;
import org.botarena.arena.tournament.Grade;
import org.botarena.arena.tournament.Setup;
import org.botarena.arena.tournament.Standing;
import org.botarena.arena.tournament.Standings;
import org.botarena.arena.tournament.Tally;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.format.Field.Stay;

/** What {@code results.json} holds; the components are the JSON's fields, described in arena/docs/results.md. */
public record Summary(
        String arena,
        String java,
        String started,
        String ended,
        boolean interrupted,
        Configuration configuration,
        String seed,
        String isolation,
        Games games,
        String trimmed,
        EvenOpenings openings,
        String places,
        List<Attendance.Entry> roster,
        List<Row> standings,
        List<CrossRow> crosstable,
        Proof proof,
        List<Reference> grades,
        List<Attendance.Out> refused,
        List<Attendance.Other> leftOut,
        List<NotPlayed> unplayed,
        List<Outlier> disturbedMost,
        List<String> notices) {

    /** What was played and how; times in milliseconds. */
    public record Configuration(
            String game,
            String format,
            int pairs,
            String openings,
            double moveMs,
            double startMs,
            int heapMiB,
            int jobs,
            String fresh,
            Map<String, Double> anchors) {}

    /** How many games there were. */
    public record Games(long planned, long played, int unplayed, int distinct) {}

    /** An entrant's line in the standings. */
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
            Double meanMoveMs,
            Double worstMoveMs,
            Double idleCpuMs,
            int excused,
            int disturbed,
            int unplayed,
            Proof.Rating rating) {}

    /** An entrant's line in the crosstable. */
    public record CrossRow(String entrant, List<Against> against) {}

    /** Its games against one other. */
    public record Against(String opponent, int games, double points, int wins, int draws, int losses) {}

    /** How an entrant did against one reference of a gauntlet. */
    public record Reference(
            String entrant, String reference, int games, double points, Double shareLow, Double shareHigh, int faults) {
        static Reference of(Grade grade) {
            return new Reference(
                    grade.entrant(),
                    grade.reference(),
                    grade.games(),
                    grade.points(),
                    grade.hasInterval() ? (Double) Json.rounded(grade.shareLow()) : null,
                    grade.hasInterval() ? (Double) Json.rounded(grade.shareHigh()) : null,
                    grade.faults());
        }
    }

    /** An entrant that was disturbed more often than the others, of the moves that ended near their deadline. */
    public record Outlier(String entrant, int moves, int near, int othersMoves, int othersNear, double p) {
        static Outlier of(Disturbances.Outlier one) {
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
    public record NotPlayed(String id, String reason) {}

    /** When it was, what played it, what the time did not allow, in a sentence, and what was noticed of the machine. */
    record Run(Provenance provenance, Instant ended, String trimmed, List<String> notices) {}

    static Summary of(
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
                configuration(setup),
                "" + setup.seed(),
                setup.terms().isolation().toString(),
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
                tally.standings().rows().stream()
                        .map(row -> row(row, Proof.Rating.of(row.entrant(), analysis.ratings())))
                        .toList(),
                crosstable(tally.crosstable()),
                Proof.of(analysis),
                tally.grades().stream().map(Reference::of).toList(),
                roster.refused().stream().map(Attendance::refused).toList(),
                roster.leftOut().stream().map(Attendance::leftOut).toList(),
                ending.unplayed().stream()
                        .map(game -> new NotPlayed(game.pairing().id(), game.reason()))
                        .toList(),
                tally.disturbances().outliers().stream().map(Outlier::of).toList(),
                run.notices());
    }

    private static Configuration configuration(Setup setup) {
        return new Configuration(
                setup.terms().rules().name(),
                setup.format().toString(),
                setup.pairs(),
                setup.openings().toString(),
                setup.terms().moveTime().toNanos() / 1e6,
                setup.terms().startTime().toNanos() / 1e6,
                setup.terms().heapMiB(),
                setup.jobs(),
                setup.terms().fresh().toString(),
                setup.anchors());
    }

    private static Row row(Standing standing, Proof.Rating rating) {
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
                rating);
    }

    private static Double orNull(OptionalDouble number) {
        return number.isPresent() ? Json.rounded(number.getAsDouble()) : null;
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
