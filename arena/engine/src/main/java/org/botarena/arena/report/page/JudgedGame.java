package org.botarena.arena.report.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.form.StableJson;

/**
 * The judges' analysis of the positions of a game. A results folder keeps it as a line of {@value #FILE}, and the
 * report draws it. Immutable.
 *
 * @param id of the game
 * @param moves that were judged, in notation; a game replayed under this id may have others
 * @param positions in order
 * @param seats how well each seat kept the result
 */
public record JudgedGame(String id, String moves, List<Position> positions, List<Mistakes> seats) {
    /** The name of the file. */
    public static final String FILE = "judged.jsonl";

    /**
     * The value of a position.
     *
     * @param plies before it
     * @param isExact whether it is solved rather than estimated by a search
     * @param value for the first side, from -1 for a loss to 1 for a win
     * @param best the best move
     */
    public record Position(int plies, boolean isExact, double value, String best) {}

    /**
     * A count of moves that gave a result away.
     *
     * @param made moves after which perfect play has a worse result than before
     * @param decided moves in solved positions where a move could keep the result and another could lose it
     */
    public record Mistakes(int made, int decided) {
        /** In no position. */
        public static final Mistakes NONE = new Mistakes(0, 0);

        /** These and others. */
        public Mistakes plus(Mistakes more) {
            return new Mistakes(made + more.made, decided + more.decided);
        }

        /** Mistakes in 100 decided moves; NaN without any. */
        public double per100() {
            return 100.0 * made / decided;
        }
    }

    /** Makes the analysis of a game. */
    public JudgedGame(GameRecord game, List<Position> positions, List<Mistakes> seats) {
        this(game.id(), moves(game), positions, seats);
    }

    private static String moves(GameRecord game) {
        return game.plies().stream().map(Ply::move).collect(Collectors.joining(" "));
    }

    /**
     * The judged games of a results folder, by id; empty without the file. Skips damaged lines, which can be made
     * again.
     */
    public static Map<String, JudgedGame> in(Path folder) {
        Map<String, JudgedGame> games = new HashMap<>();
        try (Stream<String> lines = Files.lines(folder.resolve(FILE), StandardCharsets.UTF_8)) {
            lines.map(JudgedGame::parsed).flatMap(Optional::stream).forEach(game -> games.put(game.id, game));
        } catch (IOException | UncheckedIOException e) {
            return games; // the readable lines are enough
        }
        return games;
    }

    private static Optional<JudgedGame> parsed(String line) {
        try {
            return Optional.of(StableJson.value(line, JudgedGame.class))
                    .filter(game ->
                            game.id != null && game.moves != null && game.positions != null && game.seats != null);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** The line. */
    public String line() {
        return StableJson.text(this);
    }

    /** Whether the game has the judged moves. */
    public boolean isOf(GameRecord game) {
        return moves.equals(moves(game));
    }
}
