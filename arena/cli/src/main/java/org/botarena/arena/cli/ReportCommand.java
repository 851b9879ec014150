package org.botarena.arena.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.ResultsException;
import org.botarena.arena.report.Scoreboard;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.store.Reports;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "report", description = "Writes all files of a results folder anew, from the tournament's store.")
final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The results folder.")
    private Path folder;

    @Option(
            names = "--grades",
            paramLabel = "FILE",
            description = "Grade by these rules from now on, a line each: 0.95 vs random -> 10.")
    private Path grades;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        Path meant = TournamentFolder.of(folder);
        Store.holder(meant).ifPresent(holder -> {
            throw new Failed(
                    "%s: a run is at it (%s) and writes the reports itself at its end".formatted(meant, holder));
        });
        try (Store store = TournamentFolder.read(meant, spec.commandLine().getErr())) {
            if (grades != null) {
                GradeRules.read(grades).require(store.setup(games.games()).names(), List.of());
                Results.grade(meant, grades);
            }
            Scoreboard tables = Reports.write(store, games.games());
            spec.commandLine().getOut().println(tables.text());
            spec.commandLine()
                    .getOut()
                    .println("Results  " + meant.toAbsolutePath().normalize());
            return 0;
        } catch (ResultsException | StoreException | IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }
}
