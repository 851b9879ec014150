package org.botarena.arena.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.botarena.arena.report.ResultsException;
import org.botarena.arena.report.Scoreboard;
import org.botarena.arena.store.Reports;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "report", description = "Writes all files of a results folder anew, from the tournament's store.")
final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The results folder.")
    private Path folder;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        Path meant = TournamentFolder.of(folder);
        Store.holder(meant).ifPresent(holder -> {
            throw new Failed(
                    "%s: a run is at it (%s) and writes the reports itself at its end".formatted(meant, holder));
        });
        try (Store store = TournamentFolder.read(meant)) {
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
