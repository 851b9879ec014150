package org.botarena.arena.report.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.PlayedGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Draughts games as read by a program that knows only the standard, PDN 3.0, with its own tags, numbers and board.
 * See <a href="https://pdn.fmjd.org/">the standard</a>.
 */
class PdnStandardTest {
    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    /** A reader of one game; strict. */
    private static final class Reader {
        private final Map<String, String> tags = new LinkedHashMap<>();
        private final List<String> words = new ArrayList<>();
        private final Map<Integer, String> board = new LinkedHashMap<>();
        private final int size;
        private String side;

        Reader(String game) {
            assertTrue(game.endsWith("\n\n"), "an empty line ends a game");
            String[] halves = game.split("\n\n", 2);
            for (String line : halves[0].split("\n", -1)) {
                int blank = line.indexOf(' ');
                assertTrue(line.startsWith("[") && line.endsWith("\"]") && line.charAt(blank + 1) == '"', line);
                String value = line.substring(blank + 2, line.length() - 2);
                assertTrue(!value.replace("\\\\", "").replace("\\\"", "").contains("\""), "a quote is escaped");
                assertNull(tags.put(line.substring(1, blank), value), "a tag comes once");
            }
            assertTrue(halves[1].lines().allMatch(line -> line.length() < 80), "lines of less than 80 characters");
            String moves = halves[1].strip().replaceAll("\\{[^}]*}", " ");
            words.addAll(Arrays.asList(moves.split("\\s+", -1)));
            String[] type = tags.get("GameType").split(",", -1);
            size = Integer.parseInt(type[2]);
            assertEquals(List.of("21", "W", "" + size, "" + size, "N2", "0"), List.of(type));
            setUp(tags.get("FEN"));
        }

        private void setUp(String fen) {
            assertEquals("1", tags.get("SetUp"), "a FEN wants it");
            String[] parts = fen.split(":", -1);
            assertEquals(3, parts.length, fen);
            side = parts[0];
            for (String part : List.of(parts[1], parts[2])) {
                for (String square : part.substring(1).split(",", -1)) {
                    int number = Integer.parseInt(square.replace("K", ""));
                    assertTrue(number >= 1 && number <= size * size / 2, fen);
                    board.put(number, part.charAt(0) + (square.startsWith("K") ? "K" : ""));
                }
            }
        }

        /** Plays all moves on its own board. */
        void play() {
            assertEquals(ROSTER, List.copyOf(tags.keySet()).subList(0, ROSTER.size()));
            int number = 1;
            boolean isNumbered = false;
            for (String word : words.subList(0, words.size() - 1)) {
                if (word.endsWith(".")) {
                    assertEquals(number + (side.equals("W") ? "." : "..."), word);
                    isNumbered = true;
                    continue;
                }
                assertTrue(isNumbered || side.equals("B"), "White's moves have numbers");
                move(word);
                isNumbered = false;
                number += side.equals("B") ? 1 : 0;
                side = side.equals("W") ? "B" : "W";
            }
            String result = words.get(words.size() - 1);
            assertTrue(List.of("1-0", "0-1", "1/2-1/2", "*").contains(result), result);
            assertEquals(tags.get("Result"), result);
        }

        /** Plays a move; a capture names each square where its piece lands. */
        private void move(String word) {
            boolean isCapture = word.contains("x");
            int[] squares = Arrays.stream(word.split(isCapture ? "x" : "-", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            String piece = board.remove(squares[0]);
            assertTrue(piece != null && piece.startsWith(side), word + ": whose piece is that");
            for (int i = 1; i < squares.length; i++) {
                int down = row(squares[i]) - row(squares[i - 1]);
                int right = column(squares[i]) - column(squares[i - 1]);
                assertEquals(isCapture ? 2 : 1, Math.abs(down), word);
                assertEquals(Math.abs(down), Math.abs(right), word);
                assertTrue(piece.endsWith("K") || down < 0 == side.equals("W"), word + ": men go forward");
                assertTrue(!board.containsKey(squares[i]), word + ": it is taken");
                if (isCapture) {
                    int over = square(row(squares[i - 1]) + down / 2, column(squares[i - 1]) + right / 2);
                    String taken = board.remove(over);
                    assertTrue(taken != null && !taken.startsWith(side), word + ": nothing to take on " + over);
                }
            }
            int last = squares[squares.length - 1];
            boolean isCrowned = row(last) == (side.equals("W") ? 0 : size - 1);
            board.put(last, isCrowned ? side + "K" : piece);
        }

        /** Numeric, square 1 at the top left: N2. */
        private int row(int square) {
            return (square - 1) / (size / 2);
        }

        private int column(int square) {
            return (square - 1) % (size / 2) * 2 + (row(square) % 2 == 0 ? 1 : 0);
        }

        private int square(int row, int column) {
            return row * (size / 2) + column / 2 + 1;
        }

        /** White's pieces and Black's, in the order of the squares. */
        String pieces() {
            StringBuilder text = new StringBuilder();
            for (String colour : List.of("W", "B")) {
                text.append(':').append(colour);
                text.append(String.join(
                        ",",
                        IntStream.rangeClosed(1, size * size / 2)
                                .filter(square -> board.getOrDefault(square, "").startsWith(colour))
                                .mapToObj(square -> board.get(square).substring(1) + square)
                                .toList()));
            }
            return text.toString();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"draughts", "draughts:size=10"})
    void anotherProgramReachesTheSameEnd(String name) {
        for (int i = 0; i < 200; i++) {
            played(Games.installed().parse(name), i);
        }
    }

    private static <P extends Position<P>> void played(Rules<P> rules, int number) {
        SplittableRandom random = new SplittableRandom(number);
        P position = rules.start();
        for (int i = 0; i < number % 4; i++) {
            position = position.play(position.randomMove(random));
        }
        P start = position;
        List<PlayedGame.Ply> plies = new ArrayList<>();
        while (position.turn() != Position.OVER) {
            long move = position.randomMove(random);
            plies.add(new PlayedGame.Ply(position.show(move), OptionalDouble.empty()));
            position = position.play(move);
        }
        double points = (position.score(0) + 1) / 2;
        PlayedGame game = new PlayedGame(
                "g" + number,
                rules.name(),
                "2026-11-20T12:00:00Z",
                1,
                List.of("a \"quoted\" name", "b"),
                start.toString(),
                plies,
                Optional.of(new PlayedGame.Ending(
                        List.of(position.score(0), position.score(1)), List.of(points, 1 - points), Optional.empty())));
        Reader reader = new Reader(rules.notations().get(0).text(game));
        reader.play();
        String end = position.toString();
        assertEquals(end.substring(1).split(" ", -1)[0], reader.pieces());
    }
}
