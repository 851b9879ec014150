package org.botarena.arena.report.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.ShortLines;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.JsonText;

/**
 * Reads {@code games.jsonl} line by line. Immutable.
 *
 * @param file opened by each method
 */
public record GamesFile(Path file) {
    /** the classes of a game know which fields are optional */
    private static final ObjectReader GAME = JsonText.MAPPER
            .readerFor(GameRecord.class)
            .without(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

    /** The byte order mark that an editor may have written. */
    private static final String MARK = "\uFEFF";

    /**
     * The first game that matches.
     *
     * @throws ResultsException if the file cannot be read or a line before it is not a game (with file and line)
     */
    public Optional<GameRecord> find(Predicate<GameRecord> fits) {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new ShortLines(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                GameRecord game = parse(number == 1 && line.startsWith(MARK) ? line.substring(1) : line, number);
                if (fits.test(game)) {
                    return Optional.of(game);
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(file, ResultsException.why(e)), e);
        }
    }

    private GameRecord parse(String line, int number) {
        try {
            GameRecord game = Optional.ofNullable(GAME.<GameRecord>readValue(line))
                    .orElseThrow(() -> new IllegalArgumentException("it says null"));
            game.requirePublished();
            return game;
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new ResultsException(String.format(Locale.ROOT, "%s:%d: no game: %s", file, number, why(e)), e);
        }
    }

    private static String why(Exception e) {
        return e instanceof ValueInstantiationException refused && refused.getCause() != null
                ? refused.getCause().getMessage()
                : e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
    }
}
