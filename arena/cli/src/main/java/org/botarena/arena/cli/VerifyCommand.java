package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.botarena.arena.store.Audit;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "verify",
        description =
                "Looks for damage in a tournament's store: SQLite's own check, the hashes of jars and records, and"
                        + " every game once more through the rules.",
        footer = {
            "",
            "Exit code 1 if something is wrong. It finds damage; whoever changes a store on purpose can hide it."
        })
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The results folder.")
    private Path folder;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try (Store store = TournamentFolder.read(
                TournamentFolder.of(folder), spec.commandLine().getErr())) {
            Audit.Finding finding = Audit.of(store, games.games());
            finding.damage().forEach(damage -> out.println("damaged: " + damage));
            out.println(
                    finding.damage().isEmpty()
                            ? "%s: all is well (%s, %s)"
                                    .formatted(
                                            folder,
                                            Numbers.counted(finding.records(), "record"),
                                            Numbers.counted(
                                                    store.entrants().last().size(), "entrant"))
                            : "%s: %d wrong, %s read"
                                    .formatted(
                                            folder,
                                            finding.damage().size(),
                                            Numbers.counted(finding.records(), "record")));
            return finding.damage().isEmpty() ? 0 : 1;
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
        }
    }
}
