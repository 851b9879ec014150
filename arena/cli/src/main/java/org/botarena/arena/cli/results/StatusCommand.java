package org.botarena.arena.cli.results;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.view.TournamentView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "status", header = "Show progress", description = "Show how far a tournament is, also while it runs.")
public final class StatusCommand extends ArenaCommand {
    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "Results folder (default: list all in results/, newest first).")
    private Path folder;

    @Option(names = "--json", description = "Print JSON for programs: a list, also of one.")
    private boolean json;

    @Mixin
    private GamesOption games;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() {
        List<Path> meant = folder == null ? TournamentFolders.newestFirst() : List.of(FolderArgument.of(folder));
        if (meant.isEmpty() && !json) {
            throw new Failed(Sentence.of("error.no-tournament-yet", TournamentFolders.RESULTS.toAbsolutePath())::in);
        }
        List<StatusJson> told = new ArrayList<>();
        for (Path each : meant) {
            try {
                told.add(status(each, folder != null && !json));
            } catch (Failed | StoreException | IllegalArgumentException e) {
                if (folder != null) {
                    throw new Failed(e);
                }
                err().println("arena: " + new Failed(e).in(language.language()));
            }
        }
        if (json) {
            out().println(JsonText.line(told));
        } else {
            told.forEach(each -> out().println(
                            folder == null ? each.longLine(language.language()) : each.line(language.language())));
        }
        return 0;
    }

    /** The progress of a tournament; its tables are printed if requested. */
    private StatusJson status(Path meant, boolean isWhole) {
        try (Store store = FolderArgument.read(meant, err())) {
            Games known = games.games(meant);
            Setup setup = store.setup(known);
            TournamentView view = new TournamentView(meant, known, Clock.systemUTC());
            Scoreboard tables = view.scoreboard();
            if (isWhole) {
                out().println(tables.text(language.language()));
            }
            Optional<String> holder = Store.holder(meant);
            return new StatusJson(
                    meant.toString(),
                    StatusJson.state(store.progress(), holder),
                    holder.orElse(null),
                    setup.terms().rules().name(),
                    setup.format().toString(),
                    view.ended(),
                    setup.games(),
                    !setup.format().isFixed(),
                    StandingsTable.of(tables.rows()).json(Surface.COMMAND),
                    WorkerRow.table(tables.workers()).json(Surface.COMMAND));
        }
    }
}
