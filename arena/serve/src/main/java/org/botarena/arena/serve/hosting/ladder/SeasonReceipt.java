package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.text.JsonText;

/**
 * The file {@code seasons/N/receipt.json}: the words of all that was played in a season, for whoever keeps the folder. It names no
 * author. Immutable.
 *
 * @param season its number, from 1
 * @param begun when; UTC
 * @param ended when; UTC
 * @param receipts the words of each folder, by where it lies in that of the event, as {@code arena verify} prints them
 */
public record SeasonReceipt(int season, String name, String begun, String ended, Map<String, String> receipts) {
    static final String FILE = "receipt.json";

    /**
     * Writes that of a season, in the place of an older one.
     *
     * @param event its folder
     * @throws org.botarena.arena.files.ResultsException if it cannot be written
     */
    public static void write(Path event, Season season) {
        SeasonReceipt receipt =
                new SeasonReceipt(season.number(), season.name(), season.begun(), season.ended(), season.receipts());
        WholeFile.write(
                new LadderFolders(event).ofSeason(season.number()).resolve(FILE),
                out -> out.write(
                        JsonText.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(receipt) + "\n"));
    }
}
