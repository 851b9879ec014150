package org.botarena.arena.report.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.ShortLines;
import org.botarena.arena.text.JsonText;

/** Reads {@code games.jsonl}, line by line. Immutable. */
public final class GamesFile {
    private final Path file;

    /** A file, not opened yet. */
    public GamesFile(Path file) {
        this.file = file;
    }

    /**
     * The game of that id.
     *
     * @throws ResultsException if the file cannot be read, has no such game, or a line before it is no game (with file
     *     and line)
     */
    public SavedGame game(String id) {
        return find(game -> game.id().equals(id))
                .orElseThrow(() ->
                        new ResultsException("%s has no game '%s': each line's \"id\" is one".formatted(file, id)));
    }

    /**
     * The first game that fits.
     *
     * @throws ResultsException if the file cannot be read or a line before it is no game (with file and line)
     */
    public Optional<SavedGame> find(Predicate<SavedGame> fits) {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new ShortLines(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                SavedGame game = parse(line, ++number);
                if (fits.test(game)) {
                    return Optional.of(game);
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(file, ResultsException.why(e)), e);
        }
    }

    /**
     * All games, in the order of the file; read as they are asked for.
     *
     * @throws ResultsException as {@link #find} does
     */
    public void forEach(Consumer<SavedGame> taker) {
        find(game -> {
            taker.accept(game);
            return false;
        });
    }

    private SavedGame parse(String line, int number) {
        try {
            JsonNode tree = JsonText.MAPPER.readTree(line);
            complete(tree);
            Optional<SavedGame> game = Optional.ofNullable(JsonText.MAPPER.treeToValue(tree, SavedGame.class));
            game.ifPresent(GamesFile::checkPlies);
            return game.orElseThrow(() -> new IllegalArgumentException("it says null"));
        } catch (JsonProcessingException | IllegalArgumentException e) {
            String why = e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
            throw new ResultsException("%s:%d: no game: %s".formatted(file, number, why), e);
        }
    }

    /** Evidence stands where there is some, and there was none in files of earlier versions. */
    private static void complete(JsonNode game) {
        game.findParents("move").forEach(ply -> ((ObjectNode) ply).putIfAbsent("excused", NullNode.getInstance()));
        game.findParents("kind").forEach(fault -> ((ObjectNode) fault).putIfAbsent("evidence", NullNode.getInstance()));
    }

    private static void checkPlies(SavedGame game) {
        boolean isCounted = IntStream.range(0, game.plies().size())
                .allMatch(ply -> game.plies().get(ply).ply() == ply);
        if (!isCounted) {
            throw new IllegalArgumentException("its plies are not numbered from 0");
        }
    }
}
