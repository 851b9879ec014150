package org.botarena.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.RunEnd;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.Tournament;

/** Makes every other file of a results folder from the store; the same store gives the same bytes. */
public final class Reports {
    private Reports() {}

    /** The start of a report, which names its language. */
    private static final Pattern LANGUAGE = Pattern.compile("(?s)<!DOCTYPE html>\\s*<html lang=\"([a-z]+)\">.*");

    private static final int BEGINNING = 100;

    /**
     * The language in which a folder's report is written again.
     *
     * @param typed the user's choice; if empty, the language of the existing report, else of the user's system
     */
    public static Language language(Path folder, Optional<Language> typed) {
        return typed.or(() -> written(folder.resolve("report.html"))).orElseGet(Language::ofSystem);
    }

    private static Optional<Language> written(Path report) {
        if (!Files.isRegularFile(report)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(report)) {
            Matcher page = LANGUAGE.matcher(new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8));
            return page.matches() ? Optional.of(Language.of(Locale.forLanguageTag(page.group(1)))) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // it is about to be rewritten
        }
    }

    /**
     * Rewrites the files in the tournament's folder, with the report in its existing language.
     *
     * @return the tables
     * @throws org.botarena.arena.files.ResultsException if they cannot be written; existing files stay
     */
    public static Scoreboard write(Store store, Games games) {
        return write(store, games, store.folder());
    }

    /**
     * Writes the files into any folder, with the report in the language of the tournament's own report.
     *
     * @return the tables
     * @throws org.botarena.arena.files.ResultsException if they cannot be written; existing files stay
     */
    public static Scoreboard write(Store store, Games games, Path folder) {
        return write(
                store,
                store.games(),
                games,
                folder,
                language(store.folder(), Optional.empty()),
                Optional.empty(),
                store.end(),
                () -> {});
    }

    /**
     * Writes the files and reports the progress.
     *
     * @param gradebook the gradebook of the course, to be filled in
     * @param end how the reported run ended; it need not be recorded yet
     * @param read is called after each game that has been read
     */
    public static Scoreboard write(
            Store store,
            Ledger ledger,
            Games games,
            Path folder,
            Language language,
            Optional<Gradebook> gradebook,
            RunEnd end,
            Runnable read) {
        List<GameRecord> unplayed = ledger.givenUp();
        try (Results results = new Results(
                folder,
                store.folder(),
                store.setup(games),
                store.roster(),
                store.provenance(),
                language,
                end,
                gradebook)) {
            long[] played = {0};
            ledger.each(game -> {
                results.ended(game);
                played[0]++;
                read.run();
            });
            unplayed.forEach(results::unplayed);
            return results.finish(new Tournament.Ending(end.isInterrupted(), played[0], GameRecord.reasons(unplayed)));
        }
    }
}
