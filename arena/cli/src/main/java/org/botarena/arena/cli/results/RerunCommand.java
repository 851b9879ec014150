package org.botarena.arena.cli.results;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.console.ReceiptLine;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.event.AcceptedResult;
import org.botarena.arena.event.FolderArgument;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.spec.SavedSettings;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "rerun",
        description = "Plays a game of a tournament again, with the same jars, opening and seeds, and says how often it"
                + " ended alike; also one that was given up.",
        footer = {
            "",
            "Nothing is changed, unless --accept enters the new result: it counts from then on, and is marked with the"
                    + " reason. What was there stays on file."
        })
public final class RerunCommand implements Callable<Integer> {
    private static final int MOST = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "DIR", description = "The results folder.")
    private Path folder;

    @Parameters(index = "1", paramLabel = "GAME", description = "The game's id.")
    private String id;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "1",
            description = "How often it is played (default: ${DEFAULT-VALUE}).")
    private int times;

    @Option(
            names = "--accept",
            paramLabel = "REASON",
            description = "Let the new result count instead, for this reason.")
    private String reason;

    @Option(
            names = "--agent-java",
            paramLabel = "HOME",
            description = "The JDK that runs the agents; by default the arena's own.")
    private Path agentJava;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            description =
                    "The level that the tournament has, typed again: for a folder from elsewhere without a sandbox.")
    private Isolation isolation;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() throws InterruptedException {
        require(times >= 1 && times <= MOST, "--times is %d: it must be from 1 to %d".formatted(times, MOST));
        require(reason == null || times == 1, "--accept takes one result: it does not go with --times");
        require(reason == null || !reason.isBlank(), "--accept needs a reason: it stands in the results");
        Path meant = FolderArgument.of(folder);
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(agentJava, games.jars());
                Store store = reason == null
                        ? FolderArgument.read(meant, spec.commandLine().getErr())
                        : Store.open(meant)) {
            interruption.stopsWith(venue::stopAdmission, Thread.currentThread()::interrupt);
            return rerun(store, venue);
        } catch (ResultsException | StoreException | IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private int rerun(Store store, Venue venue) throws InterruptedException {
        Setup setup = store.setup(venue.games());
        AcceptedResult exchange = new AcceptedResult(store, venue.games());
        Optional<String> refusal = reason == null ? Optional.empty() : exchange.refusal(id);
        if (refusal.isPresent()) {
            throw new Failed("--accept: " + refusal.get());
        }
        Dispute dispute = Dispute.of(store, id, venue.admission());
        PrintWriter out = spec.commandLine().getOut();
        dispute.damage().forEach(damage -> spec.commandLine().getErr().println("arena: " + damage));
        out.println("on file  " + dispute.onFile());
        Terms terms = setup.terms();
        new SavedSettings(store).requireLevel(isolation != null);
        require(
                isolation == null || isolation == terms.isolation(),
                "--isolation is %s, and the tournament has %s: a game is played again as it was"
                        .formatted(isolation, terms.isolation()));
        Protection.strongest(Optional.of(terms.isolation()), venue, terms.heapMiB());
        GameRecord last = null;
        try (LiveTable table = venue.table(terms, 1, Lanes.Use.CHECK)) {
            for (int time = 1; time <= times; time++) {
                last = Replays.brief().play(table, dispute.pairing());
                out.println("%7d  %s".formatted(time, dispute.meet(last)));
            }
        }
        out.println(dispute.verdict());
        if (reason != null) {
            accept(dispute.joined(last), exchange);
            out.println(ReceiptLine.written(store));
        }
        return 0;
    }

    private void accept(GameRecord game, AcceptedResult exchange) {
        if (game.result().scores().isEmpty()) {
            throw new Failed("it has no result this time (%s): nothing was accepted"
                    .formatted(game.result().voided().orElse("it was disturbed")));
        }
        boolean isReopened = exchange.accept(game, reason);
        spec.commandLine()
                .getOut()
                .println("The new result counts now; the results are written anew."
                        + (isReopened ? " With it there is more to play: arena resume %s".formatted(folder) : ""));
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
