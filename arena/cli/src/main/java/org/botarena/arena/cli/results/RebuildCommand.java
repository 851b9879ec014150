package org.botarena.arena.cli.results;

import java.nio.file.Path;
import org.botarena.api.Games;
import org.botarena.arena.cli.console.ReceiptLine;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.rebuild.Rebuild;
import org.botarena.arena.report.Reports;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "rebuild",
        header = "Repair a results folder",
        description = "Restore a tournament's files from all that can be read of its journal and its database.",
        footer = {"", "A damaged journal stays under another name. Losses are listed, and then the exit code is 1."})
public final class RebuildCommand extends ArenaCommand {
    @Parameters(paramLabel = "DIR", description = "Results folder.")
    private Path folder;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        try {
            Rebuild.Outcome outcome = Rebuild.of(folder);
            outcome.notes().forEach(note -> out().println("from   " + note));
            outcome.losses().forEach(loss -> out().println("lost   " + loss));
            Games known = games.games(folder);
            try (Store store = Store.open(folder)) {
                store.notes().forEach(note -> out().println("note   " + note));
                Reports.write(store, known);
                out().println("%s: %s recorded, and its reports are written again"
                        .formatted(folder, Numbers.counted(store.games().count(), "game")));
                out().println(ReceiptLine.written(store));
            }
            return outcome.losses().isEmpty() ? 0 : 1;
        } catch (StoreException | ResultsException | IllegalArgumentException e) {
            throw new Failed(e);
        }
    }
}
