package org.botarena.arena.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.botarena.api.Rules;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.PlayedGame;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.html.ReportPage;
import org.botarena.arena.report.page.JudgedGame;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/**
 * Writes the report and the game notations from the summary and the games; the same results give the same bytes.
 * Immutable.
 *
 * @param rules of the game
 * @param summary what {@code results.json} holds
 * @param judged the judges' analyses of games, by id
 * @param language of the report
 */
record Publication(Path folder, Rules<?> rules, Summary summary, Map<String, JudgedGame> judged, Language language) {
    /**
     * Writes {@code report.html} and the games in the notations that other programs read, in one pass over the
     * games.
     *
     * @param games passes each game to its argument, in the order of {@code games.jsonl}
     * @throws org.botarena.arena.files.ResultsException if the games cannot be read or the disk is full
     */
    void write(Consumer<Consumer<GameRecord>> games) {
        write(games, rules.notations(), Map.of());
    }

    /** Opens the files of the remaining notations one by one, then writes the games to all of them. */
    private void write(
            Consumer<Consumer<GameRecord>> games, List<GameNotation> notations, Map<GameNotation, Writer> open) {
        if (notations.isEmpty()) {
            WholeFile.write(folder.resolve("report.html"), out -> out.write(page(games, open)));
            return;
        }
        GameNotation first = notations.get(0);
        WholeFile.write(folder.resolve("games." + first.suffix()), out -> {
            Map<GameNotation, Writer> all = new LinkedHashMap<>(open);
            all.put(first, out);
            write(games, notations.subList(1, notations.size()), all);
        });
    }

    private String page(Consumer<Consumer<GameRecord>> games, Map<GameNotation, Writer> open) {
        return new ReportPage(rules, language)
                .of(
                        summary,
                        judged,
                        taker -> games.accept(game -> {
                            taker.accept(game);
                            open.forEach((notation, out) -> write(game, notation, out));
                        }));
    }

    private void write(GameRecord game, GameNotation notation, Writer out) {
        try {
            game.replay(rules);
        } catch (IllegalArgumentException e) {
            return; // damaged or forged: no other program could read it
        }
        try {
            out.write(VisibleText.of(notation.text(played(game))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private PlayedGame played(GameRecord game) {
        return new PlayedGame(
                game.id(),
                game.game(),
                summary.started(),
                game.fixture().pair() + 1,
                game.names(),
                game.start(),
                game.plies().stream()
                        .map(ply -> new PlayedGame.Ply(
                                ply.move(),
                                ply.player() < 0 ? OptionalDouble.empty() : OptionalDouble.of(ply.wallMs() / 1000)))
                        .toList(),
                !game.isDisturbed() ? Optional.of(ending(game)) : Optional.empty());
    }

    private static PlayedGame.Ending ending(GameRecord game) {
        return new PlayedGame.Ending(
                game.scores(),
                game.points(),
                game.faults().stream()
                        .findFirst()
                        .map(fault -> new PlayedGame.Fault(
                                fault.player(),
                                fault.verdict().kind(),
                                fault.verdict().isTimeout())));
    }
}
