package org.botarena.arena.report;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.botarena.arena.rating.pool.Evidence;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Problem;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.tournament.Crosstable;
import org.botarena.arena.tournament.Setup;
import org.botarena.arena.tournament.Standing;
import org.botarena.arena.tournament.Standings;
import org.botarena.arena.tournament.Tally;
import org.botarena.arena.tournament.Tournament;

/** What {@code results.json} holds; the components are the JSON's fields, described in arena/docs/results.md. */
record Summary(
        String arena,
        String java,
        String started,
        String ended,
        boolean interrupted,
        Configuration configuration,
        String seed,
        String isolation,
        Games games,
        EvenOpenings openings,
        String places,
        List<Entry> roster,
        List<Row> standings,
        List<CrossRow> crosstable,
        Proof proof,
        List<Out> refused,
        List<Other> leftOut,
        List<NotPlayed> unplayed) {

    record Configuration(
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

    record Games(long planned, long played, int unplayed, int distinct) {}

    record Entry(
            String entrant,
            String jar,
            String sha256,
            String agent,
            boolean sample,
            Map<String, String> options,
            String folder) {}

    record Row(
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
            int unplayed,
            Proof.Rating rating) {}

    record CrossRow(String entrant, List<Against> against) {}

    record Against(String opponent, int games, double points, int wins, int draws, int losses) {}

    record Out(String jar, List<Why> problems) {}

    record Other(String jar, String plays) {}

    record Why(String what, String why, String remedy) {}

    record NotPlayed(String id, String reason) {}

    /** When it was and what played it. */
    record Run(Provenance provenance, Instant ended) {}

    static Summary of(
            Run run,
            Setup setup,
            Map<String, String> folders,
            Roster roster,
            Tally tally,
            Evidence evidence,
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
                EvenOpenings.of(setup),
                Standings.rule(setup.format()),
                setup.entrants().stream()
                        .map(entrant -> entry(entrant, folders.get(entrant.name())))
                        .toList(),
                tally.standings().rows().stream()
                        .map(row -> row(row, Proof.Rating.of(row.entrant(), evidence.ratings())))
                        .toList(),
                crosstable(tally.crosstable()),
                Proof.of(evidence),
                roster.refused().stream()
                        .map(jar -> new Out(
                                jar.source().toString(),
                                jar.problems().stream().map(Summary::why).toList()))
                        .toList(),
                roster.leftOut().stream()
                        .map(jar -> new Other(
                                jar.source().toString(), jar.positions().orElse(null)))
                        .toList(),
                ending.unplayed().stream()
                        .map(game -> new NotPlayed(game.pairing().id(), game.reason()))
                        .toList());
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

    private static Entry entry(Entrant entrant, String folder) {
        return new Entry(
                entrant.name(),
                entrant.jar().source().toString(),
                entrant.jar().sha256(),
                entrant.jar().agentClass(),
                entrant.jar().isSample(),
                new TreeMap<>(entrant.options()),
                folder);
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

    private static Why why(Problem problem) {
        return new Why(problem.what(), problem.why(), problem.remedy());
    }
}
