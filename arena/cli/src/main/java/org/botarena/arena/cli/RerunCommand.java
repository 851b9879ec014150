package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Terms;
import org.botarena.arena.report.ResultsException;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.store.Reports;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.Setup;
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
final class RerunCommand implements Callable<Integer> {
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
            converter = Level.class,
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
        Path meant = TournamentFolder.of(folder);
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(agentJava, games.jars());
                Store store = reason == null
                        ? TournamentFolder.read(meant, spec.commandLine().getErr())
                        : Store.open(meant)) {
            interruption.stopsWith(venue::stopAdmission, Thread.currentThread()::interrupt);
            return rerun(store, venue);
        } catch (ResultsException | StoreException | IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private int rerun(Store store, Venue venue) throws InterruptedException {
        Setup setup = store.setup(venue.games());
        if (reason != null && !setup.format().isFixed()) {
            throw new Failed(
                    "--accept: in a %s the rounds after this game were drawn from its result, which can therefore"
                                    .formatted(setup.format())
                            + " not be exchanged");
        }
        Dispute dispute = Dispute.of(store, id, venue.admission());
        PrintWriter out = spec.commandLine().getOut();
        dispute.damage().forEach(damage -> spec.commandLine().getErr().println("arena: " + damage));
        out.println("on file  " + dispute.onFile());
        Terms terms = setup.terms();
        new Precedent(store).requireLevel(isolation != null);
        require(
                isolation == null || isolation == terms.isolation(),
                "--isolation is %s, and the tournament has %s: a game is played again as it was"
                        .formatted(isolation, terms.isolation()));
        Protection.strongest(Optional.of(terms.isolation()), venue, terms.heapMiB());
        GameRecord last = null;
        try (LiveTable table = venue.table(terms, 1)) {
            for (int time = 1; time <= times; time++) {
                last = Replays.brief().play(table, dispute.pairing());
                out.println("%7d  %s".formatted(time, dispute.meet(last)));
            }
        }
        out.println(dispute.verdict());
        if (reason != null) {
            accept(dispute.joined(last), store, venue);
        }
        return 0;
    }

    private void accept(GameRecord game, Store store, Venue venue) {
        if (game.result().scores().isEmpty()) {
            throw new Failed("it has no result this time (%s): nothing was accepted"
                    .formatted(game.result().voided().orElse("it was disturbed")));
        }
        store.games().accept(game, reason);
        Reports.write(store, venue.games());
        PrintWriter out = spec.commandLine().getOut();
        out.println("The new result counts now; the results are written anew.");
        out.println(ReceiptLine.written(store));
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
