package org.botarena.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Map;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionValueTest {
    enum Form {
        PAPER,
        FIRST_PLAY
    }

    /** An agent's view with options of all types. */
    private record Seat(Map<String, String> options) implements Game<TicTacToe> {
        Seat() {
            this(Map.of("nodes", "20000000000", "depth", "-3", "k", "0.3", "explain", "true", "form", "first-play"));
        }

        @Override
        public Rules<TicTacToe> rules() {
            throw new UnsupportedOperationException();
        }

        @Override
        public TicTacToe position() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long[] history() {
            return new long[0];
        }

        @Override
        public Duration timeLeft() {
            return Duration.ZERO;
        }

        @Override
        public long seed() {
            return 0;
        }
    }

    private final Game<TicTacToe> game = new Seat();

    @Test
    void anOptionIsConvertedToTheRequestedType() {
        int depth = game.option("depth", int.class);
        long nodes = game.option("nodes", long.class);
        double k = game.option("k", double.class);
        boolean isExplaining = game.option("explain", boolean.class);
        assertEquals(-3, depth);
        assertEquals(20_000_000_000L, nodes);
        assertEquals(0.3, k);
        assertEquals(true, isExplaining);
        assertEquals("first-play", game.option("form", String.class));
        assertEquals(Form.FIRST_PLAY, game.option("form", Form.class));
        assertEquals(-3.0, game.option("depth", Double.class), "a whole number is a number");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nodes   | int     | option nodes=20000000000 is read as int: it is not such a whole number. Declare the option as WHOLE, with bounds that fit, or read another type
            k       | long    | option k=0.3 is read as long: it is not such a whole number. Declare the option as WHOLE, with bounds that fit, or read another type
            form    | double  | option form=first-play is read as double: it is not a number. Declare the option as DECIMAL or WHOLE
            depth   | boolean | option depth=-3 is read as boolean: it is neither true nor false
            explain | Form    | option explain=true is read as Form: it is not one of [PAPER, FIRST_PLAY]
            k       | Object  | option k=0.3 is read as Object: an option is an int, long, double, boolean, String or enum
            """)
    void theMessageOfAWrongTypeIsASentence(String name, String type, String message) {
        Class<?> wanted = switch (type) {
            case "int" -> int.class;
            case "long" -> long.class;
            case "double" -> double.class;
            case "boolean" -> boolean.class;
            case "Form" -> Form.class;
            default -> Object.class;
        };
        IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class, () -> game.option(name, wanted));
        assertEquals(message, thrown.getMessage());
    }

    @Test
    void theMessageOfAnUndeclaredOptionListsTheDeclaredOnes() {
        Game<TicTacToe> seat = new Seat(Map.of("k", "1"));
        IllegalArgumentException thrown =
                assertThrows(IllegalArgumentException.class, () -> seat.option("c", double.class));
        assertEquals(
                "option 'c' does not exist among [k]: declare it with @Option on the agent's class",
                thrown.getMessage());
    }
}
