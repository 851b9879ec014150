package org.botarena.arena.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.BiFunction;
import org.botarena.api.Rules;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.report.games.Ggf;
import org.botarena.arena.report.games.Pdn;
import org.botarena.arena.report.games.SavedGame;
import org.botarena.arena.report.html.ReportPage;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/**
 * What is made for readers and for other programs of {@code results.json} and {@code games.jsonl}, and of nothing else: the
 * same results give the same bytes. Immutable.
 */
final class Publication {
    private final Path folder;
    private final Rules<?> rules;
    private final Summary summary;
    private final Language language;

    /**
     * A publication into a results folder.
     *
     * @param rules of the game
     * @param summary what {@code results.json} holds
     * @param language of the report
     */
    Publication(Path folder, Rules<?> rules, Summary summary, Language language) {
        this.language = language;
        this.folder = folder;
        this.rules = rules;
        this.summary = summary;
    }

    /**
     * Writes {@code report.html} and, of Reversi and draughts, the games in the formats of other programs.
     *
     * @throws ResultsException if the games cannot be read or the disk is full
     */
    void write() {
        GamesFile games = new GamesFile(folder.resolve("games.jsonl"));
        WholeFile.write(
                folder.resolve("report.html"),
                out -> out.write(new ReportPage(rules, language).of(summary, games::forEach)));
        switch (rules.name().replaceFirst(":.*", "")) {
            case "reversi" -> games("games.ggf", games, Ggf::of);
            case "draughts" -> games("games.pdn", games, Pdn::of);
            default -> {} // no format that others read
        }
    }

    private void games(String name, GamesFile games, BiFunction<SavedGame, String, String> format) {
        WholeFile.write(
                folder.resolve(name),
                out -> games.forEach(game -> {
                    try {
                        out.write(VisibleText.of(format.apply(game, summary.started())));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }));
    }
}
