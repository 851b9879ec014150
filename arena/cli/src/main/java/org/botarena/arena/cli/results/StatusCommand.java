package org.botarena.arena.cli.results;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "status", description = "Says how far a tournament is, also while it runs.")
public final class StatusCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "The results folder; by default the newest unfinished one in results/.")
    private Path folder;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Path meant = FolderArgument.of(folder);
        try (Store store = FolderArgument.read(meant, spec.commandLine().getErr())) {
            Setup setup = store.setup(games.games());
            Ledger ledger = store.games();
            Tally tally = new Tally(setup);
            ledger.tell(tally);
            out.println(Scoreboard.of(tally).text());
            out.printf(
                    "%s: %s, %d of %s%d games%n",
                    meant,
                    text(store.progression().state(), Store.holder(meant)),
                    tally.games(),
                    setup.format().isFixed() ? "" : "at most ",
                    setup.games());
            return 0;
        } catch (StoreException | IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private static String text(State state, Optional<String> holder) {
        return switch (state) {
            case FINISHED -> "finished";
            case STOPPED -> "stopped; arena resume goes on";
            case BEGUN -> holder.map("running (%s)"::formatted).orElse("ended by force; arena resume goes on");
        };
    }
}
