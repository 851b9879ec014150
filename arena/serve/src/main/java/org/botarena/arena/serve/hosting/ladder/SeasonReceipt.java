package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.text.JsonText;

/**
 * The file {@code seasons/N/receipt.json}: the receipts of a season's tournaments, for people who keep the folder. It
 * names no author. Immutable.
 *
 * @param season its number, from 1
 * @param begun the time in UTC
 * @param ended the time in UTC
 * @param receipts the words of each folder, as {@code arena verify} prints them, by its path in the event's folder
 */
public record SeasonReceipt(int season, String name, String begun, String ended, Map<String, String> receipts) {
    static final String FILE = "receipt.json";

    /**
     * Writes the receipt of a season, replacing an older one.
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
