package org.botarena.arena.cli.results;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.console.ReceiptLine;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.verification.Audit;
import org.botarena.arena.verification.Receipt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        header = "Check what is recorded",
        description = "Check a tournament: the database, the hashes of jars and records, every game against the rules,"
                + " and the published files against the games.",
        footer = {
            "",
            "Exit code 1 if something is wrong. Someone who changes the store, the journal and the reports"
                    + " together can hide it, but not from --receipt with the published words."
        })
public final class VerifyCommand extends ArenaCommand {
    @Parameters(paramLabel = "DIR", description = "Results folder.")
    private Path folder;

    @Option(
            names = "--receipt",
            paramLabel = "WORDS",
            description = "Receipt that the run printed at its end; the tournament must match it.")
    private String receipt;

    @Option(
            names = "--full",
            description = "Compute every recorded draw of a ladder again (default: the last 20 and 100 others).")
    private boolean isFull;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private GamesOption games;

    /**
     * The findings, as {@code --json} prints them.
     *
     * @param folder of the results
     * @param well whether everything is right
     * @param records that were read
     * @param entrants their number
     * @param damage in sentences
     * @param receipt the words of the current state
     * @param signed whether this user's arena has written them
     * @param receiptDifferences from the given words; null if none were given
     */
    private record Verified(
            String folder,
            boolean well,
            long records,
            int entrants,
            List<String> damage,
            String receipt,
            boolean signed,
            List<String> receiptDifferences) {}

    @Override
    public Integer call() {
        Path meant = FolderArgument.of(folder);
        try (Store store = FolderArgument.read(meant, err())) {
            Audit.Finding finding = Audit.of(store, games.games(meant), isFull);
            List<String> differences = differences(store);
            if (json) {
                boolean isSound = finding.damage().isEmpty() && differences.isEmpty();
                out().println(JsonText.line(new Verified(
                        meant.toString(),
                        isSound,
                        finding.records(),
                        store.entrants().last().size(),
                        finding.damage(),
                        Receipt.of(store).words(),
                        ReceiptLine.isSigned(store),
                        receipt == null ? null : differences)));
                return isSound ? 0 : 1;
            }
            finding.damage().forEach(damage -> out().println("damaged: " + damage));
            differences.forEach(difference -> out().println("receipt: " + difference));
            boolean isWell = finding.damage().isEmpty();
            int entrants = store.entrants().last().size();
            String read = Numbers.counted(finding.records(), "record");
            out().println(
                            isWell
                                    ? "%s: all is well (%s, %s)"
                                            .formatted(folder, read, Numbers.counted(entrants, "entrant"))
                                    : "%s: %s wrong, %s read"
                                            .formatted(folder, finding.damage().size(), read));
            out().println(answer(store, differences.isEmpty()));
            return isWell && differences.isEmpty() ? 0 : 1;
        } catch (IllegalArgumentException e) {
            throw new Failed(
                    "%s cannot be read: %s; arena rebuild %s restores its files"
                            .formatted(meant, e.getMessage(), meant),
                    e);
        }
    }

    private List<String> differences(Store store) {
        try {
            return receipt == null ? List.of() : Receipt.differences(store, receipt);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--receipt: " + e.getMessage(), e);
        }
    }

    private String answer(Store store, boolean isSame) {
        if (receipt != null) {
            return isSame ? "The receipt is of this tournament, as it is here." : "The receipt is not of what is here.";
        }
        return ReceiptLine.now(store);
    }
}
