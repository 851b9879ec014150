package org.botarena.arena.ask;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.tournament.fixture.WrittenLine;

/**
 * A position of a game with its rules, as named on the command line. Immutable.
 *
 * @param <P> the positions of the game
 */
public record NamedPosition<P extends Position<P>>(Rules<P> rules, P position) {
    /**
     * The game's start, or the position of a text.
     *
     * @param text the position's text, or the moves that lead to it; null for the start
     * @throws IllegalArgumentException with the reason if it is not a position
     */
    public static <P extends Position<P>> NamedPosition<P> of(Rules<P> rules, String text) {
        return new NamedPosition<>(
                rules,
                text == null
                        ? rules.start()
                        : WrittenLine.ofPosition(rules, text).reached());
    }

    /**
     * The position after some moves.
     *
     * @param moves in notation, or as other programs of the game write them
     * @throws IllegalArgumentException naming the move that is unreadable or illegal, and its place
     */
    public NamedPosition<P> after(String moves) {
        P reached = position;
        List<String> words = rules.moves(position, moves);
        for (int i = 0; i < words.size(); i++) {
            try {
                reached = reached.tryPlay(reached.parse(words.get(i)));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        String.format(
                                Locale.ROOT, "move %d of '%s': %s%s", i + 1, moves, e.getMessage(), legal(reached)),
                        e);
            }
        }
        return new NamedPosition<>(rules, reached);
    }

    private static <P extends Position<P>> String legal(P position) {
        return position.turn() == Position.OVER
                ? " (the game is over)"
                : " (legal are: %s)".formatted(String.join(" ", notation(position)));
    }

    /** The legal moves in notation, in the game's order. */
    public List<String> moves() {
        return notation(position);
    }

    private static <P extends Position<P>> List<String> notation(P position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).toList();
    }

    /** Whether nothing in it is hidden. */
    public boolean isComplete() {
        return position.guess(new SplittableRandom(0)).equals(position);
    }

    /** Whether the player to move would see no more: the position is complete, or is that player's view. */
    boolean isSeenByTheMover() {
        int turn = position.turn();
        return position.guess(new SplittableRandom(0)).seenBy(turn).equals(position.seenBy(turn));
    }

    public boolean isOver() {
        return position.turn() == Position.OVER;
    }

    /** The result by player; only after the end of the game. */
    public List<Double> scores() {
        return IntStream.range(0, rules.players()).mapToObj(position::score).toList();
    }
}
