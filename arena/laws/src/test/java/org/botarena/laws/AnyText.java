package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.botarena.api.Games;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The rule for any text: options, positions and moves are read, or refused with an {@code IllegalArgumentException}
 * that begins with the name of the game. A text that is read prints itself again, and play can continue from it.
 */
final class AnyText {
    /** The number of plies played from a position that no game reaches. */
    private static final int PLIES = 3;

    private AnyText() {}

    /**
     * Reads a text of three lines: options, a position, a move; refused ones are replaced by the defaults and the
     * start.
     */
    static void read(String game, String text) {
        String[] lines = text.split("\n", 3);
        Rules<?> byDefault = Games.installed().parse(game);
        Rules<?> rules = lines[0].isEmpty() ? byDefault : rules(game, lines[0]).orElse(byDefault);
        readBoth(rules, lines.length > 1 ? lines[1] : "", lines.length > 2 ? lines[2] : "");
    }

    private static <P extends Position<P>> void readBoth(Rules<P> rules, String position, String move) {
        readMove(rules, position(rules, position).orElseGet(rules::start), move);
    }

    /** The rules with these options; empty if they are refused. */
    static Optional<Rules<?>> rules(String game, String options) {
        Optional<Rules<?>> read =
                refusedInTheNameOf(game, () -> Games.installed().parse(game + ":" + options));
        read.ifPresent(rules -> assertEquals(rules, Games.installed().parse(rules.name())));
        return read;
    }

    /** The position; empty if the text is refused. */
    static <P extends Position<P>> Optional<P> position(Rules<P> rules, String text) {
        Optional<P> read = refusedInTheNameOf(rules.name() + ": no position: ", () -> rules.parse(text));
        read.ifPresent(position -> playOn(rules, position));
        return read;
    }

    private static <P extends Position<P>> void playOn(Rules<P> rules, P read) {
        RandomGenerator random = new SplittableRandom(1);
        P position = read;
        for (int ply = 0; ply <= PLIES && position.turn() != Position.OVER; ply++) {
            readAgain(rules, position);
            position = position.play(position.randomMove(random));
        }
        readAgain(rules, position);
        for (int player = 0; player < rules.players(); player++) {
            readAgain(rules, read.seenBy(player));
        }
        readAgain(rules, read.guess(random));
    }

    private static <P extends Position<P>> void readAgain(Rules<P> rules, P position) {
        P again = rules.parse(position.toString());
        assertEquals(position, again);
        assertEquals(position.hashCode(), again.hashCode());
        assertEquals(position.toString(), again.toString());
        assertTrue(position.moves(new long[rules.maxMoves()]) == position.moves().length, position::toString);
    }

    /** Whether the text is a move, legal or not. */
    static <P extends Position<P>> boolean readMove(Rules<P> rules, P position, String text) {
        String game = rules.name().split(":", 2)[0];
        Optional<Long> read = refusedInTheNameOf(game, () -> position.parse(text));
        read.ifPresent(move -> {
            assertEquals(text, position.show(move));
            try {
                readAgain(rules, position.tryPlay(move));
            } catch (IllegalMove refused) {
                assertTrue(refused.getMessage().contains(text), refused::getMessage);
            }
        });
        return read.isPresent();
    }

    /** Any other exception, even a subclass of the right one, passes through. */
    private static <T> Optional<T> refusedInTheNameOf(String game, Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (IllegalArgumentException refused) {
            assertEquals(IllegalArgumentException.class, refused.getClass(), refused::toString);
            assertTrue(refused.getMessage().startsWith(game), refused::getMessage);
            return Optional.empty();
        }
    }
}
